import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import { newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { youIn } from '../table/persons.ts';
import type { Seat } from '../table/table.ts';
import { marksIn, movesIn, seatsFor, tableAfter, watcherOf } from './replay-table.ts';

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
    expect(youIn(state)).toBeUndefined();
  }
  expect(tableAfter(game, movesIn(game), moves.length).state().view.result).toEqual(result);
});

test('moves that were taken back are not seen again', () => {
  const game = { seats, record: newRecord(setup, [...moves.slice(0, 30), { undo: 20 }]) };
  expect(movesIn(game)).toEqual(moves.slice(0, 20));
});

test('it is seen with the eyes of whoever one was', () => {
  const game = { seats, record: newRecord(setup, moves, result) };
  expect(watcherOf({ ...game, mine: 'lotus' })).toBe('lotus');
  expect(tableAfter({ ...game, mine: 'lotus' }, movesIn(game), 10).state().me).toBe('lotus');
});

test('the seasons are marked where they begin', () => {
  const marks = marksIn({ seats, record: newRecord(setup, moves, result) });
  expect(marks.map(({ season }) => season)).toEqual(['spring', 'summer', 'autumn', 'winter']);
  expect(marks[0]?.at).toBe(0);
  expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('whoever plays on from here leads the clan whose eyes these are', () => {
  const record = newRecord(setup, moves, result);
  const alone: readonly Seat[] = seats.map(({ clan }) => ({
    clan,
    player: clan === 'koi' ? { kind: 'person' } : { kind: 'bot', level: 'shogun' },
  }));
  const peopleIn = (seated: readonly Seat[]) =>
    seated.filter(({ player }) => player.kind === 'person').map(({ clan }) => clan);
  expect(seatsFor({ seats: alone, record }, 'koi')).toEqual(alone);
  expect(seatsFor({ seats: alone, record }, 'all')).toEqual(alone);
  expect(peopleIn(seatsFor({ seats: alone, record }, 'turtle'))).toEqual(['turtle']);
  // Round one screen all stay; of an online game one is here.
  expect(peopleIn(seatsFor({ seats, record }, 'lotus'))).toEqual(['koi', 'lotus', 'turtle']);
  expect(peopleIn(seatsFor({ seats, record, mine: 'lotus' }, 'lotus'))).toEqual(['lotus']);
  expect(peopleIn(seatsFor({ seats, record, mine: 'lotus' }, 'koi'))).toEqual(['koi']);
});
