import type { Move, State } from '@hinode/engine';
import { engineOf, type RulesEngine } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import { questionFor } from '../table/questions.ts';
import { LEVEL_IDS, type LevelId } from '../types.ts';
import type { FromWorker } from '../worker/messages.ts';
import { type Thinker, thinkerOn } from '../worker/thinker.ts';
import { botsOf } from './released.ts';
import { workerForAllRules } from './worker.ts';

const SETUP = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'then' } as const;

/** A worker without the worker. */
function thinking(): Thinker {
  let receive: (message: FromWorker) => void = () => {};
  const side = workerForAllRules((message) => receive(message));
  return thinkerOn({ post: side, listen: (listener) => (receive = listener) });
}

async function rules1(): Promise<RulesEngine> {
  const engine = await engineOf('1');
  if (engine === undefined) throw new Error('rules 1 are gone');
  return engine;
}

async function answerOf(thinker: Thinker, seat: string, engine: RulesEngine, state: State): Promise<Move> {
  const [decision] = engine.decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  const { move } = await thinker.answer(seat, questionFor(state, decision, 'then', 0, engine), 'then');
  return move;
}

test.each<LevelId>([...LEVEL_IDS])('a %s of rules 1 answers as rules 1 allow', async (level) => {
  const thinker = thinking();
  const engine = await rules1();
  const state = engine.newGame(SETUP);
  thinker.seat('old', level, { budget: { iterations: 5 } }, '1');
  for (let moves = 0; moves < 30; moves++) {
    const move = await answerOf(thinker, 'old', engine, state);
    expect(engine.refusal(state, move)).toBeUndefined();
    engine.play(state, move);
  }
});

test('games of earlier and of today’s rules are thought about side by side', async () => {
  const thinker = thinking();
  const [then, now] = [await rules1(), (await engineOf('2')) as RulesEngine];
  thinker.seat('old', 'ashigaru', {}, '1');
  thinker.seat('new', 'ashigaru');
  const answers = [
    answerOf(thinker, 'old', then, then.newGame(SETUP)),
    answerOf(thinker, 'new', now, now.newGame(SETUP)),
  ];
  expect(await Promise.all(answers)).toHaveLength(2);
  thinker.leave('old');
  await expect(answerOf(thinker, 'old', then, then.newGame(SETUP))).rejects.toThrow('nobody sits there');
});

test('rules that nobody knows have no bots, and whoever asks them is told so', async () => {
  await expect(botsOf('7')).rejects.toThrow('nobody knows rules 7');
  const thinker = thinking();
  const engine = await rules1();
  thinker.seat('lost', 'ashigaru', {}, '7');
  await expect(answerOf(thinker, 'lost', engine, engine.newGame(SETUP))).rejects.toThrow(
    'nobody knows rules 7',
  );
});
