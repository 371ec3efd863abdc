import { stepNamed, stepNumbered } from '../agenda/agenda.ts';
import { CLAN_IDS } from '../data/clans.ts';
import { PROVINCE_IDS, SHIPPING_ROUTES } from '../data/map.ts';
import { ADVANTAGE_IDS, KAMI_IDS, MANDATE_IDS, SEASON_IDS, SET_IDS } from '../data/year.ts';
import { setArrived, TOLL_IDS } from '../effects/travel.ts';
import { InvalidInput } from '../errors.ts';
import { isRefusal, readMove, writeMove } from '../moves/border.ts';
import { allCards, cardNumber, cardNumbered } from '../state/catalogue.ts';
import { seats } from '../state/clans.ts';
import { setSpot, UNIQUE, unit } from '../state/figures.ts';
import { allKinds, isKami, kindId, kindNumber } from '../state/kinds.ts';
import {
  ARRIVED,
  NONE,
  PLACES,
  PROVINCES,
  RESERVE,
  SHRINE_KAMI,
  SQUADS,
  type State,
} from '../state/layout.ts';
import { packLoan, unpackLoan } from '../state/loan.ts';
import { kamiAt, kamiId } from '../state/names.ts';
import { PHASE_IDS } from '../state/phase.ts';
import { packPurse, unpackPurse } from '../state/purse.ts';
import { packCard, packHostage, packToken, unpackCard, unpackHostage, unpackToken } from '../state/taken.ts';
import { arrivedByName, squadByName } from '../views/squads.ts';
import { GOODS, type NamedAxis } from './field.ts';
import type { Meaning } from './meaning.ts';
import { CELL_BITS, MOST_COINS, PIECES } from './sizes.ts';

/** The words for the numbers of a position, which a save uses instead of them. */

export interface Words {
  /** The value of the number if there is nothing to say. */
  readonly rest: number;
  /** `cell` is the place of the number in the position. */
  readonly write: (number: number, state: State, cell: number) => unknown;
  readonly read: (word: unknown, path: string, state: State, cell: number) => number;
}

export const invalid = (path: string, problem: string): InvalidInput =>
  new InvalidInput('bad-save', path, problem);

export function asRecord(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(path, 'is not an object');
  return value as Readonly<Record<string, unknown>>;
}

export function asList(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw invalid(path, `is not a list of up to ${most}`);
  return value as readonly unknown[];
}

const only = (value: unknown, path: string, known: readonly string[]): Readonly<Record<string, unknown>> => {
  const record = asRecord(value, path);
  const surplus = Object.keys(record).find((name) => !known.includes(name));
  if (surplus !== undefined) throw invalid(`${path}.${surplus}`, 'is not known');
  return record;
};

function wholeNumber(bits: number, value: unknown, path: string): number {
  const spare = 32 - bits;
  if (typeof value !== 'number' || (value << spare) >> spare !== value)
    throw invalid(path, `is not a whole number of ${bits} bits`);
  return value;
}

/** A number for which no catalogue has a word: written as it is. */
const plain = (bits: number): Words => ({
  rest: 0,
  write: (number) => number,
  read: (value, path) => wholeNumber(bits, value, path),
});

const YES_OR_NO: Words = {
  rest: 0,
  write: (number) => number === 1,
  read: (word, path) => {
    if (typeof word !== 'boolean') throw invalid(path, 'is neither true nor false');
    return word ? 1 : 0;
  },
};

/** One of a list of names. */
function oneOf(
  what: string,
  nameOf: (n: number) => string | undefined,
  numberOf: (id: string) => number,
): Words {
  return {
    rest: 0,
    write: nameOf,
    read: (word, path) => {
      const number = typeof word === 'string' ? numberOf(word) : NONE;
      if (number === NONE) throw invalid(path, `is no ${what}`);
      return number;
    },
  };
}
const among = (what: string, ids: readonly string[]): Words =>
  oneOf(
    what,
    (n) => ids[n],
    (id) => ids.indexOf(id),
  );

