import type { LevelId } from '@hinode/bots';
import type { ClanId, ProvinceId } from '@hinode/engine';
import type { PlayedGame } from './played-game.ts';
import { type DidWell, didWell, type Folded, meansOf, type SourceMean } from './points-by-source.ts';

/** What became of somebody's games that are over: of those in a browser, or of an account on a server. */
export interface Statistics extends Played {
  /** Won only because of honor. */
  readonly byHonor: number;
  /** The one with the most victory points; absent before the first game. */
  readonly best?: Pick<PlayedGame, 'id' | 'clan' | 'vp'>;
  /** How many of the last games were won without a break. */
  readonly inARow: number;
  /** The most that were won without a break. */
  readonly longest: number;
  /** Games that were ended before Winter, by agreement or because somebody stayed away. */
  readonly endedEarly: number;
  /** Games that a bot finished for the person. */
  readonly left: number;
  /** The clans the person played to the end with. */
  readonly clans: readonly ({ readonly clan: ClanId } & Played)[];
  /** By how many sat at the table. */
  readonly players: readonly Tally<number>[];
  /** The levels of bots that sat there. */
  readonly levels: readonly Tally<LevelId>[];
  /** The persons met most often. */
  readonly met: readonly Met[];
  /** How many of the games were folded: from their moves is all that follows. */
  readonly folded: number;
  /** So many are still to be folded: whoever asks again is told more. */
  readonly toCome: number;
  /** Victory points by source, the richest first. */
  readonly points: readonly SourceMean[];
  readonly didWell: readonly DidWell[];
  /** How many wars were won where. */
  readonly wars: readonly { readonly province: ProvinceId; readonly won: number }[];
}

/** Games that the person played to their end. */
export interface Played {
  readonly games: number;
  readonly wins: number;
  /** The victory points of all these games together. */
  readonly vp: number;
}

/** How often there was one of these, and how often the person won then. */
export interface Tally<T> {
  readonly of: T;
  readonly games: number;
  readonly wins: number;
}

export interface Met {
  readonly name: string;
  readonly games: number;
  /** One's own, in these games, and theirs. */
  readonly wins: number;
  readonly theirs: number;
}

/** Games that tell less: they were not played to their end, or not by the person. */
export type NotPlayed = Pick<Statistics, 'endedEarly' | 'left'>;

/** Sums up games, the last one first. */
export function statisticsOf(
  games: readonly PlayedGame[],
  { endedEarly, left }: NotPlayed = { endedEarly: 0, left: 0 },
  toCome = 0,
): Statistics {
  const folded = games.flatMap(({ clan, moves }): readonly Folded[] => (moves ? [{ clan, ...moves }] : []));
  const best = games.reduce<PlayedGame | undefined>(
    (most, game) => (most === undefined || game.vp > most.vp ? game : most),
    undefined,
  );
  const runs = runsOf(games);
  return {
    ...playedIn(games),
    byHonor: games.filter(({ byHonor }) => byHonor).length,
    ...(best && { best: { id: best.id, clan: best.clan, vp: best.vp } }),
    inARow: runs[0] ?? 0,
    longest: Math.max(0, ...runs),
    endedEarly,
    left,
    clans: groups(games, ({ clan }) => [clan])
      .map(([clan, own]) => ({ clan, ...playedIn(own) }))
      .sort((a, b) => b.games - a.games || b.wins - a.wins || (a.clan < b.clan ? -1 : 1)),
    players: tallies(games, ({ players }) => [players]).sort((a, b) => a.of - b.of),
    levels: tallies(games, levelsIn).sort((a, b) => (a.of < b.of ? -1 : 1)),
    met: metIn(games),
    folded: folded.length,
    toCome,
    points: meansOf(folded),
    didWell: didWell(folded),
    wars: groups(
      folded.flatMap(({ wars }) => wars),
      (province) => [province],
    )
      .map(([province, { length }]) => ({ province, won: length }))
      .sort((a, b) => (a.province < b.province ? -1 : 1)),
  };
}

const playedIn = (games: readonly PlayedGame[]): Played => ({
  games: games.length,
  wins: games.filter(({ won }) => won).length,
  vp: games.reduce((sum, { vp }) => sum + vp, 0),
});

/** How long one won without a break: up to now, and each time before. */
function runsOf(games: readonly Pick<PlayedGame, 'won'>[]): readonly number[] {
  const runs = [0];
  for (const { won } of games)
    if (won) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(0);
  return runs;
}

/** What is in none of the groups is left out, and what is in several is in each of them. */
function groups<T, Key>(all: readonly T[], keysOf: (one: T) => readonly Key[]): [Key, T[]][] {
  const found = new Map<Key, T[]>();
  for (const one of all)
    for (const key of keysOf(one)) {
      const group = found.get(key) ?? [];
      found.set(key, group);
      group.push(one);
    }
  return [...found];
}

const tallies = <T>(games: readonly PlayedGame[], keysOf: (game: PlayedGame) => readonly T[]): Tally<T>[] =>
  groups(games, keysOf).map(([of, own]) => ({
    of,
    games: own.length,
    wins: own.filter(({ won }) => won).length,
  }));

/** Each once, however many bots of it sat there. */
const levelsIn = ({ others }: PlayedGame): readonly LevelId[] => [
  ...new Set(others.flatMap((other) => ('bot' in other ? [other.bot] : []))),
];

/** More than anybody looks at. */
const MOST_MET = 10;

/** Whoever is forgotten has no name, and is not told of. Of several names the last one counts. */
function metIn(games: readonly PlayedGame[]): readonly Met[] {
  const persons = games.flatMap(({ won, others }) =>
    others.flatMap((other) =>
      'person' in other && other.name !== '' ? [{ ...other, mine: won, theirs: other.won }] : [],
    ),
  );
  return groups(persons, ({ person }) => [person])
    .map(([, meetings]) => ({
      name: meetings[0]?.name ?? '',
      games: meetings.length,
      wins: meetings.filter(({ mine }) => mine).length,
      theirs: meetings.filter(({ theirs }) => theirs).length,
    }))
    .sort((a, b) => b.games - a.games || b.wins - a.wins || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_MET);
}
