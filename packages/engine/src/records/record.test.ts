import fs from 'node:fs';
import { expect, test } from 'vitest';
import {
  decisions,
  InvalidInput,
  type Move,
  newGame,
  play,
  randomMove,
  result,
  rngFrom,
  type Setup,
} from '../index.ts';
import { sameBytes } from '../testing/walk.ts';
import { RULES_VERSION } from '../version.ts';
import { promiseOf, seedOf } from './fair.ts';
import { verifyFairness } from './fairness.ts';
import { type GameRecord, newRecord, readRecord, replay, verify } from './record.ts';

const setup: Setup = { clans: ['koi', 'turtle', 'bonsai'], set: 'horseman', seed: 'record' };

function wholeGame(): { moves: Move[]; record: ReturnType<typeof newRecord> } {
  const state = newGame(setup);
  const rng = rngFrom('record');
  const moves: Move[] = [];
  for (let [asked] = decisions(state); asked; [asked] = decisions(state)) {
    const move = randomMove(state, asked.clan, rng);
    play(state, move);
    moves.push(move);
  }
  return { moves, record: newRecord(setup, moves, result(state)) };
}

test('a record verifies when its moves lead to its result', () => {
  expect(verify(wholeGame().record)).toBeUndefined();
});

test('a record with another result does not verify', () => {
  const { record } = wholeGame();
  const forged = {
    ...record,
    result: { winners: ['koi'], vp: { koi: 99 }, honor: ['koi', 'turtle', 'bonsai'] },
  };
  expect(verify(forged)).toEqual({ code: 'other-result' });
});

test('a record that names a result before the game is over does not verify', () => {
  const { record, moves } = wholeGame();
  expect(verify({ ...record, entries: moves.slice(0, 10) })).toEqual({ code: 'no-end' });
});

test('an undo continues from the first n moves, and nothing is removed', () => {
  const { moves } = wholeGame();
  const undone = newRecord(setup, [...moves.slice(0, 8), { undo: 5 }, ...moves.slice(5, 12)]);
  expect(sameBytes(replay(undone), replay(newRecord(setup, moves.slice(0, 12))))).toBe(true);
});

test('a record can be folded to any entry', () => {
  const { moves, record } = wholeGame();
  expect(sameBytes(replay(record, 7), replay(newRecord(setup, moves.slice(0, 7))))).toBe(true);
});

test.each([
  ['no object', 3, 'a record is an object'],
  ['another format', { ...newRecord(setup), format: 'x' }, 'format: is not hinode-record'],
  ['other rules', { ...newRecord(setup), rules: '99' }, 'rules: is 99, and the rules here are version 2'],
  ['rules that are no name', { ...newRecord(setup), rules: 'x'.repeat(99) }, 'rules: is not 2'],
  ['an unknown field', { ...newRecord(setup), clock: 1 }, 'clock: is not known'],
  [
    'a bad setup',
    { ...newRecord(setup), setup: { ...setup, clans: ['koi'] } },
    'setup.clans: needs 3 to 6 clans',
  ],
  ['entries that are no list', { ...newRecord(setup), entries: {} }, 'entries: is not a list'],
  [
    'an undo beyond the start',
    newRecord(setup, [{ undo: 1 }]),
    'entries[0].undo: is not a number from 0 to 0',
  ],
  ['an illegal move', newRecord(setup, [{ clan: 'koi', type: 'pass' }]), 'move 1: is refused'],
])('%s is refused, and it says where', (_, record, problem) => {
  expect(() => verify(record)).toThrow(InvalidInput);
  expect(() => verify(record)).toThrow(problem);
});

test('a record may say who took over for whom, and how it ended early', () => {
  const { record } = wholeGame();
  const marks = [
    { at: 3, type: 'absent', clan: 'koi' },
    { at: 9, type: 'came-back', clan: 'koi' },
    { at: 20, type: 'ended-by-agreement' },
  ];
  expect(verify({ ...record, marks })).toBeUndefined();
});

test.each<[unknown, string]>([
  ['ended', 'marks: is not a list'],
  [[{ at: 'late', type: 'left' }], 'marks[0]: is not a mark'],
  [[{ at: 1, type: 'vanished' }], 'marks[0]: is not a mark'],
  [[{ at: 1, type: 'left', clan: 'heron' }], 'marks[0]: is not a mark'],
  [[{ at: 1, type: 'left', why: 'tea' }], 'marks[0]: is not a mark'],
  [[null], 'marks[0]: is not a mark'],
])('marks that are none are refused, and it says where (%#)', (marks, problem) => {
  expect(() => verify({ ...wholeGame().record, marks })).toThrow(problem);
});

const RELEASED = fs.globSync('*.json', { cwd: new URL('released/', import.meta.url) });

test('there is a record for the current version of the rules', () => {
  expect(RELEASED).toContain(`${RULES_VERSION}.json`);
});

const released = (name: string): unknown =>
  JSON.parse(fs.readFileSync(new URL(`released/${name}`, import.meta.url), 'utf8'));
const [ours, others] = [true, false].map((mine) =>
  RELEASED.filter((name) => (name === `${RULES_VERSION}.json`) === mine),
) as [string[], string[]];

test.each(ours)('the record %s of the current rules still leads to its result', (name) => {
  const record = readRecord(released(name));
  expect(record.result).toBeDefined();
  expect(verify(record)).toBeUndefined();
  expect(record.proof && verifyFairness(record, record.proof, record.proof)).toBeUndefined();
});

test.each(others)(
  'the record %s of other rules is refused explicitly, rather than played differently',
  (name) => {
    const record = released(name) as GameRecord;
    const rules = name.replace('.json', '');
    expect(record.rules).toBe(rules);
    for (const read of [readRecord, verify])
      expect(() => read(record)).toThrow(
        `rules: is ${rules}, and the rules here are version ${RULES_VERSION}: play it with a Hinode of rules ${rules}`,
      );
    // Any version can prove that the shuffle was fair.
    const { secret = '', contributions = [], promise } = record.proof ?? {};
    expect([promiseOf(secret), seedOf(secret, contributions)]).toEqual([promise, record.setup.seed]);
  },
);
