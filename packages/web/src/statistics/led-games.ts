import type { LevelId } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import { decidedByHonor } from '@hinode/engine/facts';
import type { SavedGame } from '../local/saved-games.ts';
import { type BotPlayer, botsAmong } from '../table/bots.ts';
import { personsOf } from '../table/persons.ts';

/** The games of one person in this browser that were played to the end. Where several shared the screen nobody is “you”. */

export interface Led {
  readonly id: string;
  readonly clan: ClanId;
  /** How many sat at the table. */
  readonly players: number;
  readonly vp: number;
  readonly won: boolean;
  readonly byHonor: boolean;
  /** The levels of the bots, each once. */
  readonly against: readonly LevelId[];
  readonly opponents: readonly BotPlayer[];
}

/** The last played first, as the games are kept. */
export const gamesLed = (games: readonly SavedGame[]): Led[] =>
  games.flatMap(({ id, seats, record: { result } }) => {
    const [clan, ...others] = personsOf(seats);
    if (result === undefined || clan === undefined || others.length > 0) return [];
    const won = result.winners.includes(clan);
    const opponents = botsAmong(seats);
    return [
      {
        id,
        clan,
        players: seats.length,
        vp: result.vp[clan] ?? 0,
        won,
        byHonor: won && decidedByHonor(result),
        against: [...new Set(opponents.map(({ level }) => level))],
        opponents,
      },
    ];
  });

function longestRun(won: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const one of won) {
    run = one ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export interface Tally<T> {
  readonly of: T;
  readonly games: number;
  readonly wins: number;
}

export interface Summary {
  readonly games: number;
  readonly wins: number;
  readonly byHonor: number;
  /** To one place. */
  readonly meanVp: number;
  readonly best: Led;
  /** How many of the last games were won without a break. */
  readonly inARow: number;
  /** The most that were won without a break. */
  readonly longest: number;
}

/** Undefined before the first game. */
export function summaryOf(led: readonly Led[]): Summary | undefined {
  const [first] = led;
  if (first === undefined) return undefined;
  const lost = led.findIndex(({ won }) => !won);
  return {
    games: led.length,
    wins: led.filter(({ won }) => won).length,
    byHonor: led.filter(({ byHonor }) => byHonor).length,
    meanVp: Math.round((10 * led.reduce((sum, { vp }) => sum + vp, 0)) / led.length) / 10,
    best: led.reduce((best, game) => (game.vp > best.vp ? game : best), first),
    inARow: lost < 0 ? led.length : lost,
    longest: longestRun(led.map(({ won }) => won)),
  };
}

/** How often, and how often won: for each of these. */
export const tallies = <T>(led: readonly Led[], of: readonly T[], isIn: (game: Led, one: T) => boolean) =>
  of.map((one): Tally<T> => {
    const games = led.filter((game) => isIn(game, one));
    return { of: one, games: games.length, wins: games.filter(({ won }) => won).length };
  });
