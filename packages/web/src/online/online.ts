import type { ClanId } from '@hinode/engine';
import type { NoteRequest, SeatNow, ShownNote } from '@hinode/wire';
import { useSyncExternalStore } from 'react';
import { useTable } from '../table/use-table.ts';

/**
 * What a table online has beside the game: who is here, how long they have, what was said and agreed. Everything that
 * people agree at a table is read off its notes.
 */

export interface OnlineState {
  /** The game, or for somebody who looks on its other name for spectators. */
  readonly id: string;
  /** `closing`: the server said that it stops and comes back. */
  readonly connection: 'open' | 'lost' | 'closing';
  /** The own seat; a spectator has none. */
  readonly me?: ClanId;
  readonly seats: readonly SeatNow[];
  readonly paused: boolean;
  /** The server's clock less our own, in milliseconds: `Date.now() + clockOffset` is now, over there. */
  readonly clockOffset: number;
  /** All that this reader may know, by number. */
  readonly notes: readonly ShownNote[];
  /** How many look on. */
  readonly watching: number;
}

/** Why a request was not carried out, as a code of the table or of the engine. */
export type RefusalCode = string;

export interface Online {
  /** This seat speaks for the table, and the server lets it tell a chat group whose turn it is. */
  readonly mayTellGroup: boolean;
  state(): OnlineState;
  subscribe(listener: () => void): () => void;
  /** Resolves when the server has answered, however long the connection is away; gives why it is refused, if it is. */
  request(request: NoteRequest): Promise<RefusalCode | undefined>;
}

/** Did people end the game before Winter? */
export const endedEarly = (online: OnlineState | undefined): boolean =>
  online?.notes.some(({ note }) => note.type === 'ended') ?? false;

const nothing = (): undefined => undefined;
const never = (): (() => void) => nothing;

/** What is known of the table online; undefined at a table in this browser. */
export function useOnline(): OnlineState | undefined {
  const { online } = useTable();
  return useSyncExternalStore(online?.subscribe ?? never, online?.state ?? nothing);
}
