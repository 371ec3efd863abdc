import type { LevelId } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import { type Proof, promiseOf, proofOf } from '@hinode/engine';
import type { GameOptions, StatusId, StoredGame } from '../store/store.ts';
import { hostOf, seatOf } from './room.ts';

/** What somebody may see of a room: never who is behind a name, and the secret only when the game is over. */
export interface ShownRoom {
  readonly id: string;
  readonly createdAt: number;
  readonly status: StatusId;
  readonly options: GameOptions;
  readonly seats: readonly ShownSeat[];
  /** The seat that speaks for the table. */
  readonly host?: number;
  /** One's own seat. */
  readonly mine?: number;
  /** The SHA-256 of the server's secret, shown before the game. */
  readonly promise: string;
  /** After the game: the secret, and what every seat added. */
  readonly proof?: Proof;
}

export interface ShownSeat {
  readonly clan?: ClanId;
  readonly name?: string;
  readonly bot?: LevelId;
}

export function shownTo(session: string | undefined, room: StoredGame): ShownRoom {
  const { id, createdAt, status, options, seats, secret } = room;
  const host = hostOf(room);
  const mine = session === undefined ? -1 : seatOf(room, session);
  return {
    id,
    createdAt,
    status,
    options,
    seats: seats.map(({ clan, by }) => ({
      ...(clan && { clan }),
      ...(by && ('bot' in by ? { bot: by.bot } : { name: by.name })),
    })),
    ...(host >= 0 && { host }),
    ...(mine >= 0 && { mine }),
    promise: promiseOf(secret),
    ...(status === 'over' && {
      proof: proofOf(
        secret,
        seats.flatMap(({ contribution }) => (contribution ? [contribution] : [])),
      ),
    }),
  };
}
