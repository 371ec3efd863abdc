import type { Move } from '@hinode/engine';
import type { GameRecord } from '@hinode/engine/records';
import type { NoteRequest } from '@hinode/wire';
import type { Online, OnlineState } from '../online/online.ts';
import { answerToHold } from '../standing-answers/always.ts';
import type { Table, TableState } from '../table/table.ts';
import { newListeners, type Problem, startWorker } from '../worker/worker-table.ts';
import type { Gone, RemoteNews, ToRemote } from './protocol.ts';

/** A table over the network: a worker holds the connection to the server, and this is the page's side of it. */

export interface RemoteOpening {
  readonly id: string;
  /** The address of its socket. */
  readonly address: string;
  readonly mayTellGroup: boolean;
  /** Asks for the record, once the game is over. */
  readonly record: () => Promise<GameRecord>;
  /** A bug of ours. */
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
  return new Promise((resolve) => {
    const around = newListeners();
    let state: TableState;
    let online: OnlineState;
    const worker = startWorker<ToRemote, RemoteNews>({
      name: 'remote',
      onProblem,
      pictured: (next) => {
        state = next;
        if (online !== undefined) resolve(table);
      },
      hear: (message) => {
        if (message.type === 'gone') return onGone(message.why);
        online = message.state;
        if (state !== undefined) resolve(table);
        around.tell();
      },
    });
    const { send, ask, verbs } = worker;
    const stopWatching = watchNetwork((there) => send({ type: 'network', there }));

    const line: Online = {
      mayTellGroup,
      state: () => online,
      subscribe: around.subscribe,
      request: (asked: NoteRequest) => ask<string | undefined>((id) => ({ type: 'ask', id, asked })),
    };
    const table: RemoteTable = {
      ...verbs,
      state: () => state,
      play: async (move: Move) => {
        const answer = answerToHold(move, state?.decision, state?.view.gained !== undefined);
        const refused = await verbs.play(move);
        if (refused === undefined && answer !== undefined)
          void line.request({ type: 'standing', answer, value: true });
        return refused;
      },
      // One person, one screen; and the bots over there set their own pace.
      uncover: nothing,
      speakAs: nothing,
      hurry: nothing,
      hold: nothing,
      step: nothing,
      pace: nothing,
      record,
      close: () => {
        stopWatching();
        worker.close();
      },
      online: line,
      talk: line,
    };
    send({ type: 'open', ...where });
  });
}

const nothing = (): void => {};

/** The page learns first when the network goes or comes; not every browser tells a worker. */
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
