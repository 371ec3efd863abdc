import type { CardId } from '../cards/index.ts';
import { ADVANTAGE_IDS, type KamiId } from '../data/year.ts';
import { type Refusal, refuse } from '../errors.ts';
import { MOST_COINS } from '../shape/sizes.ts';
import { cardNumber } from '../state/catalogue.ts';
import { isInPlay } from '../state/clans.ts';
import { isShrine } from '../state/figures.ts';
import { kindId, kindNumber } from '../state/kinds.ts';
import { FIRST_SHRINE, get, NONE, RESERVE, SHRINE_KAMI, type State } from '../state/layout.ts';
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
import {
  acceptCode,
  announcedIn,
  bidCode,
  bidOn,
  buildCode,
  buyCode,
  cardIn,
  clanIn,
  clansIn,
  declineCode,
  figureIn,
  fromIn,
  GO_FIRST,
  GO_LAST,
  giveCode,
  hostageCode,
  isBid,
  killCode,
  mandateCode,
  moveCode,
  PASS,
  placeCode,
  placeIn,
  proposeCode,
  provinceIn,
  READY_NO,
  READY_YES,
  replaceCode,
  replacedAt,
  replacementIn,
  saysYes,
  shareCode,
  shrineIn,
  summonCode,
  tileIn,
  toIn,
  typeOf,
  USE_NO,
  USE_YES,
  withdrawCode,
} from './code.ts';
import { MOVE_TYPES, type Move, type MoveType } from './types.ts';

/**
 * The border between moves as JSON and moves as numbers. What comes in is trusted in nothing: every field is
 * checked for its type and its words, unknown fields are refused, and only own properties count.
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

/** No rule speaks of a move that is not even well formed. */
const FORMAT = 'FORMAT';

const malformed = (code: string, facts: Refusal['facts'] = {}): Malformed =>
  new Malformed(refuse(code, FORMAT, facts));

const FIELDS: Record<MoveType, { readonly needs: readonly string[]; readonly may: readonly string[] }> = {
  propose: { needs: ['with'], may: ['give', 'ask'] },
  withdraw: { needs: ['with'], may: [] },
  accept: { needs: ['with'], may: [] },
  decline: { needs: ['with'], may: [] },
  ready: { needs: ['value'], may: [] },
  gift: { needs: ['to'], may: ['coins', 'ronin'] },
  mandate: { needs: ['tile'], may: ['announce'] },
  summon: { needs: ['figure', 'province'], may: ['shrine'] },
  move: { needs: ['figure', 'from', 'to'], may: [] },
  build: { needs: ['province'], may: [] },
  buy: { needs: ['card'], may: [] },
  replace: { needs: ['of', 'figure', 'with'], may: ['province', 'shrine'] },
  place: { needs: ['figure'], may: ['province', 'shrine'] },
  kill: { needs: ['of', 'figure', 'province'], may: [] },
  bid: { needs: ADVANTAGE_IDS, may: [] },
  hostage: { needs: ['of', 'figure'], may: [] },
  share: { needs: ['to'], may: [] },
  give: { needs: ['to'], may: [] },
  use: { needs: ['value'], may: ['ability'] },
  order: { needs: ['first'], may: [] },
  pass: { needs: [], may: [] },
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
  // -0 is a number too, but not one that JSON would bring back.
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

type Reader = (state: State, fields: Fields) => Omit<Read, 'clan' | 'type'>;

const READERS: Record<MoveType, Reader> = {
  propose: (_, f) => ({
    code: proposeCode(clan(f, 'with')),
    to: clan(f, 'with'),
    give: purse(f, 'give'),
    ask: purse(f, 'ask'),
  }),
  withdraw: (_, f) => ({ code: withdrawCode(clan(f, 'with')) }),
  accept: (_, f) => ({ code: acceptCode(clan(f, 'with')) }),
  decline: (_, f) => ({ code: declineCode(clan(f, 'with')) }),
  ready: (_, f) => ({ code: flag(f, 'value') ? READY_YES : READY_NO }),
  gift: (_, f) => ({
    code: 0,
    to: clan(f, 'to'),
    give: { coins: amount(f, 'coins'), ronin: amount(f, 'ronin') },
  }),
  mandate: (_, f) => ({
    code: mandateCode(mandate(f, 'tile'), own(f, 'announce') === undefined ? NONE : mandate(f, 'announce')),
  }),
  summon: (s, f) => ({
    code: summonCode(
      figure(f, 'figure'),
      province(f, 'province'),
      own(f, 'shrine') === undefined ? NONE : shrine(s, f),
    ),
  }),
  move: (_, f) => ({ code: moveCode(figure(f, 'figure'), province(f, 'from'), province(f, 'to')) }),
  build: (_, f) => ({ code: buildCode(province(f, 'province')) }),
  buy: (_, f) => ({ code: buyCode(word(f, 'card', cardNumber, 'unknown-card')) }),
  replace: (s, f) => ({
    code: replaceCode(clan(f, 'of'), figure(f, 'figure'), figure(f, 'with'), provinceOrShrine(s, f)),
  }),
  place: (s, f) => ({ code: placeCode(figure(f, 'figure'), provinceOrShrine(s, f)) }),
  kill: (_, f) => ({ code: killCode(clan(f, 'of'), figure(f, 'figure'), province(f, 'province')) }),
  bid: (_, f) => ({
    code: bidCode(amount(f, 'seppuku'), amount(f, 'hostage'), amount(f, 'ronin'), amount(f, 'poets')),
  }),
  hostage: (_, f) => ({ code: hostageCode(clan(f, 'of'), figure(f, 'figure')) }),
  share: (_, f) => ({ code: shareCode(clanSet(f, 'to')) }),
  give: (_, f) => ({ code: giveCode(clan(f, 'to')) }),
  use: (_, f) => ({
    code: flag(f, 'value') ? USE_YES : USE_NO,
    ...(own(f, 'ability') !== undefined && { ability: text(f, 'ability') }),
  }),
  order: (_, f) => ({ code: flag(f, 'first') ? GO_FIRST : GO_LAST }),
  pass: () => ({ code: PASS }),
};

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
  if (!MOVE_TYPES.includes(type)) throw malformed('unknown-type');
  const { needs, may } = FIELDS[type];
  refuseUnknown(fields, ['clan', 'type', ...needs, ...may]);
  for (const name of needs) {
    if (own(fields, name) === undefined) throw malformed('missing-field', { field: name });
  }
  const mover = clan(fields, 'clan');
  if (!isInPlay(state, mover))
    throw new Malformed(refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(mover) }));
  return { clan: mover, type, ...READERS[type](state, fields) };
}

