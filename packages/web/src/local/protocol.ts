import type { ClanId } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import type { KeptNote, NoteRequest, ShownNote } from '@hinode/wire';
import type { Seat } from '../table/table.ts';
import type { FromAnyTable, ToAnyTable } from '../worker/protocol.ts';

/** What the page and the worker of a local table say to each other. */

export type ToTable =
  | ToAnyTable
  | {
      readonly type: 'open';
      readonly id: string;
      readonly seats: readonly Seat[];
      readonly record: GameRecord;
      readonly notes?: readonly KeptNote[];
    }
  | { readonly type: 'record'; readonly id: number }
  | { readonly type: 'uncover' }
  | { readonly type: 'hurry' | 'step' }
  | { readonly type: 'hold'; readonly on: boolean }
  | { readonly type: 'speak-as'; readonly clan: ClanId }
  | { readonly type: 'pace'; readonly milliseconds: number }
  /** Says something: phrases only, because bots understand nothing else. */
  | { readonly type: 'say'; readonly id: number; readonly asked: NoteRequest }
  /** Do bots speak? */
  | { readonly type: 'bots-speak'; readonly value: boolean };

/** What the people at the device may read. */
export interface TableNews {
  readonly type: 'notes';
  readonly notes: readonly ShownNote[];
}
export type FromTable = FromAnyTable | TableNews;

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

/** Is this a message for a table? The engine checks its moves, and its record is checked when it is folded. */
export function isToTable(message: unknown): message is ToTable {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type, id, clan, milliseconds, on } = message as Record<string, unknown>;
  if (!COMMANDS.has(type)) return false;
  if (type === 'play' || type === 'why' || type === 'hint' || type === 'record' || type === 'say')
    return typeof id === 'number';
  if (type === 'speak-as') return CLAN_IDS.some((known) => known === clan);
  if (type === 'hold') return typeof on === 'boolean';
  return type !== 'pace' || typeof milliseconds === 'number';
}
