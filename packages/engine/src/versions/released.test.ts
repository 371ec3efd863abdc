import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  type Decision,
  IllegalMove,
  InvalidInput,
  type Move,
  type Rng,
  rngFrom,
  type State,
} from '../index.ts';
import { verifyFairness } from '../records/fairness.ts';
import { type GameRecord, newRecord, readRecord, replay, verify } from '../records/record.ts';
import { RULES_VERSION } from '../version.ts';
import { currentEngine, type RulesEngine } from './engine.ts';
import { engineOf, invariantsOf } from './released.ts';

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

/** At tea everybody is ready, and nobody bids: otherwise there would be far too many ways to go on. */
function randomAnswer(engine: RulesEngine, state: State, { clan, kind }: Decision, rng: Rng): Move {
  if (kind === 'ready') return { clan, type: 'ready', value: true };
  if (kind === 'bid') return { clan, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  const legal = engine.legalMoves(state, clan);
  return legal[rng.below(legal.length)] as Move;
}

test('the rules of today are those under which new games begin', async () => {
  expect(await engineOf(RULES_VERSION)).toBe(currentEngine);
});

test.each(['3', '', 'constructor', undefined, 1])(
  'rules that never existed have no engine (%j)',
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
  expect(record.proof && verifyFairness(record, record.proof, record.proof, engine)).toBeUndefined();
  expect(verify({ ...record, result: { ...record.result, vp: {} } }, engine)).toEqual({
    code: 'other-result',
  });
});

test.each(RELEASED)('a game of rules %s that was interrupted continues to its end', async (rules) => {
  const engine = await released(rules);
  const { setup, entries } = recordOf(rules);
  const state = replay(
    newRecord(setup, entries.slice(0, 60), undefined, rules),
    undefined,
    undefined,
    engine,
  );
  const invariantsBroken = await invariantsOf(rules);
  const moves: Move[] = [];
  const rng = rngFrom('goes on');
  for (let [asked] = engine.decisions(state); asked !== undefined; [asked] = engine.decisions(state)) {
    const answer = randomAnswer(engine, state, asked, rng);
    expect(engine.refusal(state, answer)).toBeUndefined();
    engine.play(state, answer);
    expect(invariantsBroken?.(state)).toEqual([]);
    moves.push(answer);
  }
  expect(engine.isOver(state)).toBe(true);
  const record = newRecord(setup, [...entries.slice(0, 60), ...moves], engine.result(state), rules);
  expect(verify(record, engine)).toBeUndefined();
});

test.each(RELEASED)('errors under rules %s are the errors of today', async (rules) => {
  const engine = await released(rules);
  const { setup } = recordOf(rules);
  expect(() => engine.newGame({ ...setup, clans: [] })).toThrow(InvalidInput);
  expect(() => engine.play(engine.newGame(setup), { clan: 'koi', type: 'pass' })).toThrow(IllegalMove);
  expect(() => readRecord(newRecord(setup), engine)).toThrow(
    `rules: is ${RULES_VERSION}, and the rules here are version ${rules}`,
  );
});

test('rules 1 go to war at once: during the pause of later rules, gifts can be made', async () => {
  const engine = await released('1');
  const events: string[] = [];
  replay(recordOf('1'), undefined, ({ type }) => events.push(type), engine);
  expect(events).toContain('warBegan');
  expect(events).not.toContain('pauseBegan');
});

/** The same game under rules 1 and today's, as long as the same moves lead to the same view in both. */
function* sideBySide(then: RulesEngine, seed: string): Generator<readonly [State, State]> {
  const setup = { clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'teapot', seed } as const;
  const states = [then.newGame(setup), currentEngine.newGame(setup)] as const;
  const rng = rngFrom(seed);
  for (;;) {
    // Only today's rules have the pause before the war.
    while (currentEngine.isPausing(states[1]))
      for (const { clan } of currentEngine.decisions(states[1]))
        currentEngine.play(states[1], { clan, type: 'ready', value: true });
    const [asked] = then.decisions(states[0]);
    if (asked === undefined) return;
    const { clans, honor, battle } = then.view(states[0]);
    const today = currentEngine.view(states[1]);
    if (
      !isDeepStrictEqual(
        { clans, honor, battle },
        { clans: today.clans, honor: today.honor, battle: today.battle },
      )
    )
      return;
    yield states;
    const answer = randomAnswer(then, states[0], asked, rng);
    if (currentEngine.refusal(states[1], answer) !== undefined) return;
    then.play(states[0], answer);
    currentEngine.play(states[1], answer);
  }
}

test('questions that tables have learned to ask since rules 1 are answered for their games as they are today', async () => {
  const then = await released('1');
  const compared = { reach: 0, stakes: 0, prices: 0 };
  for (let n = 0; n < 12; n++)
    for (const [before, now] of sideBySide(then, `side by side ${n}`)) {
      const [asked] = then.decisions(before);
      for (const { clan } of then.view(before).clans) {
        expect(then.reachOf(before, clan)).toEqual(currentEngine.reachOf(now, clan));
        expect(then.stakesOf(before, clan)).toEqual(currentEngine.stakesOf(now, clan));
        compared.reach++;
        if (then.stakesOf(before, clan) !== undefined) compared.stakes++;
        if (asked?.clan !== clan)
          expect(then.notYourTurn(before, clan)).toEqual(currentEngine.notYourTurn(now, clan));
      }
      if (asked?.kind !== 'buy') continue;
      for (const card of then.view(before).display) {
        expect(then.priceOf(before, asked.clan, card)).toEqual(currentEngine.priceOf(now, asked.clan, card));
        compared.prices++;
      }
    }
  expect(compared.reach).toBeGreaterThan(1000);
  expect(compared.stakes).toBeGreaterThan(100);
  expect(compared.prices).toBeGreaterThan(100);
});

test('each engine has its own fingerprint', async () => {
  const all = await Promise.all([...RELEASED, RULES_VERSION].map(released));
  expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(all.length);
});
