import { defineStep } from '../../../../agenda/agenda.ts';
import { settleToll } from '../../../../effects/travel.ts';
import { yesOrNo } from '../../../../effects/yes-or-no.ts';
import { saysYes } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { ban } from '../../../../state/hooks.ts';

const CHARGE = defineStep({
  name: 'path-of-the-serpent',
  about: { mover: 'clan', route: 'route' },
  ability: () => 'path-of-the-serpent',
  ...yesOrNo,
  answer: (table, clan, code, { mover, route }) => settleToll(table, clan, mover, route, saysYes(code)),
});

/** Path of the Serpent. You may charge another player 1 coin for a shipping route, once per route and mandate. */
export const pathOfTheSerpent = card({
  id: 'path-of-the-serpent',
  name: 'Path of the Serpent',
  season: 'summer',
  sets: ['core'],
  type: 'enhancement',
  cost: 0,
  copies: 1,
  onCrossing: { asks: CHARGE, closed: ban('route-closed', 'CARD-PATH-OF-THE-SERPENT') },
});
