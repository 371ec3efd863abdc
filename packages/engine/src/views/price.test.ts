import { expect, test } from 'vitest';
import { type Event, legalMoves, newGame, play, rngFrom } from '../index.ts';
import { writeMove } from '../moves/border.ts';
import { randomAsked, randomCode } from '../moves/random.ts';
import { clanId } from '../state/names.ts';
import { type Price, priceOf } from './price.ts';

/** Every purchase in some random games in which nobody declines one: the announced price, and what is paid. */
function purchases() {
  const bought: { said: Price; paid: number; because: string }[] = [];
  for (let n = 0; n < 8; n++) {
    const rng = rngFrom(`price ${n}`);
    const state = newGame({ clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'teapot', seed: `price ${n}` });
    for (let asked = randomAsked(state, rng); asked >= 0; asked = randomAsked(state, rng)) {
      const clan = clanId(asked);
      const buys = legalMoves(state, clan).filter((move) => move.type === 'buy');
      const move =
        buys[n % Math.max(1, buys.length)] ?? writeMove(state, asked, randomCode(state, asked, rng));
      const said = move.type === 'buy' ? priceOf(state, clan, move.card) : undefined;
      const events: Event[] = [];
      play(state, move, (event) => events.push(event));
      const taken = events.find((event) => event.type === 'cardTaken');
      if (said && taken) bought.push({ said, paid: taken.price, because: taken.because });
    }
  }
  return bought;
}

test('TRAIN-2 BONSAI-1 KAMI-7 the announced price is the price that is paid', () => {
  const bought = purchases();
  expect(bought.length).toBeGreaterThan(50);
  for (const { said, paid } of bought) expect(said.price).toBe(paid);
  expect(bought.some(({ said }) => said.capped < said.cost)).toBe(true);
  expect(bought.some(({ said }) => said.price < said.capped)).toBe(true);
  const favors = bought.filter(({ because }) => because === 'ryujin');
  expect(favors.length).toBeGreaterThan(0);
  for (const { said } of favors) expect(said.price).toBe(said.capped);
});