const place = (state: State, at: number): { province: ReturnType<typeof provinceId> } | { shrine: KamiId } =>
  isShrine(at) ? { shrine: kamiAt(state, at) } : { province: provinceId(at) };

/** A listed move, or a bid, as JSON. */
export function writeMove(state: State, mover: number, code: number): Move {
  const by = clanId(mover);
  if (isBid(code)) {
    const [seppuku, hostage, ronin, poets] = [0, 1, 2, 3].map((advantage) => bidOn(code, advantage)) as [
      number,
      number,
      number,
      number,
    ];
    return { clan: by, type: 'bid', seppuku, hostage, ronin, poets };
  }
  const type = typeOf(code);
  switch (type) {
    case 'propose':
    case 'withdraw':
    case 'accept':
    case 'decline':
      return { clan: by, type, with: clanId(clanIn(code)) };
    case 'ready':
      return { clan: by, type, value: saysYes(code) };
    case 'mandate': {
      const announced = announcedIn(code);
      const tile = mandateId(tileIn(code));
      return announced === NONE
        ? { clan: by, type, tile }
        : { clan: by, type, tile, announce: mandateId(announced) };
    }
    case 'summon': {
      const at = shrineIn(code);
      const to = { figure: kindId(figureIn(code)), province: provinceId(provinceIn(code)) };
      return at === NONE ? { clan: by, type, ...to } : { clan: by, type, ...to, shrine: kamiAt(state, at) };
    }
    case 'move':
      return {
        clan: by,
        type,
        figure: kindId(figureIn(code)),
        from: provinceId(fromIn(code)),
        to: provinceId(toIn(code)),
      };
    case 'build':
      return { clan: by, type, province: provinceId(provinceIn(code)) };
    case 'buy':
      return { clan: by, type, card: cardId(cardIn(code)) as CardId };
    case 'replace':
      return {
        clan: by,
        type,
        of: clanId(clanIn(code)),
        figure: kindId(figureIn(code)),
        with: kindId(replacementIn(code)),
        ...place(state, replacedAt(code)),
      };
    case 'place':
      return { clan: by, type, figure: kindId(figureIn(code)), ...place(state, placeIn(code)) };
    case 'kill':
      return {
        clan: by,
        type,
        of: clanId(clanIn(code)),
        figure: kindId(figureIn(code)),
        province: provinceId(provinceIn(code)),
      };
    case 'hostage':
      return { clan: by, type, of: clanId(clanIn(code)), figure: kindId(figureIn(code)) };
    case 'share':
      return { clan: by, type, to: clansOf(clansIn(code)) };
    case 'give':
      return { clan: by, type, to: clanId(clanIn(code)) };
    case 'use':
      return { clan: by, type, value: saysYes(code) };
    case 'order':
      return { clan: by, type, first: saysYes(code) };
    case 'pass':
      return { clan: by, type };
    default:
      throw new Error(`no move of type ${type} is ever listed`);
  }
}
