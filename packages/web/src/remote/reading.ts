import type { ClanId } from '@hinode/engine';
import {
  answeredAfter,
  type Change,
  logged,
  type Message,
  type Seats,
  type Seen,
  type ShownNote,
  seenAfter,
  seenIn,
  type Whole,
} from '@hinode/wire';
import type { LogEntry } from '../table/table.ts';

/** Everything that one reader of a table has been told. */
export interface Reading {
  /** Undefined until the first message. */
  readonly table?: Seen & {
    readonly seat?: ClanId;
    readonly moves: number;
    readonly mayUndo: boolean;
    /** When this seat last answered, in moves. */
    readonly answered?: number;
    /** When that was, by the server's clock. */
    readonly answeredAt?: number;
  };
  readonly log: readonly LogEntry[];
  readonly notes: readonly ShownNote[];
  readonly seats?: Seats;
  /** The server's clock minus our own. */
  readonly clockOffset: number;
}

export const NOTHING_READ: Reading = { log: [], notes: [], clockOffset: 0 };

/** Takes in what the server says. `now` is our own clock. */
export function read(reading: Reading, message: Message, now: number): Reading {
  switch (message.type) {
    case 'table':
      return readWhole(reading, message);
    case 'change':
      return readChange(reading, message, now + reading.clockOffset);
    case 'notes':
      return { ...reading, notes: withNotes(reading.notes, message.notes) };
    case 'seats':
      return { ...reading, seats: message, clockOffset: message.now - now };
    default:
      return reading;
  }
}

export function readWhole(reading: Reading, whole: Whole): Reading {
  const { seat, moves, mayUndo, answered, kept, log } = whole;
  const { answeredAt = reading.table?.answeredAt } = whole;
  const held = kept === undefined ? [] : upTo(reading.log, kept);
  return {
    ...reading,
    table: {
      ...(seat && { seat }),
      ...seenIn(whole),
      moves,
      mayUndo,
      ...(answered !== undefined && { answered }),
      ...(answeredAt !== undefined && { answeredAt }),
    },
    log: [...held, ...log],
  };
}

/** `now` by the server's clock: an answer given while the page is open is given now. */
function readChange(reading: Reading, message: Change, now: number): Reading {
  const { at, moves, mayUndo, events } = message;
  if (reading.table === undefined) return reading;
  const { answered: before, answeredAt: when = now, ...table } = reading.table;
  const answered = answeredAfter(before, message);
  // An undo has no events: the log only gets shorter.
  const log = [...upTo(reading.log, moves), ...events.map((event) => logged(moves, at, event))];
  return {
    ...reading,
    table: {
      ...table,
      ...seenAfter(table, message),
      moves,
      mayUndo,
      ...(answered !== undefined && { answered, answeredAt: answered === before ? when : now }),
    },
    log,
  };
}

const upTo = (log: readonly LogEntry[], moves: number): readonly LogEntry[] =>
  log.filter(({ at }) => at <= moves);

/** Notes arrive in order; a repeated one replaces the first. */
function withNotes(had: readonly ShownNote[], news: readonly ShownNote[]): readonly ShownNote[] {
  const byNumber = new Map([...had, ...news].map((note) => [note.n, note]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}
