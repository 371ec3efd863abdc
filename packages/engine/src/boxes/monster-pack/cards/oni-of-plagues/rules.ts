import { card } from '../../../../state/catalogue.ts';
import { higherHonor } from '../../../../state/clans.ts';
import { ban } from '../../../../state/hooks.ts';

const KEPT_OUT = ban('kept-out-by-plagues', 'CARD-ONI-OF-PLAGUES');

/** Oni of Plagues. Players with more honor than its owner cannot move figures into its province. */
export const oniOfPlagues = card({
  id: 'oni-of-plagues',
  name: 'Oni of Plagues',
  season: 'autumn',
  // It is in games that name it.
  sets: ['extra-monsters'],
  type: 'monster',
  monster: { oni: true },
  cost: 1,
  copies: 1,
  here: {
    keepsOut: (state, owner, clan, _kind, _place, arrival) =>
      arrival === 'move' && higherHonor(state, clan, owner) ? KEPT_OUT : undefined,
  },
});
