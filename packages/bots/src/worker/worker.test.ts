import { Worker } from 'node:worker_threads';
import { decisions, newGame, play, refusal } from '@hinode/engine';
import { afterAll, expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import { asideFor, questionFor } from '../table/questions.ts';
import type { FromWorker } from './messages.ts';
import { workerSide } from './protocol.ts';
import { thinkerOn } from './thinker.ts';

const worker = new Worker(new URL('./node.ts', import.meta.url));
afterAll(() => worker.terminate());
const thinker = thinkerOn({
  post: (message) => worker.postMessage(message),
  listen: (receive) => worker.on('message', receive),
});

const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'worker' });
const question = () => {
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  return questionFor(state, decision, 'worker', 0);
};

test('a bot in a worker answers as it would here', async () => {
  const options = { budget: { iterations: 5 } };
  thinker.seat('table 1 koi', 'shogun', options);
  const { move } = await thinker.answer('table 1 koi', question(), 'worker koi 0');
  expect(refusal(state, move)).toBeUndefined();
  expect(move).toEqual(botOf('shogun', options).answer(question()).move);
});

test('a bot in a worker says aside what it would say here, or nothing', async () => {
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  play(state, { clan: 'lotus', type: 'ready', value: true });
  const aside = () => asideFor(state, 'lotus', decision, 'worker', 1);
  thinker.seat('table 1 lotus', 'ashigaru');
  expect(await thinker.aside('table 1 lotus', aside(), 'worker lotus 1 aside')).toBeUndefined();
  play(state, { clan: 'koi', type: 'propose', with: 'lotus', give: { coins: 5 } });
  const answer = await thinker.aside('table 1 lotus', aside(), 'worker lotus 1 aside');
  expect(answer).toEqual(botOf('ashigaru').aside?.(aside()));
  expect(answer?.move).toEqual({ clan: 'lotus', type: 'accept', with: 'koi' });
});

test('a level that has nothing to say aside is silent', async () => {
  thinker.seat('table 1 turtle', 'random');
  expect(await thinker.aside('table 1 turtle', question(), 'any')).toBeUndefined();
});

test('a seat where nobody sits is a problem, not a hang', async () => {
  await expect(thinker.answer('nowhere', question(), 'x')).rejects.toThrow('nobody sits there');
});

test.each([
  ['nothing', undefined, 'not a message'],
  ['no seat', { type: 'leave' }, 'not a message'],
  ['an unknown level', { type: 'seat', seat: 'a', level: 'ninja' }, 'no such level'],
  [
    'an unknown character',
    { type: 'seat', seat: 'a', level: 'samurai', options: { character: 'jester' } },
    'no such character',
  ],
  [
    'an unknown skill',
    { type: 'seat', seat: 'a', level: 'samurai', options: { skill: 11 } },
    'no such skill',
  ],
  ['an unknown type', { type: 'resign', seat: 'a' }, 'an unknown type of message'],
  [
    'a question without knowledge',
    { type: 'ask', seat: 'a', id: 1, question: { clan: 'koi' } },
    'not a question',
  ],
])('%s is answered with a problem', (_, message, problem) => {
  const sent: FromWorker[] = [];
  workerSide((answer) => sent.push(answer))(message);
  expect(sent).toMatchObject([{ type: 'problem', problem }]);
});