const orNone = (words: Words): Words => ({
  rest: NONE,
  write: (number, state, cell) => (number === NONE ? null : words.write(number, state, cell)),
  read: (word, path, state, cell) => (word === null ? NONE : words.read(word, path, state, cell)),
});

/** Some of a list of names, one bit each. */
function someOf(what: string, ids: readonly string[]): Words {
  const { read } = among(what, ids);
  return {
    rest: 0,
    write: (set) => ids.filter((_, n) => ((set >> n) & 1) === 1),
    read: (word, path, state, at) =>
      asList(word, path, ids.length).reduce<number>(
        (set, id, i) => set | (1 << read(id, `${path}[${i}]`, state, at)),
        0,
      ),
  };
}

/** Several facts in one number, by name. */
function facts<Name extends string>(
  meanings: Readonly<Record<Name, Meaning>>,
  unpack: (number: number) => Readonly<Record<Name, number>>,
  pack: (facts: Readonly<Record<Name, number>>) => number,
): Words {
  const names = Object.keys(meanings) as Name[];
  return {
    rest: 0,
    write: (number, state, at) => {
      const unpacked = unpack(number);
      return Object.fromEntries(
        names.map((name) => [name, WORDS[meanings[name]].write(unpacked[name], state, at)]),
      );
    },
    read: (word, path, state, at) => {
      const record = only(word, path, names);
      const read = names.map((name) => [
        name,
        WORDS[meanings[name]].read(record[name], `${path}.${name}`, state, at),
      ]);
      return pack(Object.fromEntries(read) as Record<Name, number>);
    },
  };
}

function amountUpTo(most: number, value: unknown, path: string): number {
  const amount = wholeNumber(CELL_BITS, value, path);
  if (amount < 0 || amount > most) throw invalid(path, `is not between 0 and ${most}`);
  return amount;
}

/** Pieces by name. A unique figure is one of them, and its own cell records that it is there. */
const pieces = (
  write: (state: State, cell: number) => Record<string, number>,
  tell: (state: State, kind: number, cell: number) => void,
): Words => ({
  rest: 0,
  write: (_, state, at) => write(state, at),
  read: (word, path, state, at) =>
    Object.entries(asRecord(word, path)).reduce((squad, [id, given]) => {
      const kind = WORDS.figure.read(id, `${path}.${id}`, state, at);
      // One more than a clan owns may be on loan to it.
      const count = amountUpTo(isKami(kind) ? 0 : (PIECES[kind] ?? 0) + 1, given, `${path}.${id}`);
      if (kind >= UNIQUE && count > 0) tell(state, kind, at);
      return squad + count * unit(kind);
    }, 0),
});

const clanOf = (cell: number): number => Math.floor((cell - SQUADS) / PLACES);
const placeOf = (cell: number): number => (cell - SQUADS) % PLACES;

const SQUAD = pieces(
  (state, at) => squadByName(state, clanOf(at), placeOf(at)),
  (state, kind, at) => setSpot(state, clanOf(at), kind, placeOf(at)),
);
const ARRIVALS = pieces(
  (state, at) => arrivedByName(state, at - ARRIVED),
  (state, kind, at) => setArrived(state, kind, at - ARRIVED),
);

const PURSE: Words = {
  rest: 0,
  write: unpackPurse,
  read: (word, path) => {
    const { coins, ronin } = only(word, path, GOODS);
    return packPurse({
      coins: amountUpTo(MOST_COINS, coins, `${path}.coins`),
      ronin: amountUpTo(MOST_COINS, ronin, `${path}.ronin`),
    });
  },
};

/** By the kami of the shrine. */
const SHRINE: Words = {
  rest: 0,
  write: (shrine, state) => kamiId(state[SHRINE_KAMI + shrine] as number),
  read: (word, path, state) => {
    const place = placeNamed(word, path, state);
    if (place < PROVINCES || place === RESERVE) throw invalid(path, 'is no shrine of this game');
    return place - PROVINCES;
  },
};

/** A move as its JSON, without the clan that makes it. */
const MOVE: Words = {
  rest: 0,
  write: (code, state) => {
    const { clan: _, ...move } = writeMove(state, 0, code);
    return move;
  },
  read: (word, path, state) => {
    const read = readMove(state, { ...asRecord(word, path), clan: CLAN_IDS[seats(state)[0] ?? 0] });
    if (isRefusal(read)) throw invalid(path, `is no move: ${read.code}`);
    return read.code;
  },
};

