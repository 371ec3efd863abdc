import { decisions, type Move, type Setup } from '@hinode/engine';
import { attempt, fold, isRefused, type Position } from '@hinode/engine/games';
import { expect, test } from 'vitest';
import { type DriverOptions, newDriver } from './driver.ts';
import type { Turn } from './turns.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'driving' };

const isReady = async (_: Position, { clan }: Turn): Promise<Move> => ({ clan, type: 'ready', value: true });

/** Everybody is asked whether they are ready, one after another. */
async function atTea(think: DriverOptions['think'], instead: DriverOptions['bots']['instead'] = isReady) {
  let position = fold(setup, []);
  const problems: string[] = [];
  let forgotten = 0;
  await new Promise<void>((resolve) => {
    newDriver({
      bots: {
        next: (state) => {
          const [decision] = decisions(state).filter(({ kind }) => kind === 'ready');
          return decision && { clan: decision.clan, decision };
        },
        instead,
        forget: () => {
          forgotten++;
        },
      },
      position: () => position,
      think,
      play: async (move) => {
        const made = attempt(position, move);
        if (isRefused(made)) return made;
        position = made.position;
        return undefined;
      },
      otherwise: async () => false,
      patience: 3,
      failed: (problem) => problems.push((problem as Error).message),
      rested: resolve,
    }).wake();
  });
  return { moves: position.moves, problems, forgotten };
}

/** Thoughts that fail so often before one comes. */
function failing(times: number): DriverOptions['think'] {
  let left = times;
  return async (position, turn) => {
    if (left-- > 0) throw new Error('no thought came');
    return isReady(position, turn);
  };
}

test('bots play until nobody of them is asked', async () => {
  expect(await atTea(isReady)).toEqual({ moves: 3, problems: [], forgotten: 0 });
});

test('a thought that fails is told and tried again, by bots who are told the game anew', async () => {
  const problems = ['no thought came', 'no thought came'];
  expect(await atTea(failing(2))).toEqual({ moves: 3, problems, forgotten: 2 });
});

test('where every thought fails the game waits, and nothing spins', async () => {
  expect(await atTea(failing(1000))).toMatchObject({ moves: 0, forgotten: 3 });
});

test('for a move that is refused, or made for another clan, something else is played', async () => {
  const illegal = async (_: Position, { clan }: Turn): Promise<Move> => ({ clan, type: 'pass' });
  expect(await atTea(illegal)).toEqual({ moves: 3, problems: [], forgotten: 0 });
  const forOthers = async (): Promise<Move> => ({ clan: 'turtle', type: 'ready', value: true });
  expect(await atTea(forOthers)).toEqual({ moves: 3, problems: [], forgotten: 0 });
});

test('where that is refused too the game waits, and it is told why', async () => {
  const illegal = async (_: Position, { clan }: Turn): Promise<Move> => ({ clan, type: 'pass' });
  const { moves, problems } = await atTea(illegal, illegal);
  expect(moves).toBe(0);
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(/^a move for the \w+ is refused: /);
});
