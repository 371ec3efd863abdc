import type { Move, Refusal } from '@hinode/engine';
import type { GameRecord } from '@hinode/engine/records';
import type { NoteRequest } from '@hinode/wire';
import type { Problem } from '../local/local-table.ts';
import type { Online, OnlineState } from '../online/online.ts';
import { answerToHold } from '../standing-answers/always.ts';
import { kept } from '../table/kept.ts';
import type { Hint, LogEntry, Table, TableState } from '../table/table.ts';
import type { FromRemote, Gone, ToRemote } from './protocol.ts';

/** A table over the network: a worker holds the line to the server, this is the page's side of it. */

export interface RemoteOpening {
  readonly id: string;
  /** Where its socket is. */
  readonly address: string;
  readonly mayTellGroup: boolean;
  /** Asks for the record, once the game is over. */
  readonly record: () => Promise<GameRecord>;
  /** A fault of ours. */
  readonly onProblem: (problem: Problem) => void;
  readonly onGone: (why: Gone) => void;
}

export interface RemoteTable extends Table {
  readonly online: Online;
}

/** Opens a table and resolves when there is something to show. */
export function openRemoteTable({
  onProblem,
  onGone,
  record,
  mayTellGroup,
  ...where
}: RemoteOpening): Promise<RemoteTable> {
  const worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'remote',
  });
  const send = (message: ToRemote): void => worker.postMessage(message);
  const position = listened();
  const around = listened();
  const waiting = new Map<number, (value: unknown) => void>();
  let requests = 0;
  let log: readonly LogEntry[] = [];
  let state: TableState;
  let online: OnlineState;

  const request = <T>(message: (request: number) => ToRemote): Promise<T> =>
    new Promise((resolve) => {
      const number = requests++;
      waiting.set(number, resolve as (value: unknown) => void);
      send(message(number));
    });

  const nothing = (): void => {};
  const stopWatching = watchNetwork((there) => send({ type: 'network', there }));

  const line: Online = {
    mayTellGroup,
    state: () => online,
    subscribe: around.subscribe,
    request: (asked: NoteRequest) =>
      request<string | undefined>((number) => ({ type: 'ask', request: number, asked })),
  };
  const table: RemoteTable = {
    state: () => state,
    subscribe: position.subscribe,
    play: async (move: Move) => {
      const answer = answerToHold(move, state?.decision, state?.view.gained !== undefined);
      const refused = await request<Refusal | undefined>((number) => ({
        type: 'play',
        request: number,
        move,
      }));
      if (refused === undefined && answer !== undefined)
        void table.online.request({ type: 'standing', answer, value: true });
      return refused;
    },
    why: (move: Move) => request<Refusal | undefined>((number) => ({ type: 'why', request: number, move })),
    undo: () => send({ type: 'undo' }),
    // One person, one screen; and the bots over there take the time they take.
    uncover: nothing,
    speakAs: nothing,
    hurry: nothing,
    hold: nothing,
    step: nothing,
    pace: nothing,
    hint: () => request<Hint | undefined>((number) => ({ type: 'hint', request: number })),
    record,
    close: () => {
      stopWatching();
      worker.terminate();
    },
    online: line,
    talk: line,
  };

  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromRemote>) => {
      switch (data.type) {
        case 'state':
          log = [...log.slice(0, data.logKept), ...data.log];
          state = kept(state, { ...data.state, log });
          if (online !== undefined) resolve(table);
          position.tell();
          break;
        case 'online':
          online = data.state;
          if (state !== undefined) resolve(table);
          around.tell();
          break;
        case 'answer':
          waiting.get(data.request)?.(data.value);
          waiting.delete(data.request);
          break;
        case 'gone':
          onGone(data.why);
          break;
        case 'problem':
          onProblem(data);
      }
    };
    worker.onerror = ({ message }) => onProblem({ problem: message });
    send({ type: 'open', ...where });
  });
}

/** Those who want to know of a change. */
function listened(): { subscribe: Table['subscribe']; tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** The browser knows first when the network goes and comes; a worker is not told everywhere. */
function watchNetwork(tell: (there: boolean) => void): () => void {
  const came = (): void => tell(true);
  const went = (): void => tell(false);
  const looked = (): void => void (document.visibilityState === 'visible' && navigator.onLine && tell(true));
  addEventListener('online', came);
  addEventListener('offline', went);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('online', came);
    removeEventListener('offline', went);
    document.removeEventListener('visibilitychange', looked);
  };
}
