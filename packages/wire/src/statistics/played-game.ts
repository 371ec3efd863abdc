import type { LevelId } from '@hinode/bots';
import type { ClanId, ProvinceId, Result } from '@hinode/engine';
import { decidedByHonor } from '@hinode/engine/facts';
import type { Game } from '@hinode/engine/games';
import { GAINS, type Gain, sheetOf } from './sources.ts';

/** A game that somebody played to its end. */
export interface PlayedGame {
  readonly id: string;
  readonly clan: ClanId;
  /** How many sat at the table. */
  readonly players: number;
  readonly vp: number;
  readonly won: boolean;
  readonly byHonor: boolean;
  readonly others: readonly (OtherSeat & { readonly won: boolean })[];
  /** What its moves tell; absent until they are folded, or if its rules are not known here. */
  readonly moves?: MovesTell;
}

/** Whoever else sat there. */
export type OtherSeat = { readonly clan: ClanId } & (
  | { readonly bot: LevelId }
  /** The same id is the same person, whatever their name was. */
  | { readonly person: string; readonly name: string }
);

/** What only the moves of a game can tell: where a clan's points came from, and which wars it won. */
export interface MovesTell {
  readonly points: Readonly<Record<Gain, number>>;
  readonly wars: readonly ProvinceId[];
}

interface Ended {
  readonly id: string;
  readonly clan: ClanId;
  readonly result: Result;
  readonly others: readonly OtherSeat[];
}

export function playedGame({ id, clan, result, others }: Ended): Omit<PlayedGame, 'moves'> {
  const won = result.winners.includes(clan);
  return {
    id,
    clan,
    players: others.length + 1,
    vp: result.vp[clan] ?? 0,
    won,
    byHonor: won && decidedByHonor(result),
    others: others.map((other) => ({ ...other, won: result.winners.includes(other.clan) })),
  };
}

export function movesTell({ log }: Pick<Game, 'log'>, clan: ClanId): MovesTell {
  const sheet = sheetOf(log, clan);
  return {
    points: Object.fromEntries(GAINS.map((source) => [source, sheet[source]])) as Record<Gain, number>,
    wars: log.flatMap(({ event }) =>
      event.type === 'tokenTaken' && event.clan === clan ? [event.province] : [],
    ),
  };
}
