import type { KamiId, SetId } from '@hinode/engine';
import type { Outline, PlayerOutline } from './outline.ts';
import { type Interval, trialsFor, wilson, Z95 } from './wilson.ts';

/** What wins: how often clans, seats, first mandates, favors and cards won, in any number of games. */

/** What somebody had who won or lost. */
export const SUBJECTS = ['clan', 'seat', 'mandate', 'favor', 'card'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Which games are looked at; all without any. A kami is one that was in play. */
export interface Condition {
  readonly players?: number;
  readonly set?: SetId;
  readonly kami?: KamiId;
}

/** How often whoever had this won. */
export interface WinLine {
  /** The id of a clan, a mandate, a kami or a card, or the number of a seat: 1 has the highest honor at the start. */
  readonly of: string;
  readonly games: number;
  /** A victory of two is half a win of each. */
  readonly wins: number;
  /** The wins that would be theirs if everybody at their tables won as often. */
  readonly expected: number;
}

/** How many games there are of a kind. */
export interface Kind {
  readonly of: string;
  readonly games: number;
}

export interface Explored {
  /** Those that meet the condition. */
  readonly games: number;
  /** What one can ask for, with how many of all games there are of it. */
  readonly kinds: Readonly<Record<keyof Condition, readonly Kind[]>>;
  readonly wins: Readonly<Record<Subject, readonly WinLine[]>>;
}

/** What a server tells of the games that were played on it. */
export interface ExploredHere {
  readonly explored: Explored;
  /** Of fewer games nothing is told. */
  readonly least: number;
  /** So many games are still to be looked at: whoever asks again is told more. */
  readonly toCome: number;
}

export interface Explorer {
  add(outline: Outline): void;
  readonly games: number;
  under(condition: Condition): Explored;
}

interface Cell {
  games: number;
  wins: number;
  expected: number;
}

interface Slice {
  games: number;
  readonly subjects: Readonly<Record<Subject, Map<string, Cell>>>;
}

const newSlice = (): Slice => ({
  games: 0,
  subjects: { clan: new Map(), seat: new Map(), mandate: new Map(), favor: new Map(), card: new Map() },
});

const keyOf = ({ players = 0, set = '', kami = '' }: Partial<Record<keyof Condition, string | number>>) =>
  `${players} ${set} ${kami}`;

/** Counts games for every condition that can be asked for, so that an answer takes no time and games need not be kept. */
export function newExplorer(): Explorer {
  const slices = new Map<string, Slice>();
  const sliceAt = (key: string): Slice => {
    const slice = slices.get(key) ?? newSlice();
    slices.set(key, slice);
    return slice;
  };
  const all = sliceAt(keyOf({}));
  const kinds = { players: new Set<string>(), set: new Set<string>(), kami: new Set<string>() };

  const kindsOf = (by: keyof Condition): Kind[] =>
    [...kinds[by]].map((of) => ({ of, games: slices.get(keyOf({ [by]: of }))?.games ?? 0 }));

  return {
    get games() {
      return all.games;
    },
    add: (outline) => {
      kinds.players.add(`${outline.players.length}`);
      kinds.set.add(outline.set);
      for (const kami of outline.kami) kinds.kami.add(kami);
      for (const key of keysOf(outline)) addTo(sliceAt(key), outline);
    },
    under: (condition) => {
      const { games, subjects } = slices.get(keyOf(condition)) ?? newSlice();
      return {
        games,
        kinds: { players: kindsOf('players').sort(byId), set: kindsOf('set'), kami: kindsOf('kami') },
        wins: {
          clan: linesOf(subjects.clan),
          seat: linesOf(subjects.seat).sort(byId),
          mandate: linesOf(subjects.mandate),
          favor: linesOf(subjects.favor),
          card: linesOf(subjects.card),
        },
      };
    },
  };
}

const byId = (one: { readonly of: string }, other: { readonly of: string }): number =>
  Number(one.of) - Number(other.of);

/** Every condition that the game meets. */
const keysOf = ({ players, set, kami }: Outline): readonly string[] =>
  [0, players.length].flatMap((count) =>
    ['', set].flatMap((one) => ['', ...kami].map((god) => keyOf({ players: count, set: one, kami: god }))),
  );

function addTo(slice: Slice, { players }: Outline): void {
  slice.games++;
  players.forEach((player, seat) => {
    for (const [subject, ofs] of Object.entries(hadBy(player, seat)) as [Subject, readonly string[]][])
      for (const of of ofs) addWin(slice.subjects[subject], of, player.won, 1 / players.length);
  });
}

const hadBy = (
  { clan, mandate, favors, cards }: PlayerOutline,
  seat: number,
): Readonly<Record<Subject, readonly string[]>> => ({
  clan: [clan],
  seat: [`${seat + 1}`],
  mandate: mandate === undefined ? [] : [mandate],
  favor: favors,
  card: cards,
});

function addWin(cells: Map<string, Cell>, of: string, won: number, chance: number): void {
  const cell = cells.get(of) ?? { games: 0, wins: 0, expected: 0 };
  cells.set(of, cell);
  cell.games++;
  cell.wins += won;
  cell.expected += chance;
}

/** The oftenest first won; of those that won as often, by their ids. */
const linesOf = (cells: ReadonlyMap<string, Cell>): WinLine[] =>
  [...cells]
    .map(([of, cell]) => ({ of, ...cell }))
    .sort((a, b) => b.wins / b.games - a.wins / a.games || (a.of < b.of ? -1 : 1));

/** An interval that is wider than that says too little: ± 5 % is about what a strong clan is better than a weak one. */
export const WIDEST = 0.1;

/** What a line comes to, and how far it can be trusted. */
export interface Judged extends Interval {
  readonly rate: number;
  /** The rate that it would have if everybody won as often. */
  readonly chance: number;
  /** Too few games: the interval is wider than `WIDEST`. */
  readonly isFew: boolean;
  /** In how many games it would be known well enough; where they are enough, just these. */
  readonly needed: number;
  /** More or less often than chance, as far as its interval tells; many lines are looked at, and one in twenty is told wrongly. */
  readonly against: 'more' | 'less' | 'same';
}

export function judged({ games, wins, expected }: Omit<WinLine, 'of'>): Judged {
  const rate = games === 0 ? 0 : wins / games;
  const chance = games === 0 ? 0 : expected / games;
  const { low, high } = wilson(wins, games);
  const isFew = high - low > WIDEST;
  return {
    rate,
    chance,
    low,
    high,
    isFew,
    needed: isFew ? Math.max(games + 1, trialsFor(likelier(wins, games), WIDEST)) : games,
    against: low > chance ? 'more' : high < chance ? 'less' : 'same',
  };
}

/** None of six does not mean that none of a thousand would: the middle of Wilson's interval says better what to expect. */
const likelier = (wins: number, games: number): number => (wins + Z95 ** 2 / 2) / (games + Z95 ** 2);

/** So many games make every rate of a table of four known well enough. */
export const enoughGames = (): number => trialsFor(1 / 4, WIDEST);
