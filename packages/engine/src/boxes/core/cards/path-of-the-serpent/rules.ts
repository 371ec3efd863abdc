import { defineStep } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { settleToll } from '../../../../effects/travel.ts';
import { saysYes, USE_NO, USE_YES } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';

const CHARGE = defineStep({
  name: 'path-of-the-serpent',
  asks: 'use',
  about: { mover: 'clan', route: 'route' },
  ability: () => 'path-of-the-serpent',
  options: (_state, _clan, out) => {
    offer(out, USE_NO);
    offer(out, USE_YES);
  },
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
  onCrossing: CHARGE,
});
