import fs from 'node:fs';
import { expect, test } from 'vitest';
import {
  currentEngine,
  type Decision,
  engineOf,
  type GameRecord,
  IllegalMove,
  InvalidInput,
  type Move,
  newRecord,
  type Rng,
  RULES_VERSION,
  type RulesEngine,
  readRecord,
  replay,
  rngFrom,
  type State,
  unfair,
  verify,
} from '../index.ts';

const RECORDS = new URL('../records/released/', import.meta.url);
const RELEASED = fs
  .globSync('*.json', { cwd: RECORDS })
  .map((name) => name.replace('.json', ''))
  .filter((rules) => rules !== RULES_VERSION);

const recordOf = (rules: string): GameRecord =>
  JSON.parse(fs.readFileSync(new URL(`${rules}.json`, RECORDS), 'utf8'));

async function released(rules: string): Promise<RulesEngine> {
  const engine = await engineOf(rules);
  if (engine === undefined) throw new Error(`rules ${rules} are gone`);
  return engine;
}

/** At tea everybody is ready, and nobody bids: there are too many other ways to go on for ever. */
function randomAnswer(engine: RulesEngine, state: State, { clan, kind }: Decision, rng: Rng): Move {
  if (kind === 'ready') return { clan, type: 'ready', value: true };
  if (kind === 'bid') return { clan, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  const legal = engine.legalMoves(state, clan);
  return legal[rng.below(legal.length)] as Move;
}

test('the rules of today are those that new games begin under', async () => {
  expect(await engineOf(RULES_VERSION)).toBe(currentEngine);
});

test.each(['3', '', 'constructor', undefined, 1])(
  'rules that never were have no engine (%j)',
  async (rules) => {
    expect(await engineOf(rules)).toBeUndefined();
  },
);

test.each(RELEASED)('a record of rules %s leads to its result under its own rules', async (rules) => {
  const engine = await released(rules);
  const record = recordOf(rules);
  expect(engine.rules).toBe(rules);
  expect(record.result).toBeDefined();
  expect(verify(record, engine)).toBeUndefined();
  expect(record.proof && unfair(record, record.proof, record.proof, engine)).toBeUndefined();
  expect(verify({ ...record, result: { ...record.result, vp: {} } }, engine)).toEqual({
    code: 'other-result',
  });
});

test.each(RELEASED)('a game of rules %s that stopped in the middle goes on to its end', async (rules) => {
  const engine = await released(rules);
  const { setup, entries } = recordOf(rules);
  const state = replay(
    newRecord(setup, entries.slice(0, 60), undefined, rules),
    undefined,
    undefined,
    engine,
  );
  const moves: Move[] = [];
  const rng = rngFrom('goes on');
  for (let [asked] = engine.decisions(state); asked !== undefined; [asked] = engine.decisions(state)) {
    const answer = randomAnswer(engine, state, asked, rng);
    expect(engine.refusal(state, answer)).toBeUndefined();
    engine.play(state, answer);
    expect(engine.invariantsBroken(state)).toEqual([]);
    moves.push(answer);
  }
  expect(engine.isOver(state)).toBe(true);
  const record = newRecord(setup, [...entries.slice(0, 60), ...moves], engine.result(state), rules);
  expect(verify(record, engine)).toBeUndefined();
});

test.each(RELEASED)('what is wrong under rules %s is said by the errors of today', async (rules) => {
  const engine = await released(rules);
  const { setup } = recordOf(rules);
  expect(() => engine.newGame({ ...setup, clans: [] })).toThrow(InvalidInput);
  expect(() => engine.play(engine.newGame(setup), { clan: 'koi', type: 'pass' })).toThrow(IllegalMove);
  expect(() => readRecord(newRecord(setup), engine)).toThrow(
    `rules: is ${RULES_VERSION}, and the rules here are version ${rules}`,
  );
});

test('rules 1 go to war at once: in the pause of later rules gifts can be made', async () => {
  const engine = await released('1');
  const events: string[] = [];
  replay(recordOf('1'), undefined, ({ type }) => events.push(type), engine);
  expect(events).toContain('warBegan');
  expect(events).not.toContain('pauseBegan');
});
