import { decisions, play } from '@hinode/engine';
import { playThrough } from '@hinode/engine/scenario';
import { isPausing } from '@hinode/engine/search';
import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

/** The last Harvest has brought everybody a coin: the pause before the war. */
const paused = () =>
  playThrough({
    name: 'the pause before the war',
    setup: { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'turns' },
    position: {
      shrines: ['amaterasu', 'fujin', 'raijin', 'susanoo'],
      at: { phase: 'mandate', turn: 7, clan: 'turtle', tiles: ['harvest'] },
    },
    moves: [{ clan: 'turtle', type: 'mandate', tile: 'harvest' }],
  });

test('DEAL-6 bots are ready for war at once, while persons still talk, and then are silent', () => {
  const state = paused();
  expect(isPausing(state)).toBe(true);
  const turns = turnsOf(new Set(['lotus', 'dragonfly']), ['koi', 'turtle']);
  for (const clan of ['lotus', 'dragonfly'] as const) {
    expect(turns.next(state)).toEqual({ clan, decision: { clan, kind: 'ready' } });
    const ready = { clan, type: 'ready', value: true } as const;
    expect(turns.word(state, ready, false)).toEqual(ready);
    play(state, ready);
  }
  expect(decisions(state).map(({ clan }) => clan)).toEqual(['koi', 'turtle']);
  expect(turns.next(state)).toBeUndefined();
});
