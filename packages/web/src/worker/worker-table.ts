import { newCalls } from '@hinode/bots/calls';
import type { Move, Refusal } from '@hinode/engine';
import type { GameRecord } from '@hinode/engine/records';
import { kept } from '../table/kept.ts';
import type { Hint, LogEntry, Table, TableState } from '../table/table.ts';
import { type FromAnyTable, isFromAnyTable, type Shown, type ToAnyTable } from './protocol.ts';

/** The page's side of a table worker: what local and online tables have in common. */

export interface Problem {
  readonly problem: string;
  readonly record?: GameRecord;
}

export interface WorkerTable<To> {
  send(message: To): void;
  /** Sends a request under a number and waits for its answer. */
  ask<T>(request: (id: number) => To): Promise<T>;
  readonly listeners: Listeners;
  /** What every table can do through its worker. */
  readonly verbs: Pick<Table, 'subscribe' | 'play' | 'why' | 'undo' | 'hint'>;
  close(): void;
}

export interface WorkerTableOptions<News> {
  /** The role it plays. */
  readonly name: 'table' | 'remote';
  readonly onProblem: (problem: Problem) => void;
  /** There is a new state; listeners are told after this. */
  readonly pictured: (state: TableState) => void;
  /** The messages of this kind of table only. */
  readonly hear: (news: News) => void;
}

export function startWorker<To, News extends { readonly type: string }>({
  name,
  onProblem,
  pictured,
  hear,
}: WorkerTableOptions<News>): WorkerTable<To | ToAnyTable> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name });
  const calls = newCalls();
  const listeners = newListeners();
  let log: readonly LogEntry[] = [];
  let state: TableState | undefined;

  const send = (message: To | ToAnyTable): void => worker.postMessage(message);
  const ask = <T>(request: (id: number) => To | ToAnyTable): Promise<T> =>
    calls.ask((id) => send(request(id)));

  const show = (shown: Shown): void => {
    log = [...log.slice(0, shown.logKept), ...shown.log];
    state = kept<TableState>(state, { ...shown.state, log });
    pictured(state);
    listeners.tell();
  };
  worker.onmessage = ({ data }: MessageEvent<FromAnyTable | News>) => {
    if (!isFromAnyTable(data)) hear(data as News);
    else if (data.type === 'state') show(data);
    else if (data.type === 'answer') calls.take(data);
    else onProblem(data);
  };
  worker.onerror = ({ message }) => onProblem({ problem: message });

  return {
    send,
    ask,
    listeners,
    verbs: {
      subscribe: listeners.subscribe,
      play: (move: Move) => ask<Refusal | undefined>((id) => ({ type: 'play', id, move })),
      why: (move: Move) => ask<Refusal | undefined>((id) => ({ type: 'why', id, move })),
      undo: () => send({ type: 'undo' }),
      hint: () => ask<Hint | undefined>((id) => ({ type: 'hint', id })),
    },
    close: () => worker.terminate(),
  };
}

/** The listeners. */
export interface Listeners {
  readonly subscribe: Table['subscribe'];
  readonly tell: () => void;
}

export function newListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    subscribe: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: () => {
      for (const listener of all) listener();
    },
  };
}
