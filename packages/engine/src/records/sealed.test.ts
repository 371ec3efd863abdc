import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CORE_CLAN_IDS } from '../data/boxes.ts';
import type { ClanId, Setup } from '../index.ts';
import { drawClans } from './drawing.ts';
import { commitmentOf, type Proof, type ProvedSeat, promiseOf, proofOf, seedOf } from './fair.ts';
import { type Evidence, type FixedTable, verifyFairness } from './fairness.ts';
import type { Flaw } from './flaws.ts';
import type { GameRecord } from './record.ts';
import { newRecord } from './record.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const PROMISE = promiseOf(SECRET);
const FIRST = 'first-seat-adds-its-own';
const LATE = 'late-seat-sealed-its-own';
const OPEN = 'open-seat-sent-it-at-once';
const OTHER = 'made-when-all-was-known';
const sealed = (text: string): string => commitmentOf(PROMISE, text);

/** Four seats: one revealed its text, one did not, one sent it in the open, and a bot. The first two chose their clans. */
const SEATS: readonly ProvedSeat[] = [
  { clan: 'chosen', commitment: sealed(FIRST), added: true },
  { clan: 'chosen', commitment: sealed(LATE), added: false },
  { clan: 'drawn', commitment: sealed(OPEN), added: true, open: true },
  { clan: 'drawn', added: false },
];
const TEXTS = [FIRST, OPEN];

function game(texts: readonly string[] = TEXTS, clans?: readonly ClanId[]): GameRecord {
  const seed = seedOf(SECRET, texts);
  const setup: Setup = {
    clans: clans ?? drawClans(['turtle', 'koi', undefined, undefined], seed),
    set: 'archway',
    seed,
  };
  return newRecord(setup);
}
const PROOF = proofOf(SECRET, TEXTS, SEATS);
const FIXED: FixedTable = {
  set: 'archway',
  seats: [
    { clan: 'turtle', commitment: sealed(FIRST) },
    { clan: 'koi', commitment: sealed(LATE) },
    { commitment: sealed(OPEN) },
    {},
  ],
};
const SEEN: Evidence = { promise: PROMISE, contribution: FIRST, table: FIXED };

test('a commitment is the SHA-256 of its purpose, the promise and the text, as anybody can compute it', () => {
  const lines = ['hinode fair text 1', PROMISE, FIRST].join('\n');
  expect(commitmentOf(PROMISE, FIRST)).toBe(createHash('sha256').update(lines).digest('hex'));
  expect(commitmentOf(promiseOf('f'.repeat(64)), FIRST)).not.toBe(commitmentOf(PROMISE, FIRST));
});

test('a game with sealed texts, a seat that did not reveal and a bot is found fair', () => {
  expect(verifyFairness(game(), PROOF, SEEN)).toBeUndefined();
});

test('clans that are drawn from other boxes too are found fair', () => {
  const boxes = ['core', 'daimyo-box', 'dynasty-invasion'] as const;
  const seed = seedOf(SECRET, TEXTS);
  const chosen = ['turtle', 'koi', undefined, undefined] as const;
  // Here it matters: with the clans of the core box alone the seed draws others.
  expect(drawClans(chosen, seed, boxes)).not.toEqual(drawClans(chosen, seed));
  const record = newRecord({ clans: drawClans(chosen, seed, boxes), set: 'archway', seed, boxes });
  expect(verifyFairness(record, PROOF, SEEN)).toBeUndefined();
});

test('every clan is drawn as often as any other, and none twice', () => {
  const counts = new Map<ClanId, number>();
  for (let n = 0; n < 600; n++) {
    const drawn = drawClans(['koi', undefined, undefined], `${n}`);
    expect(new Set(drawn).size).toBe(3);
    expect(drawn[0]).toBe('koi');
    for (const clan of drawn.slice(1)) counts.set(clan, (counts.get(clan) ?? 0) + 1);
  }
  const others = CORE_CLAN_IDS.filter((clan) => clan !== 'koi');
  // 1200 draws among them; four times the standard deviation.
  for (const clan of others)
    expect(Math.abs((counts.get(clan) ?? 0) - 1200 / others.length)).toBeLessThan(65);
});

const [first, second, ...drawn] = game().setup.clans as [ClanId, ClanId, ...ClanId[]];
const withSeat = (at: number, seat: ProvedSeat): Proof => ({ ...PROOF, seats: SEATS.with(at, seat) });
test.each<[string, GameRecord, Proof, Evidence, Flaw]>([
  [
    'drawn clans that the seed does not draw are',
    game(TEXTS, [first, second, ...drawn.toReversed()]),
    PROOF,
    { promise: PROMISE },
    { code: 'other-clan', clan: drawn[1] as ClanId },
  ],
  [
    'other clans than were chosen are',
    game(TEXTS, [second, first, ...drawn]),
    PROOF,
    SEEN,
    { code: 'other-table' },
  ],
  [
    'a text that is not the sealed one is',
    game([OTHER, OPEN]),
    proofOf(SECRET, [OTHER, OPEN], SEATS),
    { promise: PROMISE },
    { code: 'other-text', clan: 'turtle' },
  ],
  [
    'a seal made when all was known is',
    game([FIRST, OTHER, OPEN]),
    proofOf(
      SECRET,
      [FIRST, OTHER, OPEN],
      SEATS.with(1, { clan: 'chosen', commitment: sealed(OTHER), added: true }),
    ),
    SEEN,
    { code: 'other-table' },
  ],
  [
    'a bot that adds something after all is',
    game([FIRST, OPEN, OTHER]),
    proofOf(SECRET, [FIRST, OPEN, OTHER], SEATS),
    SEEN,
    { code: 'texts-missing' },
  ],
  [
    'a text of a bot, made when all was known, is',
    game([FIRST, OPEN, OTHER]),
    proofOf(SECRET, [FIRST, OPEN, OTHER], SEATS.with(3, { clan: 'drawn', added: true })),
    SEEN,
    { code: 'other-text', clan: game([FIRST, OPEN, OTHER]).setup.clans[3] as ClanId },
  ],
  [
    'a text of a bot with a seal of its own is',
    game([FIRST, OPEN, OTHER]),
    proofOf(
      SECRET,
      [FIRST, OPEN, OTHER],
      SEATS.with(3, { clan: 'drawn', commitment: sealed(OTHER), added: true }),
    ),
    SEEN,
    { code: 'other-table' },
  ],
  [
    'a drawn clan that is called chosen is',
    game(),
    withSeat(3, { clan: 'chosen', added: false }),
    SEEN,
    { code: 'other-table' },
  ],
  [
    'another set of cards than was fixed is',
    { ...game(), setup: { ...game().setup, set: 'teapot' } },
    PROOF,
    SEEN,
    { code: 'other-table' },
  ],
  [
    'the own text left out, as if it had not come, is',
    game([OPEN]),
    proofOf(SECRET, [OPEN], SEATS.with(0, { ...(SEATS[0] as ProvedSeat), added: false })),
    SEEN,
    { code: 'own-text-missing' },
  ],
  [
    'a proof that does not say what the seats did is',
    game(),
    proofOf(SECRET, TEXTS),
    SEEN,
    { code: 'texts-missing' },
  ],
  ['a seat too few is', game(), { ...PROOF, seats: SEATS.slice(0, 3) }, SEEN, { code: 'texts-missing' }],
])('%s found out', (_, record, proof, seen, flaw) => {
  expect(verifyFairness(record, proof, seen)).toEqual(flaw);
});
