import { botOf, playGame } from '@hinode/bots';
import { newRecord, type Setup } from '@hinode/engine';
import { expect, test } from 'vitest';
import type { Seat } from '../table/table.ts';
import { movesIn, tableAfter } from './replay-table.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'horseman', seed: 'again' };
const bot = () => botOf('ashigaru');
const { moves, result } = playGame(setup, { koi: bot(), lotus: bot(), turtle: bot() }, 'again');
const seats: readonly Seat[] = (['koi', 'lotus', 'turtle'] as const).map((clan) => ({
  clan,
  player: { kind: 'person' },
}));

test('a game is seen again from its beginning to its end, and nobody is asked anything', () => {
  const game = { seats, record: newRecord(setup, moves, result) };
  for (let n = 0; n <= moves.length; n += 10) {
    const state = tableAfter(game, movesIn(game), n).state();
    expect(state).toMatchObject({ moves: n, me: 'koi', offers: [], mayGive: false, mayUndo: false });
    expect(state).not.toHaveProperty('decision');
    expect(state).not.toHaveProperty('cover');
  }
  expect(tableAfter(game, movesIn(game), moves.length).state().view.result).toEqual(result);
});

test('moves that were taken back are not seen again', () => {
  const game = { seats, record: newRecord(setup, [...moves.slice(0, 30), { undo: 20 }]) };
  expect(movesIn(game)).toEqual(moves.slice(0, 20));
});
