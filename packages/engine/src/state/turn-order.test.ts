import { expect, test } from 'vitest';
import { MANDATE_TURNS } from '../data/year.ts';
import { playCode } from '../game.ts';
import { newGame, rngFrom } from '../index.ts';
import { randomAsked, randomCode } from '../moves/random.ts';
import { nthSetup } from '../testing/walk.ts';
import { phaseOf, seasonOf, seats } from './clans.ts';
import { clanNumber } from './names.ts';
import { mandateTurnsOf } from './turn-order.ts';

test('POL-2 each clan gets the turns that are predicted at tea', () => {
  let compared = 0;
  for (let n = 0; n < 6; n++) {
    const state = newGame(nthSetup('turns', n));
    const rng = rngFrom(`turns ${n}`);
    let foretold = new Map<number, number>();
    let turns = new Map<number, number>();
    let season = -1;
    for (let clan = randomAsked(state, rng); clan >= 0; clan = randomAsked(state, rng)) {
      if (phaseOf(state) === 'tea') {
        season = seasonOf(state);
        turns = new Map(seats(state).map((one) => [one, 0]));
        foretold = new Map(seats(state).map((one) => [one, mandateTurnsOf(state, one)]));
      }
      playCode(state, clan, randomCode(state, clan, rng), (event) => {
        if (event.type !== 'mandateChosen') return;
        const chooser = clanNumber(event.clan);
        turns.set(chooser, (turns.get(chooser) ?? 0) + 1);
        if (event.turn !== MANDATE_TURNS) return;
        expect([season, ...turns]).toEqual([season, ...foretold]);
        compared++;
      });
    }
  }
  expect(compared).toBe(6 * 3);
});
