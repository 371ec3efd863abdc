import { decisions, type Event, legalMoves, newGame, play, randomMove, rngFrom, view } from '@hinode/engine';
import { expect, test } from 'vitest';
import { displayOf } from './display.ts';
import { isBuy, priceOf } from './price.ts';

/** Every purchase of some games of chance: what the page says it costs, and what was paid. */
function purchases() {
  const bought: { said: ReturnType<typeof priceOf>; paid: number }[] = [];
  for (let n = 0; n < 8; n++) {
    const rng = rngFrom(`price ${n}`);
    const state = newGame({ clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'teapot', seed: `price ${n}` });
    for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
      const { clan } = asked;
      const buys = legalMoves(state, clan).filter((move) => move.type === 'buy');
      const move = buys[n % Math.max(1, buys.length)] ?? randomMove(state, clan, rng);
      const offer = { move };
      const said = isBuy(offer) ? priceOf(offer, view(state, clan)) : undefined;
      const events: Event[] = [];
      play(state, move, (event) => events.push(event));
      const taken = events.find((event) => event.type === 'cardTaken');
      if (said && taken?.type === 'cardTaken') bought.push({ said, paid: taken.price });
    }
  }
  return bought;
}

test('the price shown is the price paid, and says why where it is not the cost', () => {
  const bought = purchases();
  expect(bought.length).toBeGreaterThan(50);
  const reasons = new Set<string>();
  for (const { said, paid } of bought) {
    expect(said.price).toBe(paid);
    expect(said.because.length > 0).toBe(said.price < said.cost);
    for (const { key } of said.because) reasons.add(key);
  }
  expect([...reasons].sort()).toEqual(['card.less-ally', 'card.less-cap', 'card.less-own']);
});

test('every season has twelve cards, on display or taken', () => {
  for (const set of ['teapot', 'horseman', 'archway'] as const) {
    const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set, seed: 'display' });
    const rng = rngFrom('display');
    for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
      const now = view(state);
      if (now.phase === 'politics') {
        const shown = displayOf(now);
        expect(shown.reduce((sum, { left }) => sum + left, 0)).toBe(now.display.length);
        expect(shown.reduce((sum, { left, owners }) => sum + left + owners.length, 0)).toBe(12);
        expect(shown.slice(0, new Set(now.display).size).every(({ left }) => left > 0)).toBe(true);
      }
      play(state, randomMove(state, asked.clan, rng));
    }
  }
});
