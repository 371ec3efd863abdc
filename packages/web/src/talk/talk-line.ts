import type { ClanId } from '@hinode/engine';
import type { NoteRequest, SeatNow, ShownNote } from '@hinode/wire';
import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTable } from '../table/use-table.ts';
import { withoutBots } from './hearing.ts';

/** The talk of a table: with people and bots over the server, or with the bots of a table in this browser. */

export interface TalkState {
  /** The game. */
  readonly id: string;
  /** Spectators have no seat and can only listen. */
  readonly me?: ClanId;
  readonly seats: readonly SeatNow[];
  /** All notes that this reader may know, by number. */
  readonly notes: readonly ShownNote[];
  /** Nobody can be spoken to in private. */
  readonly aloud?: boolean;
}

export interface TalkLine {
  state(): TalkState;
  subscribe(listener: () => void): () => void;
  /** Resolves when it was said, with the reason if it was refused. */
  request(request: NoteRequest): Promise<string | undefined>;
  /** Phrases only, because bots understand nothing else. */
  readonly phrasesOnly?: boolean;
}

const nothing = (): undefined => undefined;
const never = (): (() => void) => nothing;

/** The talk of this table; undefined if there is nobody to talk to. */
export function useTalkState(): TalkState | undefined {
  const { talk, online } = useTable();
  const botsSpeak = useSettings((settings) => settings.botsSpeak);
  const state = useSyncExternalStore(talk?.subscribe ?? never, talk?.state ?? nothing);
  // At a table in this browser muted bots do not speak at all; online, others may want to hear them.
  const hears = botsSpeak || online === undefined;
  return useMemo(
    () => (hears || state === undefined ? state : { ...state, notes: withoutBots(state.notes, state.seats) }),
    [state, hears],
  );
}
