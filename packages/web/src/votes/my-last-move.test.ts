import { decisions, newGame, play, type Rng, randomMove, rngFrom } from '@hinode/engine';
import { expect, test } from 'vitest';
import type { LogEntry } from '../table/table.ts';
import { beforeMyLastMove } from './my-last-move.ts';

test('the last mandate that somebody chose is found, whatever others did since', () => {
  const rng: Rng = rngFrom('my last move');
  const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'my last move' });
  const log: LogEntry[] = [];
  const chosen: { readonly clan: string; readonly moves: number }[] = [];
  for (let moves = 1; chosen.length < 7; moves++) {
    const clan = decisions(state)[0]?.clan;
    const move = clan && randomMove(state, clan, rng);
    if (move === undefined) throw new Error('the game ended too early');
    play(state, move, (event) => {
      if (event.seenBy === 'all') log.push({ at: moves, event });
    });
    if (move.type === 'mandate') {
      chosen.push({ clan: move.clan, moves });
      expect(beforeMyLastMove(log, move.clan)).toBe(moves - 1);
    }
  }
});

test('somebody who has not moved yet has nothing to take back', () => {
  const opening: LogEntry = { at: 0, event: { type: 'seasonBegan', season: 'spring', seenBy: 'all' } };
  expect(beforeMyLastMove([opening], 'koi')).toBeUndefined();
});
