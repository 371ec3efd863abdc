import { CARDS } from '../boxes/cards.ts';
import { CLAN_IDS } from '../data/clans.ts';
import { PROVINCE_IDS } from '../data/map.ts';
import { KAMI_IDS, MANDATE_IDS } from '../data/year.ts';
import { MOVE_TYPES, type Move } from '../moves/types.ts';
import type { Rng } from '../random/rng.ts';

/** Moves that are nearly right, and moves that are completely wrong. */

const FIGURES = [
  'bushi',
  'shinto',
  'daimyo',
  'stronghold',
  'komainu',
  'yurei',
  'oni-of-hate',
  'river-dragon',
];

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)] as T;

const WORDS: Record<string, readonly unknown[]> = {
  clan: CLAN_IDS,
  with: [...CLAN_IDS, ...FIGURES],
  to: [...CLAN_IDS, ...PROVINCE_IDS],
  of: CLAN_IDS,
  figure: FIGURES,
  province: PROVINCE_IDS,
  from: PROVINCE_IDS,
  shrine: KAMI_IDS,
  card: CARDS.map(({ id }) => id),
  tile: MANDATE_IDS,
  announce: MANDATE_IDS,
  type: MOVE_TYPES,
  value: [true, false],
  first: [true, false],
  ability: ['seppuku', 'mercy', 'amaterasu', 'path-of-the-serpent'],
  coins: [0, 1, 2, 5],
  ronin: [0, 1, 2, 5],
  seppuku: [0, 1, 3, 9],
  hostage: [0, 1, 3, 9],
  poets: [0, 1, 3, 9],
};
const FIELDS = Object.keys(WORDS);

/** A move with one field changed to another word of the game, dropped, or added. */
export function nearMiss(move: Move, rng: Rng): unknown {
  const fields: Record<string, unknown> = { ...move };
  const own = Object.keys(fields);
  const name = rng.below(5) === 0 ? pick(FIELDS, rng) : pick(own, rng);
  if (rng.below(6) === 0) delete fields[name];
  else
    fields[name] =
      name === 'to' && move.type === 'share' ? [pick(CLAN_IDS, rng)] : pick(WORDS[name] ?? [1], rng);
  return fields;
}

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  2 ** 53,
  -(2 ** 31),
  '',
  'koi ',
  'KOI',
  '__proto__',
  'constructor',
  'toString',
  '日の出',
  'x'.repeat(10_000),
  [],
  ['koi'],
  ['koi', 'koi'],
  [[[]]],
  {},
  { coins: 1 },
  { coins: -1 },
  { coins: 1.5, ronin: 'many' },
  { length: 3 },
  JSON.parse('{"__proto__":{"coins":5}}'),
];

/** A move with a value that no move has: wrong types, huge numbers, prototype tricks. */
export function malformed(move: Move, rng: Rng): unknown {
  const kind = rng.below(8);
  if (kind === 0) return pick(NONSENSE, rng);
  const fields: Record<string, unknown> = { ...move };
  const own = Object.keys(fields);
  if (kind === 1) delete fields[pick(own, rng)];
  else if (kind === 2)
    fields[pick(['__proto__x', 'prototype', 'constructor', 'undo', ''], rng)] = pick(NONSENSE, rng);
  else if (kind === 3) return JSON.parse(`{"__proto__":${JSON.stringify(move)}}`);
  else if (kind === 4) return Object.create(move);
  else if (kind === 5) return JSON.parse(JSON.stringify(move).replace('{', '{"__proto__":{"clan":"koi"},'));
  else fields[pick(own, rng)] = pick(NONSENSE, rng);
  return fields;
}
