import { questionFor } from '@hinode/bots';
import { decisions, type Move, newGame, type Setup } from '@hinode/engine';
import { fold, type Position, step } from '@hinode/engine/games';
import { NEW_PROCEEDINGS } from '@hinode/wire';
import { expect, onTestFinished, test } from 'vitest';
import { type DriverOptions, newDriver } from './driver.ts';
import { startThinking } from './thinking.ts';
import { newThinkingQueue } from './thinking-queue.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'driving' };

/** Everybody gets ready, one after another, except that the first thoughts fail. */
function atTea(failures: number) {
  let position: Position = fold(setup, []);
  let left = failures;
  const problems: unknown[] = [];
  let forgotten = 0;
  const bots: DriverOptions['bots'] = {
    next: (state) => {
      const [decision] = decisions(state).filter(({ kind }) => kind === 'ready');
      return decision && { clan: decision.clan, decision };
    },
    move: async (_, { clan }): Promise<Move> => {
      if (left-- > 0) throw new Error('no thought came');
      return { clan, type: 'ready', value: true };
    },
    forget: () => {
      forgotten++;
    },
    words: async () => [],
  };
  const finished = new Promise<void>((resolve) => {
    newDriver({
      table: {
        position: () => position,
        proceedings: () => NEW_PROCEEDINGS,
        playFor: async (move) => {
          position = step(position, move).position;
        },
        announce: async () => {},
      },
      bots,
      queue: newThinkingQueue(),
      asker: () => ({ level: 'random', persons: [], isWaitedFor: false }),
      failed: (problem) => problems.push(problem),
      rested: resolve,
    }).wake();
  });
  return finished.then(() => ({ moves: position.moves, problems: problems.length, forgotten }));
}

test('bots play until nobody of them is asked', async () => {
  expect(await atTea(0)).toEqual({ moves: 3, problems: 0, forgotten: 0 });
});

test('a thought that fails is told and tried again, by bots who are told the game anew', async () => {
  expect(await atTea(2)).toEqual({ moves: 3, problems: 2, forgotten: 2 });
});

test('where every thought fails the game waits, and nothing spins', async () => {
  expect(await atTea(1000)).toEqual({ moves: 0, problems: 3, forgotten: 3 });
});

test('a thread that dies is told, those who wait get an answer, and another takes over', async () => {
  const dying = new URL(
    `data:text/javascript,${encodeURIComponent(
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('enough') });",
    )}`,
  );
  const problems: string[] = [];
  const { thinker, close } = startThinking((problem) => problems.push(problem.message), dying);
  onTestFinished(close);
  const state = newGame(setup);
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  const ask = () => thinker.answer('koi', questionFor(state, decision, 'x', 0), 'x');
  await expect(ask()).rejects.toThrow('the thread of the bots died');
  await expect(ask()).rejects.toThrow('the thread of the bots died');
  expect(problems).toEqual(['enough', 'enough']);
});
