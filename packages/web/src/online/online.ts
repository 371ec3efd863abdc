import type { ClanId } from '@hinode/engine';
import type { NoteRequest, SeatNow, ShownNote } from '@hinode/wire';
import { useSyncExternalStore } from 'react';
import { useTable } from '../table/use-table.ts';

/**
 * What an online table has beside the game: who is here, how much time they have, what was said and agreed. Everything that people
 * agree on at a table is derived from its notes.
 */

export interface OnlineState {
  /** The game; for a spectator, its id for spectators. */
  readonly id: string;
  /** `closing`: the server said that it is stopping and will come back. */
  readonly connection: 'open' | 'lost' | 'closing';
  /** This person's seat; a spectator has none. */
  readonly me?: ClanId;
  readonly seats: readonly SeatNow[];
  readonly paused: boolean;
  /** The server's clock minus our own, in milliseconds: `Date.now() + clockOffset` is the time over there. */
  readonly clockOffset: number;
  /** All notes that this reader may know, by number. */
  readonly notes: readonly ShownNote[];
  /** The number of spectators. */
  readonly watching: number;
}

/** Why a request was refused, as a code of the table or of the engine. */
export type RefusalCode = string;

export interface Online {
  /** This seat speaks for the table, and the server lets it tell a chat group whose turn it is. */
  readonly mayTellGroup: boolean;
  state(): OnlineState;
  subscribe(listener: () => void): () => void;
  /** Resolves when the server has answered, however long the connection is down. Returns the reason if the request is refused. */
  request(request: NoteRequest): Promise<RefusalCode | undefined>;
}

/** Did people end the game before Winter? */
export const endedEarly = (online: OnlineState | undefined): boolean =>
  online?.notes.some(({ note }) => note.type === 'ended') ?? false;

const nothing = (): undefined => undefined;
const never = (): (() => void) => nothing;

/** What is known about the online table; undefined at a table in this browser. */
export function useOnline(): OnlineState | undefined {
  const { online } = useTable();
  return useSyncExternalStore(online?.subscribe ?? never, online?.state ?? nothing);
}
