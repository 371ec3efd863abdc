import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { decisions, type Move, newGame, play, randomMove, result, rngFrom, type Setup } from '../index.ts';
import { type Proof, promiseOf, proofOf, readProof, seedOf } from './fair.ts';
import { verifyFairness } from './fairness.ts';
import type { Flaw } from './flaws.ts';
import { type GameRecord, newRecord } from './record.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const TEXTS = ['first-seat-adds-its-own', 'second-seat-adds-its-own', 'third_seat_adds_its_own'];
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A whole game with the seed of the secret and the texts. */
function fairGame(): GameRecord {
  const setup: Setup = {
    clans: ['koi', 'lotus', 'turtle'],
    set: 'random',
    seed: seedOf(SECRET, TEXTS),
  };
  const state = newGame(setup);
  const rng = rngFrom('fair');
  const moves: Move[] = [];
  for (let [asked] = decisions(state); asked; [asked] = decisions(state)) {
    const move = randomMove(state, asked.clan, rng);
    play(state, move);
    moves.push(move);
  }
  return newRecord(setup, moves, result(state));
}

const RECORD = fairGame();
const PROOF = proofOf(SECRET, TEXTS);

test('the promise is the SHA-256 of the secret, as anybody can compute it', () => {
  expect(promiseOf(SECRET)).toBe(digest(SECRET));
});

test('the seed is the SHA-256 of the secret and the texts of the seats, as anybody can compute it', () => {
  expect(seedOf(SECRET, TEXTS)).toBe(digest(['hinode fair seed 1', SECRET, ...TEXTS].join('\n')));
});

test('a record with its proof is found fair', () => {
  expect(verifyFairness(RECORD, PROOF, { promise: promiseOf(SECRET) })).toBeUndefined();
  expect(verifyFairness(RECORD, readProof(JSON.parse(JSON.stringify(PROOF))), PROOF)).toBeUndefined();
});

test('every seat and the server change the whole seed', () => {
  const other = 'somebody-chose-otherwise';
  const seeds = [
    seedOf(SECRET, TEXTS),
    seedOf(SECRET.replaceAll(/./g, '0'), TEXTS),
    ...TEXTS.map((_, seat) => seedOf(SECRET, TEXTS.with(seat, other))),
    seedOf(SECRET, TEXTS.toReversed()),
    seedOf(SECRET, TEXTS.slice(1)),
    seedOf(SECRET, []),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

const [, second = '', third = ''] = TEXTS;
test.each<[string, Proof, string, Flaw['code']]>([
  ['another secret', { ...PROOF, secret: 'f'.repeat(64) }, PROOF.promise, 'other-secret'],
  ['a promise made afterwards', proofOf('f'.repeat(64), TEXTS), PROOF.promise, 'other-promise'],
  [
    'another secret with its own promise',
    proofOf('f'.repeat(64), TEXTS),
    promiseOf('f'.repeat(64)),
    'other-seed',
  ],
  [
    'the text of a seat exchanged',
    { ...PROOF, contributions: ['not-what-the-seat-had-sent', second, third] },
    PROOF.promise,
    'other-seed',
  ],
  [
    'the text of a seat left out',
    { ...PROOF, contributions: [second, third] },
    PROOF.promise,
    'texts-missing',
  ],
])('%s is found out', (_, proof, promise, code) => {
  expect(verifyFairness(RECORD, proof, { promise })).toEqual({ code });
});

test('a fair seed does not excuse a forged result', () => {
  const forged = { ...RECORD, result: { winners: ['koi'], vp: { koi: 99 }, honor: ['koi'] } } as GameRecord;
  expect(verifyFairness(forged, PROOF, PROOF)).toEqual({ code: 'other-result' });
});

test.each<[unknown, string]>([
  [undefined, 'proof: is not an object'],
  [[], 'proof: is not an object'],
  [{ ...PROOF, note: 1 }, 'proof.note: is not known'],
  [{ ...PROOF, promise: 1 }, 'proof.promise: is not a text'],
  [{ ...PROOF, secret: 1 }, 'proof.secret: is not a text'],
  [{ ...PROOF, secret: SECRET.slice(1) }, 'proof.secret: is not 256 bits'],
  [{ ...PROOF, contributions: 'none' }, 'proof.contributions: is not a list'],
  [{ ...PROOF, contributions: ['short'] }, 'proof.contributions[0]: is not 22 to 128'],
  [{ ...PROOF, contributions: [second, `${third}\n${third}`] }, 'proof.contributions[1]: is not 22 to 128'],
  [{ ...PROOF, seats: 'none' }, 'proof.seats: is not a list'],
  [{ ...PROOF, seats: [null] }, 'proof.seats[0]: is not a seat'],
  [{ ...PROOF, seats: [{ clan: 'drawn', added: 1 }] }, 'proof.seats[0]: is not a seat'],
  [{ ...PROOF, seats: [{ clan: 'koi', added: true }] }, 'proof.seats[0]: is not a seat'],
  [{ ...PROOF, seats: [{ clan: 'drawn', added: true, note: 1 }] }, 'proof.seats[0]: is not a seat'],
  [
    { ...PROOF, seats: [{ clan: 'drawn', added: true, commitment: 'short' }] },
    'proof.seats[0]: is not a seat',
  ],
  [{ ...PROOF, contributions: [null] }, 'proof.contributions[0]: is not 22 to 128'],
])('a proof that is none is refused, and it says where (%#)', (input, problem) => {
  expect(() => readProof(input)).toThrow(problem);
});
