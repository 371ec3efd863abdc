import { ADVANTAGE_IDS } from '../data/year.ts';
import { type Refusal, refuse } from '../errors.ts';
import { MOST_COINS } from '../shape/sizes.ts';
import { cardNumber } from '../state/catalogue.ts';
import { isInPlay } from '../state/clans.ts';
import { isShrine } from '../state/figures.ts';
import { kindId, kindNumber } from '../state/kinds.ts';
import type { State } from '../state/layout.ts';
import * as layout from '../state/layout.ts';
import {
  cardId,
  clanId,
  clanNumber,
  clansOf,
  kamiAt,
  kamiNumber,
  mandateId,
  mandateNumber,
  provinceId,
  provinceNumber,
} from '../state/names.ts';
import { bidCode, bidOn, codeOf, isBid, LISTED, type Part, READ_PART, typeOf } from './code.ts';
import { MOVE_TYPES, type Move, type MoveType } from './types.ts';

const { FIRST_SHRINE, get, NONE, RESERVE, SHRINE_KAMI } = layout;

/**
 * The border between moves as JSON and moves as numbers. Nothing that comes in is trusted: every field is checked for its type and
 * its words, unknown fields are refused, and only own properties count.
 */

export interface Purse {
  readonly coins: number;
  readonly ronin: number;
}

/** A move that is well formed. Whether it is legal now is another question. */
export interface Read {
  readonly clan: number;
  readonly type: MoveType;
  /** The move as a number (a plain proposal for `propose`, nothing for `gift`). */
  readonly code: number;
  readonly to?: number;
  readonly give?: Purse;
  readonly ask?: Purse;
  /** The ability named by `use`. */
  readonly ability?: string;
}

class Malformed extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** No rule covers a move that is not even well formed. */
const FORMAT = 'FORMAT';

const malformed = (code: string, facts: Refusal['facts'] = {}): Malformed =>
  new Malformed(refuse(code, FORMAT, facts));

/** What the JSON of a move contains besides what its number says. */
interface Beside {
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
  readonly read: (fields: Fields) => Partial<Read>;
}

const BESIDE: Readonly<Partial<Record<MoveType, Beside>>> = {
  propose: {
    may: ['give', 'ask'],
    read: (f) => ({ to: clan(f, 'with'), give: purse(f, 'give'), ask: purse(f, 'ask') }),
  },
  gift: {
    needs: ['to'],
    may: ['coins', 'ronin'],
    read: (f) => ({ to: clan(f, 'to'), give: { coins: amount(f, 'coins'), ronin: amount(f, 'ronin') } }),
  },
  bid: {
    needs: ADVANTAGE_IDS,
    read: (f) => ({ code: bidCode(ADVANTAGE_IDS.map((id) => amount(f, id))) }),
  },
  use: {
    may: ['ability'],
    read: (f) => (own(f, 'ability') === undefined ? {} : { ability: text(f, 'ability') }),
  },
};

type Fields = Readonly<Record<string, unknown>>;

function asObject(input: unknown): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw malformed('not-an-object');
  return input as Fields;
}

const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

function text(fields: Fields, name: string): string {
  const value = own(fields, name);
  if (typeof value !== 'string') throw malformed('not-a-text', { field: name });
  return value;
}

function flag(fields: Fields, name: string): boolean {
  const value = own(fields, name);
  if (typeof value !== 'boolean') throw malformed('not-true-or-false', { field: name });
  return value;
}

function amount(fields: Fields, name: string): number {
  const value = own(fields, name) ?? 0;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MOST_COINS)
    throw malformed('not-a-whole-number', { field: name, most: MOST_COINS });
  // -0 is a number too, but JSON would not preserve it.
  return value === 0 ? 0 : value;
}

/** A word of the game's vocabulary, by its number. */
function word(fields: Fields, name: string, numberOf: (id: string) => number, unknown: string): number {
  const id = text(fields, name);
  const number = numberOf(id);
  if (number < 0) throw malformed(unknown, { field: name });
  return number;
}

const clan = (fields: Fields, name: string): number => word(fields, name, clanNumber, 'unknown-clan');
const province = (fields: Fields, name: string): number =>
  word(fields, name, provinceNumber, 'unknown-province');
const mandate = (fields: Fields, name: string): number =>
  word(fields, name, mandateNumber, 'unknown-mandate');
const figure = (fields: Fields, name: string): number => word(fields, name, kindNumber, 'unknown-figure');

function shrine(state: State, fields: Fields): number {
  const kami = word(fields, 'shrine', kamiNumber, 'unknown-shrine');
  for (let place = FIRST_SHRINE; place < RESERVE; place++) {
    if (get(state, SHRINE_KAMI + place - FIRST_SHRINE) === kami) return place;
  }
  throw new Malformed(refuse('shrine-not-in-play', 'SETUP-7', { shrine: own(fields, 'shrine') }));
}

function provinceOrShrine(state: State, fields: Fields): number {
  const places = [own(fields, 'province'), own(fields, 'shrine')].filter((place) => place !== undefined);
  if (places.length !== 1) throw malformed('one-place-needed', { fields: ['province', 'shrine'] });
  return own(fields, 'shrine') === undefined ? province(fields, 'province') : shrine(state, fields);
}

function purse(fields: Fields, name: string): Purse {
  const value = own(fields, name);
  if (value === undefined) return { coins: 0, ronin: 0 };
  const inner = asObject(value);
  refuseUnknown(inner, ['coins', 'ronin']);
  return { coins: amount(inner, 'coins'), ronin: amount(inner, 'ronin') };
}

