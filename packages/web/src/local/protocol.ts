import type { ClanId, Move } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import type { KeptNote, NoteRequest, ShownNote } from '@hinode/wire';
import type { LogEntry, Seat, TableState } from '../table/table.ts';

/** What the page and the worker of a local table tell one another. */

export type ToTable =
  | {
      readonly type: 'open';
      readonly id: string;
      readonly seats: readonly Seat[];
      readonly record: GameRecord;
      readonly notes?: readonly KeptNote[];
    }
  | { readonly type: 'play' | 'why'; readonly request: number; readonly move: Move }
  | { readonly type: 'hint' | 'record'; readonly request: number }
  | { readonly type: 'undo' | 'uncover' | 'hurry' | 'step' }
  | { readonly type: 'hold'; readonly on: boolean }
  | { readonly type: 'speak-as'; readonly clan: ClanId }
  | { readonly type: 'pace'; readonly milliseconds: number }
  /** Says something; nothing but phrases, which bots understand. */
  | { readonly type: 'say'; readonly request: number; readonly asked: NoteRequest }
  /** Do bots speak? */
  | { readonly type: 'bots-speak'; readonly value: boolean };

/** A position to show. Of the log only what is new is sent: `log` follows the first `logKept` entries. */
export interface Shown {
  readonly type: 'state';
  readonly state: Omit<TableState, 'log'>;
  readonly logKept: number;
  readonly log: readonly LogEntry[];
}

export type FromTable =
  | Shown
  | { readonly type: 'notes'; readonly notes: readonly ShownNote[] }
  | { readonly type: 'answer'; readonly request: number; readonly value: unknown }
  | { readonly type: 'problem'; readonly problem: string; readonly record?: GameRecord };

const COMMANDS: ReadonlySet<unknown> = new Set([
  'open',
  'play',
  'why',
  'hint',
  'record',
  'undo',
  'uncover',
  'hurry',
  'step',
  'hold',
  'speak-as',
  'pace',
  'say',
  'bots-speak',
]);

/** Is this a message for a table? Its moves are checked by the engine, its record when it is folded. */
export function isToTable(message: unknown): message is ToTable {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type, request, clan, milliseconds, on } = message as Record<string, unknown>;
  if (!COMMANDS.has(type)) return false;
  if (type === 'play' || type === 'why' || type === 'hint' || type === 'record' || type === 'say')
    return typeof request === 'number';
  if (type === 'speak-as') return CLAN_IDS.some((known) => known === clan);
  if (type === 'hold') return typeof on === 'boolean';
  return type !== 'pace' || typeof milliseconds === 'number';
}
