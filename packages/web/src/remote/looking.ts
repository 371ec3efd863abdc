import type { ClanId, View } from '@hinode/engine';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';
import { proceedingsOf, type SeatNow } from '@hinode/wire';
import { playerOf } from '../online/player-of.ts';
import { mayGive, offersTo, sumsOf } from '../table/showing.ts';
import type { Seat, TableState } from '../table/table.ts';
import type { Reading } from './reading.ts';

/** What somebody at an online table sees: the same page as at a local one, made from what the server lets them know. */
export function look(reading: Reading, engine: RulesEngine = currentEngine): TableState | undefined {
  const { table, log } = reading;
  if (table === undefined) return undefined;
  const { cells, seat, moves, mayUndo, answered, answeredAt } = table;
  const seen = engine.view(cells, seat);
  const me = seat ?? (seen.clans[0]?.clan as ClanId);
  // If the game ended early, nobody is asked any more.
  const { ended, bots } = proceedingsOf(reading.notes);
  const isEnded = ended !== undefined;
  // A player who has given up the seat only watches until they take it back: a bot answers for them.
  const person = seat && bots[seat] ? undefined : seat;
  const player = isEnded ? undefined : person;
  const decision = engine.decisions(cells).find(({ clan }) => clan === player);
  return {
    seats: seatsOf(seen, reading.seats?.seats),
    me,
    persons: person === undefined ? [] : [person],
    // Spectators have no seat, but need one from which to look.
    view: { ...seen, viewer: me, ...(isEnded && { decisions: [] }) },
    ...(decision && { decision }),
    offers: player === undefined ? [] : offersTo(engine, cells, player, moves),
    mayGive: player !== undefined && mayGive(engine, cells, player, seen),
    mayUndo: player !== undefined && mayUndo,
    ...(answered !== undefined && { answered }),
    ...(answeredAt !== undefined && { answeredAt }),
    sums: sumsOf(engine, cells, seen),
    log,
    moves,
  };
}

const seatsOf = ({ clans }: View, now: readonly SeatNow[] = []): Seat[] =>
  clans.map(({ clan }) => ({ clan, player: playerOf(now.find((seat) => seat.clan === clan) ?? {}) }));
