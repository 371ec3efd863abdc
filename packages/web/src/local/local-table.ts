import type { GameRecord, Move, Refusal } from '@hinode/engine';
import type { Hint, LogEntry, Seat, Table, TableState } from '../table/table.ts';
import type { FromTable, ToTable } from './protocol.ts';

/** A table in this browser: the game lives in a worker, this is the page's side of it. */

export interface Problem {
  readonly problem: string;
  readonly record?: GameRecord;
}

export interface Opening {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly record: GameRecord;
  /** A fault of ours. */
  readonly onProblem: (problem: Problem) => void;
}

/** Opens a table and resolves when there is something to show. */
export function openLocalTable({ onProblem, ...game }: Opening): Promise<Table> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const send = (message: ToTable): void => worker.postMessage(message);
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (value: unknown) => void>();
  let requests = 0;
  let log: readonly LogEntry[] = [];
  let state: TableState;

  const request = <T>(message: (request: number) => ToTable): Promise<T> =>
    new Promise((resolve) => {
      const number = requests++;
      waiting.set(number, resolve as (value: unknown) => void);
      send(message(number));
    });

  const table: Table = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (move: Move) => request<Refusal | undefined>((number) => ({ type: 'play', request: number, move })),
    why: (move: Move) => request<Refusal | undefined>((number) => ({ type: 'why', request: number, move })),
    undo: () => send({ type: 'undo' }),
    uncover: () => send({ type: 'uncover' }),
    speakAs: (clan) => send({ type: 'speak-as', clan }),
    hurry: () => send({ type: 'hurry' }),
    pace: (milliseconds) => send({ type: 'pace', milliseconds }),
    hint: () => request<Hint | undefined>((number) => ({ type: 'hint', request: number })),
    record: () => request<GameRecord>((number) => ({ type: 'record', request: number })),
    close: () => worker.terminate(),
  };

  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => {
      switch (data.type) {
        case 'state':
          log = [...log.slice(0, data.logKept), ...data.log];
          state = { ...data.state, log };
          resolve(table);
          for (const listener of listeners) listener();
          break;
        case 'answer':
          waiting.get(data.request)?.(data.value);
          waiting.delete(data.request);
          break;
        case 'problem':
          onProblem(data);
      }
    };
    worker.onerror = ({ message }) => onProblem({ problem: message });
    send({ type: 'open', ...game });
  });
}
