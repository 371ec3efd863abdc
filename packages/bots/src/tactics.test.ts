import type { Move } from '@hinode/engine';
import { describe, expect, test } from 'vitest';
import { botOf } from './levels.ts';
import { answersTo, fits, isRight, layTactic, readTactic, readTactics, solve } from './tactics.ts';
import { suite } from './testing/suite.ts';

describe('the suite', () => {
  test('has at least forty tactics, each with a name of its own', () => {
    expect(suite.length).toBeGreaterThanOrEqual(40);
    expect(new Set(suite.map(({ name }) => name)).size).toBe(suite.length);
  });

  test('asks for every clan, at tables of three, four and five', () => {
    expect(new Set(suite.map(({ ask }) => ask)).size).toBe(5);
    expect([...new Set(suite.map(({ setup }) => setup.clans.length))].sort()).toEqual([3, 4, 5]);
  });

  test.each(suite)('$name: has right answers and wrong ones', (tactic) => {
    const laid = layTactic(tactic);
    expect(laid.decision.clan).toBe(tactic.ask);
    const judged = answersTo(laid).map((move) => isRight(tactic, move));
    expect(judged).toContain(true);
    expect(judged).toContain(false);
  });

  test.each(suite)('$name: every answer named is one that can be given', (tactic) => {
    const answers = answersTo(layTactic(tactic));
    for (const pattern of tactic.good ?? tactic.bad ?? [])
      expect(answers.some((move) => fits(move, pattern))).toBe(true);
  });

  test('a bot is asked as in a game', () => {
    const [tactic] = suite;
    if (tactic === undefined) throw new Error('the suite is empty');
    const { move, right } = solve(tactic, botOf('ashigaru'), 'any');
    expect(move.clan).toBe(tactic.ask);
    expect(right).toBe(isRight(tactic, move));
    expect(solve(tactic, botOf('ashigaru'), 'any').move).toEqual(move);
  });
});

describe('the judge', () => {
  const bid: Move = { clan: 'koi', type: 'bid', seppuku: 0, hostage: 1, ronin: 3, poets: 0 };
  const worship: Move = {
    clan: 'koi',
    type: 'summon',
    figure: 'shinto',
    province: 'edo',
    shrine: 'fujin',
  };

  test('looks at the fields named and at no others', () => {
    expect(fits(worship, { type: 'summon' })).toBe(true);
    expect(fits(worship, { type: 'summon', shrine: 'fujin' })).toBe(true);
    expect(fits(worship, { type: 'summon', shrine: 'raijin' })).toBe(false);
    expect(fits(worship, { type: 'place', shrine: 'fujin' })).toBe(false);
  });

  test('knows fields that must be absent', () => {
    expect(fits(worship, { type: 'summon', shrine: null })).toBe(false);
    expect(fits({ clan: 'koi', type: 'pass' }, { type: 'pass', shrine: null })).toBe(true);
  });

  test('knows ranges, at both of their ends, and what a bid costs in all', () => {
    expect(fits(bid, { type: 'bid', ronin: { min: 3 } })).toBe(true);
    expect(fits(bid, { type: 'bid', ronin: { min: 4 } })).toBe(false);
    expect(fits(bid, { type: 'bid', ronin: { min: 1, max: 2 } })).toBe(false);
    expect(fits(bid, { type: 'bid', total: 4 })).toBe(true);
    expect(fits(bid, { type: 'bid', total: { max: 3 } })).toBe(false);
  });

  test('reads lists in any order', () => {
    const share: Move = { clan: 'koi', type: 'share', to: ['lotus', 'turtle'] };
    expect(fits(share, { type: 'share', to: ['turtle', 'lotus'] })).toBe(true);
    expect(fits(share, { type: 'share', to: ['turtle'] })).toBe(false);
  });

  test('takes one of the good, or none of the bad', () => {
    const tactic = readTactic(valid({ good: [{ type: 'pass' }, { type: 'bid', hostage: 1 }] }));
    expect(isRight(tactic, bid)).toBe(true);
    expect(isRight(tactic, worship)).toBe(false);
    const other = readTactic(valid({ bad: [{ type: 'pass' }, { type: 'bid', hostage: 1 }] }));
    expect(isRight(other, bid)).toBe(false);
    expect(isRight(other, worship)).toBe(true);
  });
});

const setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any' };
const valid = (parts: object) => ({ name: 'a name', why: 'a reason', setup, ask: 'koi', ...parts });

describe('what is no tactic is named', () => {
  const good = [{ type: 'pass' }];
  test.each([
    [7, 'a.json: is not an object'],
    [[valid({ good }), null], 'a.json[1]: is not an object'],
    [valid({ good, name: ' ' }), 'a.json.name: is not a text'],
    [valid({ good, why: undefined }), 'a.json.why: is not a text'],
    [valid({ good, setup: 3 }), 'a.json.setup: is not an object'],
    [valid({ good, ask: 'carp' }), 'a.json.ask: "carp" is no clan'],
    [valid({ good, moves: {} }), 'a.json.moves: is not a list'],
    [valid({ good, answer: 1 }), 'a.json.answer: is not known'],
    [valid({}), 'a.json: needs either good or bad answers'],
    [valid({ good, bad: good }), 'a.json: needs either good or bad answers'],
    [valid({ good: [] }), 'a.json.good: is not a list of answers'],
    [valid({ bad: [3] }), 'a.json.bad[0]: is not an object'],
    [valid({ bad: [{ type: 'sing' }] }), 'a.json.bad[0].type: "sing" is no move'],
    [valid({ good: [{ type: 'bid', rnin: 1 }] }), 'a.json.good[0].rnin: is not known'],
    [
      valid({ good: [{ type: 'bid', ronin: { least: 1 } }] }),
      'a.json.good[0].ronin: is not a range with min or max',
    ],
  ])('%#', (json, message) => {
    expect(() => readTactics(json, 'a.json')).toThrow(message);
  });

  test('a clan that is not asked', () => {
    const tactic = readTactic(
      valid({ good, position: { at: { phase: 'mandate', clan: 'lotus' } }, name: 'Koi waits' }),
    );
    expect(() => layTactic(tactic)).toThrow('Koi waits: koi is not asked, but lotus (mandate)');
  });
});
