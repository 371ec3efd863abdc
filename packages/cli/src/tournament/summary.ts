import type { ClanId, SetId } from '@hinode/engine';
import { nameOf } from '../names.ts';
import { rounded } from '../numbers.ts';
import { dealsIn, writeBudget } from './plan.ts';
import type { Schedule } from './pool.ts';
import { kindOf } from './seat.ts';
import type { BotResult, Tally } from './tally.ts';
import { writeWhatIf } from './what-if.ts';

/** A tournament summed up: what `--json` prints, and what tables and charts are made of. */
export interface Summary {
  readonly seats: readonly BotResult[];
  readonly illegalMoves: number;
  readonly stalls: number;
  readonly table: readonly string[];
  readonly games: number;
  readonly deals: number;
  readonly set: SetId | 'random';
  readonly seed: string;
  readonly whatIf?: string;
  readonly budget: string;
  readonly threads: number;
  readonly seconds: number;
}

export function summed(
  { plan, threads, whatIf = [] }: Schedule,
  tally: Tally,
  milliseconds: number,
): Summary {
  return {
    seats: tally.results(),
    illegalMoves: tally.troubles.filter(({ offence }) => offence !== undefined).length,
    stalls: tally.troubles.filter(({ stall }) => stall !== undefined).length,
    table: plan.seats.map(kindOf),
    games: tally.games,
    deals: dealsIn(plan, tally.games),
    set: plan.set,
    seed: plan.seed,
    ...(whatIf.length > 0 && { whatIf: writeWhatIf(whatIf) }),
    budget: writeBudget(plan.budget),
    threads,
    seconds: rounded(milliseconds / 1000, 1),
  };
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const between = (low: number, high: number): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;
export const signed = (number: number): string => `${number > 0 ? '+' : ''}${number.toFixed(1)}`;
export const duration = (milliseconds: number): string =>
  milliseconds >= 10 ? milliseconds.toFixed(0) : milliseconds.toFixed(milliseconds >= 1 ? 1 : 2);

/** The results in rows of words; the first row is the head. */
export const resultRows = ({ seats }: Summary): string[][] => [
  [
    'bot',
    'games',
    'wins',
    'win rate',
    '95 %',
    'rating',
    'mean rank',
    'mean VP',
    'margin',
    'ms p50',
    'p95',
    'bids p95',
    'illegal',
  ],
  ...seats.map((result) => [
    result.bot,
    String(result.games),
    String(rounded(result.wins, 1)),
    percent(result.winRate),
    between(result.low, result.high),
    String(result.rating),
    result.meanRank.toFixed(2),
    result.meanVp.toFixed(1),
    signed(result.meanMargin),
    duration(result.msP50),
    duration(result.msP95),
    duration(result.bidMsP95),
    String(result.illegalMoves),
  ]),
];

/** How every kind of bot did with each clan and in each seat. */
export const placeRows = ({ seats }: Summary): string[][] => [
  ['bot', 'as', 'games', 'win rate', '95 %', 'mean VP'],
  ...seats.flatMap(({ bot, clans, chairs }) =>
    [
      ...Object.entries(clans).map(([clan, share]) => [nameOf(clan as ClanId), share] as const),
      ...chairs.map((share, chair) => [`seat ${chair + 1}`, share] as const),
    ].map(([as, { games, winRate, low, high, meanVp }]) => [
      bot,
      as,
      String(games),
      percent(winRate),
      between(low, high),
      meanVp.toFixed(1),
    ]),
  ),
];

/** `4 players, any set, seed 1, budget 200ms: 200 games of 50 deals` */
export function titleOf({ table, set, seed, budget, games, deals }: Summary): string {
  const which = set === 'random' ? 'any set' : set;
  const of = `${games} ${games === 1 ? 'game' : 'games'} of ${deals} ${deals === 1 ? 'deal' : 'deals'}`;
  return `${table.length} players, ${which}, seed ${seed}, budget ${budget}: ${of}`;
}
