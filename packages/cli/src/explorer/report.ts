import {
  type Condition,
  type Explored,
  type Explorer,
  enoughGames,
  type Judged,
  judged,
  SUBJECTS,
  type Subject,
  WIDEST,
  type WinLine,
} from '@hinode/wire';
import { rounded } from '../numbers.ts';

/** What wins, summed up: `--json` prints it, and tables and charts are made from it. */

export interface Line extends Omit<WinLine, 'expected'>, Judged {}

/** How the clans did in all games of one kind. */
export interface Among {
  readonly of: string;
  readonly games: number;
  readonly clans: readonly Line[];
}

export interface Report {
  readonly games: number;
  /** Games that are unfinished, or belong to unknown rules. */
  readonly leftOut: number;
  readonly condition: Condition;
  /** A rate with a wider interval counts as based on too few games. */
  readonly widest: number;
  /** How many games make a rate of one in four reliable enough. */
  readonly enough: number;
  readonly wins: Readonly<Record<Subject, readonly Line[]>>;
  readonly clansBy: Readonly<Record<keyof Condition, readonly Among[]>>;
}

const KINDS = ['players', 'set', 'kami'] as const;

export function reportOf(explorer: Explorer, condition: Condition, leftOut: number): Report {
  const found = explorer.under(condition);
  const among = (by: keyof Condition): Among[] =>
    condition[by] === undefined
      ? found.kinds[by].flatMap(({ of }) => {
          const { games, wins } = explorer.under({ ...condition, [by]: by === 'players' ? Number(of) : of });
          return games === 0 ? [] : [{ of, games, clans: wins.clan.map(lineOf) }];
        })
      : [];
  return {
    games: found.games,
    leftOut,
    condition,
    widest: WIDEST,
    enough: enoughGames(),
    wins: linesOf(found),
    clansBy: Object.fromEntries(KINDS.map((by) => [by, among(by)])) as unknown as Report['clansBy'],
  };
}

const linesOf = ({ wins }: Explored): Report['wins'] =>
  Object.fromEntries(
    SUBJECTS.map((subject) => [subject, wins[subject].map(lineOf)]),
  ) as unknown as Report['wins'];

const DIGITS = 4;

function lineOf({ of, games, wins, expected }: WinLine): Line {
  const { rate, chance, low, high, ...rest } = judged({ games, wins, expected });
  const [told, even, from, to] = [rate, chance, low, high].map((share) => rounded(share, DIGITS));
  return {
    of,
    games,
    wins: rounded(wins, DIGITS),
    rate: told ?? 0,
    chance: even ?? 0,
    low: from ?? 0,
    high: to ?? 0,
    ...rest,
  };
}
