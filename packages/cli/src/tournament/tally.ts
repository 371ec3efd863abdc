import type { ClanId } from '@hinode/engine';
import { CLAN_IDS, SEASON_IDS } from '@hinode/engine/facts';
import { wilson } from '@hinode/wire';
import { rounded, sum } from '../numbers.ts';
import type { GameReport, Offence, PlayerReport } from './game.ts';
import { kindsOf, type Plan } from './plan.ts';
import { drawnGames, plackettLuce, type Ranking, ratingsOf } from './ratings.ts';
import { kindOf } from './seat.ts';
import { SOURCES, type Source } from './sources.ts';
import { Stopwatch } from './statistics.ts';

/** What is remembered of all games, and the figures made of it. */

interface Wins {
  games: number;
  wins: number;
  vp: number;
}

interface KindTally extends Wins {
  rank: number;
  margin: number;
  illegalMoves: number;
  readonly decisions: Stopwatch;
  readonly bids: Stopwatch;
  readonly clans: Map<ClanId, Wins>;
  readonly chairs: Map<number, Wins>;
  readonly seasons: number[];
  readonly sources: Record<Source, number>;
}

/** A game in which a bot cheated or which did not end. */
export interface Trouble {
  readonly game: number;
  readonly stall?: string;
  readonly offence?: Offence & { readonly bot: string };
}

const newKind = (): KindTally => ({
  games: 0,
  wins: 0,
  rank: 0,
  vp: 0,
  margin: 0,
  illegalMoves: 0,
  decisions: new Stopwatch(),
  bids: new Stopwatch(),
  clans: new Map(),
  chairs: new Map(),
  seasons: SEASON_IDS.map(() => 0),
  sources: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>,
});

export class Tally {
  readonly #plan: Plan;
  readonly #names: readonly string[];
  readonly #kinds: readonly KindTally[];
  readonly #rankings = new Map<string, Ranking>();
  readonly troubles: Trouble[] = [];
  games = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#names = kindsOf(plan);
    this.#kinds = this.#names.map(newKind);
  }

  add({ game, players, times, illegal, stall }: GameReport): void {
    this.games++;
    for (const { seat, decisions, bids } of times) {
      const kind = this.#kindAt(seat);
      for (const time of decisions) kind.decisions.add(time);
      for (const time of bids) kind.bids.add(time);
    }
    if (stall !== undefined) this.troubles.push({ game, stall });
    for (const offence of illegal) {
      const seat = players.find(({ clan }) => clan === offence.clan)?.seat ?? 0;
      this.#kindAt(seat).illegalMoves++;
      this.troubles.push({ game, offence: { ...offence, bot: this.#nameAt(seat) } });
    }
    for (const player of players) this.#addPlayer(player, players);
    if (players.length > 0) this.#rank(players);
  }

  #nameAt(seat: number): string {
    const found = this.#plan.seats[seat];
    return found === undefined ? '' : kindOf(found);
  }

  #kindAt(seat: number): KindTally {
    const kind = this.#kinds[this.#names.indexOf(this.#nameAt(seat))];
    if (kind === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return kind;
  }

  #addPlayer(player: PlayerReport, all: readonly PlayerReport[]): void {
    const { seat, clan, chair, vp, rank, won, seasons, sources } = player;
    const kind = this.#kindAt(seat);
    kind.games++;
    kind.wins += won;
    kind.rank += rank;
    kind.vp += vp;
    kind.margin += vp - (sum(all.map((one) => one.vp)) - vp) / (all.length - 1);
    addWin(kind.clans, clan, player);
    addWin(kind.chairs, chair, player);
    seasons.forEach((points, season) => {
      kind.seasons[season] = (kind.seasons[season] ?? 0) + points;
    });
    for (const source of SOURCES) kind.sources[source] += sources[source];
  }

  /** Two who share the victory were first half of the time each. */
  #rank(players: readonly PlayerReport[]): void {
    const best = players.toSorted((a, b) => a.rank - b.rank);
    const [first, second, ...rest] = best.map(({ seat }) => this.#names.indexOf(this.#nameAt(seat))) as [
      number,
      number,
      ...number[],
    ];
    if (best[0]?.rank === best[1]?.rank) {
      this.#addRanking([first, second, ...rest], 0.5);
      this.#addRanking([second, first, ...rest], 0.5);
    } else this.#addRanking([first, second, ...rest], 1);
  }

  #addRanking(order: readonly number[], weight: number): void {
    const key = order.join();
    this.#rankings.set(key, { order, weight: weight + (this.#rankings.get(key)?.weight ?? 0) });
  }

  /** One entry for every kind of bot. */
  results() {
    const kinds = this.#names.length;
    const ratings = ratingsOf(plackettLuce([...this.#rankings.values(), ...drawnGames(kinds)], kinds));
    return this.#names.map((bot, i) => {
      const kind = this.#kinds[i] as KindTally;
      const rating = ratings[i] ?? { rating: 0, low: 0, high: 0 };
      const mean = (total: number, digits = 3): number =>
        kind.games === 0 ? 0 : rounded(total / kind.games, digits);
      return {
        bot,
        ...share(kind),
        meanRank: mean(kind.rank),
        meanMargin: mean(kind.margin, 2),
        decisions: kind.decisions.count,
        msP50: rounded(kind.decisions.percentile(0.5), 3),
        msP95: rounded(kind.decisions.percentile(0.95), 3),
        bids: kind.bids.count,
        bidMsP95: rounded(kind.bids.percentile(0.95), 3),
        illegalMoves: kind.illegalMoves,
        rating: rounded(rating.rating, 0),
        ratingLow: rounded(rating.low, 0),
        ratingHigh: rounded(rating.high, 0),
        clans: Object.fromEntries(
          CLAN_IDS.flatMap((clan) => {
            const wins = kind.clans.get(clan);
            return wins === undefined ? [] : [[clan, share(wins)] as const];
          }),
        ) as Partial<Record<ClanId, Share>>,
        chairs: this.#plan.seats.map((_, chair) => share(kind.chairs.get(chair) ?? NONE)),
        vpBySeason: Object.fromEntries(
          SEASON_IDS.map((season, at) => [season, mean(kind.seasons[at] ?? 0, 2)]),
        ),
        vpBySource: Object.fromEntries(
          SOURCES.map((source) => [source, mean(kind.sources[source], 2)]),
        ) as Record<Source, number>,
      };
    });
  }
}

export type BotResult = ReturnType<Tally['results']>[number];

const NONE: Wins = { games: 0, wins: 0, vp: 0 };

function addWin<Key>(wins: Map<Key, Wins>, key: Key, { won, vp }: PlayerReport): void {
  const before = wins.get(key) ?? NONE;
  wins.set(key, { games: before.games + 1, wins: before.wins + won, vp: before.vp + vp });
}

/** Wins, and the share of games won with its 95 % interval. */
function share({ games, wins, vp }: Wins) {
  const { low, high } = wilson(wins, games);
  return {
    games,
    wins,
    winRate: games === 0 ? 0 : rounded(wins / games, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    meanVp: games === 0 ? 0 : rounded(vp / games, 2),
  };
}
export type Share = ReturnType<typeof share>;
