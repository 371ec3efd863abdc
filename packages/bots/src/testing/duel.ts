import type { ClanId, Setup } from '@hinode/engine';
import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { type BotOptions, botOf } from '../levels.ts';
import { playGame } from '../table/referee.ts';
import type { LevelId } from '../types.ts';

/** One bot of a level against three of another, over deals that are the same on every machine. */

export interface Duel {
  /** The share of the games it won; chance is a quarter. */
  readonly wins: number;
  /** By how many victory points it was ahead of the others' average, in an average game. */
  readonly lead: number;
}

const SEATS = 4;

export function duel(level: LevelId, others: LevelId, games: number, options: BotOptions): Duel {
  const played = Array.from({ length: games }, (_, n) => gameOf(level, others, n, options));
  const average = (of: (game: Duel) => number): number =>
    played.reduce((sum, game) => sum + of(game), 0) / games;
  return { wins: average(({ wins }) => wins), lead: average(({ lead }) => lead) };
}

/** Seats, clans and cards change from game to game. */
function gameOf(level: LevelId, others: LevelId, n: number, options: BotOptions): Duel {
  const clans = CORE_CLAN_IDS.filter((_, i) => i !== n % CORE_CLAN_IDS.length);
  const own = clans[Math.floor(n / CORE_CLAN_IDS.length) % SEATS] as ClanId;
  const setup: Setup = { clans, set: SET_IDS[n % SET_IDS.length] ?? 'archway', seed: `duel ${n}` };
  const bots = Object.fromEntries(clans.map((clan) => [clan, botOf(clan === own ? level : others, options)]));
  const { result } = playGame(setup, bots, `duel ${n}`);
  const rivals = clans.filter((clan) => clan !== own).map((clan) => result.vp[clan] ?? 0);
  return {
    wins: result.winners.includes(own) ? 1 / result.winners.length : 0,
    lead: (result.vp[own] ?? 0) - rivals.reduce((sum, vp) => sum + vp, 0) / rivals.length,
  };
}
