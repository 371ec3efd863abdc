import type { ClanId, State } from '@hinode/engine';
import { stateOf } from '@hinode/engine/search';
import {
  change,
  type LogEntry,
  logged,
  type Message,
  type Seats,
  type ShownNote,
  type Whole,
} from '@hinode/wire';
import type { Leave, Table } from '../table/table.ts';

/** Somebody at a table who knows only what was sent: stores what a page would store. */
export interface Reader {
  readonly texts: string[];
  cells: State;
  at: number;
  moves: number;
  mayUndo: boolean;
  log: LogEntry[];
  notes: ShownNote[];
  seats: Seats | undefined;
  leave: Leave;
}

export const newReader = (): Reader => ({
  texts: [],
  cells: stateOf([]),
  at: -1,
  moves: 0,
  mayUndo: false,
  log: [],
  notes: [],
  seats: undefined,
  leave: () => {},
});

/** Takes a seat, or watches; a reader who was there before goes on from what it has seen. */
export async function reads(
  table: Table,
  seat: ClanId | undefined,
  reader: Reader = newReader(),
): Promise<Reader> {
  const seen = reader.at < 0 ? undefined : reader.at;
  const heard = (reader.notes.at(-1)?.n ?? -1) + 1;
  reader.leave = await table.join(seat, { seen, heard }, (text) => hear(reader, text));
  return reader;
}

function hear(reader: Reader, text: string): void {
  reader.texts.push(text);
  const message = JSON.parse(text) as Message;
  if (message.type === 'notes') reader.notes.push(...message.notes);
  if (message.type === 'seats') reader.seats = message;
  if (message.type !== 'table' && message.type !== 'change') return;
  if (message.type === 'table') takeWhole(reader, message);
  else {
    change(reader.cells, message.cells);
    const { moves, at: entries, events } = message;
    reader.log = [
      ...reader.log.filter(({ at }) => at <= moves),
      ...events.map((event) => logged(moves, entries, event)),
    ];
  }
  reader.at = message.at;
  reader.moves = message.moves;
  reader.mayUndo = message.mayUndo;
}

export function takeWhole(reader: Reader, { cells, kept, log }: Whole): void {
  reader.cells = stateOf(cells);
  reader.log = [...(kept === undefined ? [] : reader.log.filter(({ at }) => at <= kept)), ...log];
}