const CARD = oneOf('card', (number) => cardNumbered(number).id, cardNumber);

export const WORDS: Readonly<Record<Meaning, Words>> = {
  amount: plain(CELL_BITS),
  chance: plain(32),
  'yes or no': YES_OR_NO,
  clan: among('clan', CLAN_IDS),
  'clan or nobody': orNone(among('clan', CLAN_IDS)),
  clans: someOf('clan', CLAN_IDS),
  season: among('season', SEASON_IDS),
  seasons: someOf('season', SEASON_IDS),
  phase: among('phase', PHASE_IDS),
  set: among('set', SET_IDS),
  kami: among('kami', KAMI_IDS),
  mandate: among('mandate', MANDATE_IDS),
  'mandate or none': orNone(among('mandate', MANDATE_IDS)),
  province: among('province', PROVINCE_IDS),
  'province or none': orNone(among('province', PROVINCE_IDS)),
  shrine: SHRINE,
  advantage: among('advantage', ADVANTAGE_IDS),
  card: CARD,
  'card or none': orNone(CARD),
  figure: oneOf('figure', kindId, kindNumber),
  squad: SQUAD,
  arrivals: ARRIVALS,
  purse: PURSE,
  toll: among('toll', TOLL_IDS),
  route: among(
    'route',
    SHIPPING_ROUTES.map((ends) => ends.join('-')),
  ),
  'card taken': facts({ clan: 'clan', card: 'card' }, unpackCard, packCard),
  token: facts({ clan: 'clan', province: 'province', season: 'season' }, unpackToken, packToken),
  hostage: facts(
    { captor: 'clan', of: 'clan', figure: 'figure' },
    (packed) => {
      const { captor, of, kind } = unpackHostage(packed);
      return { captor, of, figure: kind };
    },
    ({ captor, of, figure }) => packHostage({ captor, of, kind: figure }),
  ),
  'loan or none': orNone(
    facts(
      { to: 'clan', of: 'clan', figure: 'figure' },
      (packed) => {
        const { to, of, kind } = unpackLoan(packed);
        return { to, of, figure: kind };
      },
      ({ to, of, figure }) => packLoan({ to, of, kind: figure }),
    ),
  ),
  move: MOVE,
  step: oneOf(
    'step',
    (number) => stepNumbered(number)?.name,
    (name) => stepNamed(name)?.number ?? NONE,
  ),
};

const placeName = (place: number, state: State): string => {
  if (place === RESERVE) return 'reserve';
  return place < PROVINCES ? (PROVINCE_IDS[place] as string) : kamiAt(state, place);
};

function placeNamed(word: unknown, path: string, state: State): number {
  for (let place = 0; place < PLACES; place++) if (placeName(place, state) === word) return place;
  throw invalid(path, 'is no place of this game');
}

/** The names along each axis, in the order of the cells. */
export const namesAlong = (axis: NamedAxis, state: State): readonly string[] => {
  switch (axis) {
    case 'clan':
      return CLAN_IDS;
    case 'place':
      return Array.from({ length: PLACES }, (_, place) => placeName(place, state));
    case 'province':
      return PROVINCE_IDS;
    case 'advantage':
      return ADVANTAGE_IDS;
    case 'route':
      return SHIPPING_ROUTES.map((ends) => ends.join('-'));
    case 'good':
      return GOODS;
  }
};

/** Every list of names in which numbers of a position are places. */
export const catalogues = (): Readonly<Record<string, readonly string[]>> => ({
  clans: CLAN_IDS,
  provinces: PROVINCE_IDS,
  kami: KAMI_IDS,
  mandates: MANDATE_IDS,
  seasons: SEASON_IDS,
  sets: SET_IDS,
  phases: PHASE_IDS,
  advantages: ADVANTAGE_IDS,
  cards: allCards().map(({ id }) => id),
  figures: allKinds().map(kindId),
});
