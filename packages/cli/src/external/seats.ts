import { LEVEL_IDS, type LevelId } from '@hinode/bots';
import type { BoxId } from '@hinode/engine';
import { Complaint } from '../complaint.ts';
import { checkSeats } from '../table-setup.ts';

/** Who sits where: `--seats "python3 my_bot.py",samurai,ashigaru`. */

/** A level of our own, or the words of a command line. */
export type Seat =
  | { readonly level: LevelId }
  | { readonly command: readonly [string, ...string[]]; readonly typed: string };

export function readSeats(typed: string, boxes?: readonly BoxId[]): Seat[] {
  if (typed.trim() === '') throw new Complaint('--seats must say who plays, such as samurai,ashigaru,random');
  const seats = splitSeats(typed).map(readSeat);
  checkSeats(seats, boxes);
  return seats;
}

interface TypedSeat {
  readonly words: readonly string[];
  readonly typed: string;
}

function readSeat({ words: [first, ...rest], typed }: TypedSeat, place: number): Seat {
  if (first === undefined || first === '') throw new Complaint(`--seats names nobody for seat ${place + 1}`);
  const level = LEVEL_IDS.find((id) => id === typed);
  return level === undefined ? { command: [first, ...rest], typed } : { level };
}

/**
 * Commas separate the seats and spaces the words of a command, except inside single or double quotes. Nothing else is special:
 * there is no shell, and a backslash is a backslash.
 */
export function splitSeats(typed: string): TypedSeat[] {
  const seats: { words: string[]; typed: string }[] = [];
  const parts = typed.matchAll(/,|\s+|(?:[^\s,"']|"[^"]*"|'[^']*')+|["']/g);
  let seat = { words: [] as string[], typed: '' };
  seats.push(seat);
  for (const [part] of parts) {
    if (part === '"' || part === "'") throw new Complaint(`--seats has a ${part} that is not closed`);
    if (part === ',') {
      seat = { words: [], typed: '' };
      seats.push(seat);
      continue;
    }
    seat.typed += part;
    if (part.trim() !== '') seat.words.push(part.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
  }
  return seats.map(({ words, typed: text }) => ({ words, typed: text.trim() }));
}
