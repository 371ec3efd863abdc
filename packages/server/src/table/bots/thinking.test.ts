import { questionFor } from '@hinode/bots';
import { decisions, newGame, type Setup } from '@hinode/engine';
import { expect, onTestFinished, test } from 'vitest';
import { startThinking } from './thinking.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'driving' };

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
