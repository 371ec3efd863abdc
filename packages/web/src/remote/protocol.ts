import type { NoteRequest } from '@hinode/wire';
import type { OnlineState } from '../online/online.ts';
import type { FromAnyTable, ToAnyTable } from '../worker/protocol.ts';

/** What the page and the worker of an online table say to each other. */

export type ToRemote =
  | ToAnyTable
  /** `address` is that of the socket, without what has been seen so far. */
  | { readonly type: 'open'; readonly id: string; readonly address: string }
  | { readonly type: 'ask'; readonly id: number; readonly asked: NoteRequest }
  /** The browser reports whether there is a network, or that somebody is looking again after a while. */
  | { readonly type: 'network'; readonly there: boolean }
  | { readonly type: 'close' };

export type FromRemote = FromAnyTable | RemoteNews;

export type RemoteNews =
  | { readonly type: 'online'; readonly state: OnlineState }
  /** There is nothing to show: the game is gone, or needs another version of the page. */
  | { readonly type: 'gone'; readonly why: Gone };

/**
 * `other-version`: page and server have different versions. `begun-otherwise`: the game began under other rules than the server's.
 */
export type Gone = 'no-such-game' | 'deleted' | 'not-seated' | 'other-version' | 'begun-otherwise';

const COMMANDS: ReadonlySet<unknown> = new Set([
  'open',
  'play',
  'why',
  'hint',
  'ask',
  'undo',
  'network',
  'close',
]);

/** Is this a message for an online table? The server checks what it asks for. */
export const isToRemote = (message: unknown): message is ToRemote =>
  typeof message === 'object' && message !== null && 'type' in message && COMMANDS.has(message.type);