function clanSet(fields: Fields, name: string): number {
  const value = own(fields, name);
  if (!Array.isArray(value)) throw malformed('not-a-list', { field: name });
  let set = 0;
  for (const id of value as unknown[]) {
    const number = typeof id === 'string' ? clanNumber(id) : -1;
    if (number < 0) throw malformed('unknown-clan', { field: name });
    if (((set >> number) & 1) === 1) throw malformed('named-twice', { field: name });
    set |= 1 << number;
  }
  return set;
}

function refuseUnknown(fields: Fields, known: readonly string[]): void {
  for (const name of Object.keys(fields))
    if (!known.includes(name)) throw malformed('unknown-field', { field: name });
}

/** How a part of a move is read from the field of the same name, and written. */
interface PartJson {
  readonly read: (state: State, fields: Fields, name: string) => number;
  readonly write: (state: State, number: number, name: string) => object;
  /** The fields that may be there, if it is not simply the one of the same name. */
  readonly may?: readonly string[];
}

const named = (
  read: (fields: Fields, name: string) => number,
  idOf: (number: number) => unknown,
): PartJson => ({
  read: (_, fields, name) => read(fields, name),
  write: (_, number, name) => ({ [name]: idOf(number) }),
});

/** May be left out. */
const optional = (name: string, { read, write }: PartJson): PartJson => ({
  may: [name],
  read: (state, fields) => (own(fields, name) === undefined ? NONE : read(state, fields, name)),
  write: (state, number) => (number === NONE ? {} : write(state, number, name)),
});

const PART_JSON: Readonly<Record<Part, PartJson>> = {
  clan: named(clan, clanId),
  clans: named(clanSet, clansOf),
  tile: named(mandate, mandateId),
  announced: optional('announce', named(mandate, mandateId)),
  card: named((fields, name) => word(fields, name, cardNumber, 'unknown-card'), cardId),
  figure: named(figure, kindId),
  replacement: named(figure, kindId),
  province: named(province, provinceId),
  from: named(province, provinceId),
  to: named(province, provinceId),
  shrine: optional('shrine', { read: shrine, write: (state, at) => ({ shrine: kamiAt(state, at) }) }),
  place: {
    may: ['province', 'shrine'],
    read: provinceOrShrine,
    write: (state, at) => (isShrine(at) ? { shrine: kamiAt(state, at) } : { province: provinceId(at) }),
  },
  yes: named(
    (fields, name) => (flag(fields, name) ? 1 : 0),
    (number) => number === 1,
  ),
};

type Named = readonly (readonly [name: string, part: Part])[];

/** What the JSON of moves of one type contains. */
interface MoveJson {
  /** The parts of its number; empty if it has no number. */
  readonly parts: Named | undefined;
  readonly needs: readonly string[];
  readonly known: readonly string[];
}

function moveJson(type: MoveType): MoveJson {
  const { needs = [], may = [] } = BESIDE[type] ?? {};
  const listed = LISTED[type];
  const parts = Object.entries(listed ?? {});
  const needed = parts.filter(([, part]) => PART_JSON[part].may === undefined).map(([name]) => name);
  const possible = parts.flatMap(([, part]) => PART_JSON[part].may ?? []);
  return {
    parts: listed && parts,
    needs: [...needed, ...needs],
    known: ['clan', 'type', ...needed, ...needs, ...possible, ...may],
  };
}

const MOVE_JSON: ReadonlyMap<string, MoveJson> = new Map(MOVE_TYPES.map((type) => [type, moveJson(type)]));

/** A gift has no number. */
const NO_CODE = 0;

const readCode = (state: State, type: MoveType, parts: Named, fields: Fields): number =>
  codeOf(
    type,
    parts.map(([name, part]) => PART_JSON[part].read(state, fields, name)),
  );

/** Reads a move from outside, or says what is wrong with it. */
export function readMove(state: State, input: unknown): Read | Refusal {
  try {
    return readOrThrow(state, input);
  } catch (problem) {
    if (problem instanceof Malformed) return problem.refusal;
    throw problem;
  }
}

export const isRefusal = (read: Read | Refusal): read is Refusal => 'rule' in read;

function readOrThrow(state: State, input: unknown): Read {
  const fields = asObject(input);
  const type = text(fields, 'type') as MoveType;
  const json = MOVE_JSON.get(type);
  if (json === undefined) throw malformed('unknown-type');
  const { parts, needs, known } = json;
  refuseUnknown(fields, known);
  for (const name of needs) {
    if (own(fields, name) === undefined) throw malformed('missing-field', { field: name });
  }
  const mover = clan(fields, 'clan');
  if (!isInPlay(state, mover))
    throw new Malformed(refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(mover) }));
  const code = parts === undefined ? NO_CODE : readCode(state, type, parts, fields);
  return { clan: mover, type, code, ...BESIDE[type]?.read(fields) };
}

/** A listed move, or a bid, as JSON. */
export function writeMove(state: State, mover: number, code: number): Move {
  const type = typeOf(code);
  const fields = isBid(code)
    ? ADVANTAGE_IDS.map((id, advantage) => ({ [id]: bidOn(code, advantage) }))
    : (MOVE_JSON.get(type)?.parts ?? []).map(([name, part]) =>
        PART_JSON[part].write(state, READ_PART[part](code), name),
      );
  return Object.assign({ clan: clanId(mover), type }, ...fields) as Move;
}
