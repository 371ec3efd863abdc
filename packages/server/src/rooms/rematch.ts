import type { NewGame, Seat, StoredGame } from '../store/store.ts';
import { newRoom, type Person, type RoomRefusal, seatOf } from './room.ts';

/** The same table once more: bots sit down at once, persons find their seats kept for them. */
export function rematchOf(game: StoredGame, { session }: Person, now: number): NewGame | RoomRefusal {
  if (game.status !== 'over') return 'not-over';
  if (seatOf(game, session) < 0) return 'not-seated';
  const { rules: _pinned, ...options } = game.options;
  // Nobody else could sit down. Whoever speaks for it may put it in the list, as any room by invitation.
  return { ...newRoom({ ...options, listed: false }, now), seats: game.seats.map(keptSeat) };
}

function keptSeat({ by }: Seat): Seat {
  if (by === undefined) return {};
  return 'bot' in by ? { by } : { keptFor: by };
}
