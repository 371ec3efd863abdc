import type { Move } from '@hinode/engine';
import type { GameRecord } from '@hinode/engine/records';
import type { LogEntry, TableState } from '../table/table.ts';

/** What a page and the worker of a table say to each other, wherever the game is kept. */

/** A request has a number, and its answer comes back under it. */
export type ToAnyTable =
  | { readonly type: 'play' | 'why'; readonly id: number; readonly move: Move }
  | { readonly type: 'hint'; readonly id: number }
  | { readonly type: 'undo' };

/** A position to show. Only the new part of the log is sent: `log` follows the first `logKept` entries. */
export interface Shown {
  readonly type: 'state';
  readonly state: Omit<TableState, 'log'>;
  readonly logKept: number;
  readonly log: readonly LogEntry[];
}

export interface Answered {
  readonly type: 'answer';
  readonly id: number;
  readonly answer: unknown;
}

/** A bug of ours, with the record so far if there is one. */
export interface Fault {
  readonly type: 'fault';
  readonly problem: string;
  readonly record?: GameRecord;
}

export type FromAnyTable = Shown | Answered | Fault;

const FROM_ANY: readonly string[] = ['state', 'answer', 'fault'] satisfies FromAnyTable['type'][];

export const isFromAnyTable = (message: { readonly type: string }): message is FromAnyTable =>
  FROM_ANY.includes(message.type);

export const problemIn = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
