import type { ClanId } from '@hinode/engine';
import type { NoteRequest, SeatNow, ShownNote } from '@hinode/wire';
import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTable } from '../table/use-table.ts';
import { withoutBots } from './hearing.ts';

/** Where people and bots talk: at a table online over the server, at one in this browser with its bots. */

export interface TalkState {
  /** The game. */
  readonly id: string;
  /** Spectators have no seat, and only listen. */
  readonly me?: ClanId;
  readonly seats: readonly SeatNow[];
  /** All that this reader may know, by number. */
  readonly notes: readonly ShownNote[];
  /** Nobody can be spoken to alone. */
  readonly aloud?: boolean;
}

export interface TalkLine {
  state(): TalkState;
  subscribe(listener: () => void): () => void;
  /** Resolves when it was said, with the reason if it was refused. */
  request(request: NoteRequest): Promise<string | undefined>;
  /** Bots understand nothing else. */
  readonly phrasesOnly?: boolean;
}

const nothing = (): undefined => undefined;
const never = (): (() => void) => nothing;

/** The talk of this table; undefined where there is nobody to talk to. */
export function useTalkState(): TalkState | undefined {
  const { talk, online } = useTable();
  const botsSpeak = useSettings((settings) => settings.botsSpeak);
  const state = useSyncExternalStore(talk?.subscribe ?? never, talk?.state ?? nothing);
  // At a table in this browser they are silent by themselves; online others may want to hear them.
  const hears = botsSpeak || online === undefined;
  return useMemo(
    () => (hears || state === undefined ? state : { ...state, notes: withoutBots(state.notes, state.seats) }),
    [state, hears],
  );
}
