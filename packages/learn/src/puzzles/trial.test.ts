import type { Move } from '@hinode/engine';
import type { Game } from '@hinode/engine/games';
import { describe, expect, test } from 'vitest';
import { LADDER, puzzleNamed, puzzleOfDay } from './ladder.ts';
import type { Puzzle } from './puzzle.ts';
import { readPuzzle } from './reading.ts';
import { type Trial, trialOf } from './trial.ts';

function named(id: string): Puzzle {
  const puzzle = puzzleNamed(id);
  if (puzzle === undefined) throw new Error(`no puzzle ${id}`);
  return puzzle;
}

const kyoto = named('kyoto-with-four-coins');
const bid = (coins: object): Move => ({
  clan: 'lotus',
  type: 'bid',
  ...{ seppuku: 0, hostage: 0, ronin: 0, poets: 0, ...coins },
});

function made(trial: Trial, game: Game, move: Move): Game {
  const next = trial.play(game, move);
  if ('code' in next) throw new Error(next.code);
  return next;
}

function replied(trial: Trial, game: Game): Game {
  const reply = trial.reply(game);
  return reply === undefined ? game : replied(trial, made(trial, game, reply));
}

describe('a try', () => {
  const trial = trialOf(kyoto);

  test('that fails gets the reply that spoils it', () => {
    const game = replied(trial, made(trial, trial.begin(), bid({ ronin: 3 })));
    expect(game.moves[1]).toMatchObject({ clan: 'turtle', type: 'bid', ronin: 4 });
    expect(trial.outcome(game)).toEqual({
      solved: false,
      findings: [{ part: 'tokens', reached: false, places: [{ province: 'kyoto', by: 'turtle' }] }],
    });
  });

  test('that succeeds ends at the goal', () => {
    const asked = replied(trial, made(trial, trial.begin(), bid({ ronin: 4 })));
    expect(trial.outcome(asked)).toBeUndefined();
    const game = replied(trial, made(trial, asked, { clan: 'lotus', type: 'use', value: true }));
    expect(trial.outcome(game)?.solved).toBe(true);
    expect(game.log.some(({ event }) => event.type === 'seasonBegan')).toBe(false);
  });

  test('is refused what the rules refuse', () => {
    expect(trial.play(trial.begin(), bid({ ronin: 5 }))).toMatchObject({ code: expect.any(String) });
  });

  test.each(LADDER)('of $id can be demonstrated', (puzzle) => {
    const shown = trialOf(puzzle);
    let game = shown.begin();
    while (shown.outcome(game) === undefined) {
      const move = shown.reply(game) ?? shown.show(game);
      if (move === undefined) throw new Error('nobody moves');
      game = made(shown, game, move);
    }
    expect(shown.outcome(game)?.solved).toBe(true);
  });
});

describe('the puzzle of the day', () => {
  const on = (day: number) => puzzleOfDay(new Date(2026, 0, day, 12)).id;

  test('is a different one every day until all have been used', () => {
    const days = LADDER.map((_, day) => on(day + 1));
    expect(new Set(days).size).toBe(LADDER.length);
  });

  test('stays the same from morning to night', () => {
    expect(puzzleOfDay(new Date(2026, 5, 3, 0, 1))).toBe(puzzleOfDay(new Date(2026, 5, 3, 23, 59)));
  });
});

describe('a puzzle that somebody wrote', () => {
  const { id, ...file } = kyoto;

  test('is read as it is', () => {
    expect(readPuzzle(id, file)).toEqual(kyoto);
  });

  test.each([
    [{ ...file, difficulty: 4 }, 'difficulty'],
    [{ ...file, part: 'lunch' }, 'part'],
    [{ ...file, goal: {} }, 'goal'],
    [{ ...file, goal: { fame: 1 } }, 'goal.fame'],
    [{ ...file, solution: [] }, 'solution'],
    [{ ...file, hint: 'none' }, 'hint'],
    [{ ...file, clan: undefined }, 'clan'],
  ])('is refused with the place of the mistake', (wrong, path) => {
    expect(() => readPuzzle(id, wrong)).toThrow(`${id}.${path}`);
  });
});
