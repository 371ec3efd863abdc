import { decisions, newGame, play, randomMove, rngFrom, view } from '@hinode/engine';
import { currentEngine } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import { offersTo } from '../table/showing.ts';
import { isBuy, tagOf } from './price.ts';

/** The price tags of all cards that can be bought in some random games. */
function tags() {
  const seen: ReturnType<typeof tagOf>[] = [];
  for (let n = 0; n < 4; n++) {
    const rng = rngFrom(`price ${n}`);
    const state = newGame({ clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'teapot', seed: `price ${n}` });
    for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
      const { clan } = asked;
      if (asked.kind === 'buy')
        for (const offer of offersTo(currentEngine, state, clan, 0).filter(isBuy))
          seen.push(tagOf(offer, view(state, clan)));
      play(state, randomMove(state, clan, rng));
    }
  }
  return seen;
}

test('a price is explained if it differs from the cost, and only then', () => {
  const seen = tags();
  expect(seen.length).toBeGreaterThan(100);
  for (const { price, cost, because } of seen) expect(because.length > 0).toBe(price < cost);
  const reasons = new Set(seen.flatMap(({ because }) => because.map(({ key }) => key)));
  expect([...reasons].sort()).toEqual(['card.less-ally', 'card.less-cap', 'card.less-own']);
});
