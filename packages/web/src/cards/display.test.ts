import { decisions, newGame, play, randomMove, rngFrom, view } from '@hinode/engine';
import { SET_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { displayOf } from './display.ts';

test('every season has twelve cards, on display or taken', () => {
  for (const set of SET_IDS) {
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
