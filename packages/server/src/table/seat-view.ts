import type { ClanId, Event, State } from '@hinode/engine';
import { isSeenBy, mayUndo, type Position } from '@hinode/engine/games';
import type { Cells } from '@hinode/engine/search';
import type { RulesEngine } from '@hinode/engine/versions';
import type { Change, LogEntry, Whole } from '@hinode/wire';
import { differences, shapeOf } from '@hinode/wire';

/**
 * What one seat, or a spectator, may know of a position. The functions that write messages are given seat views, never a
 * position, and pass on only events that the seat may see. So nothing hidden can get into a message.
 */
export interface SeatView {
  readonly engine: Pick<RulesEngine, 'rules' | 'fingerprint'>;
  readonly seat: ClanId | undefined;
  readonly at: number;
  readonly moves: number;
  readonly mayUndo: boolean;
  /** When the seat last answered, as a number of moves. */
  readonly answered: number | undefined;
  readonly cells: Cells;
}

export const seatViewOf = (position: Position, seat: ClanId | undefined, into?: State): SeatView => ({
  engine: position.engine,
  seat,
  at: position.entries,
  moves: position.moves,
  mayUndo: mayUndo(position, seat),
  answered: seat && position.answered[seat],
  cells: position.engine.knowledge(position.state, seat, into).cells,
});

/** Everything, with the log from the point up to which the reader's own is still valid. */
export const wholeMessage = (
  seatView: SeatView,
  log: readonly LogEntry[],
  kept: number | undefined,
  answeredAt?: number,
): Whole => ({
  type: 'table',
  rules: seatView.engine.rules,
  shape: shapeOf(seatView.engine),
  ...(seatView.seat && { seat: seatView.seat }),
  at: seatView.at,
  moves: seatView.moves,
  mayUndo: seatView.mayUndo,
  ...(seatView.answered !== undefined && { answered: seatView.answered }),
  ...(answeredAt !== undefined && { answeredAt }),
  cells: Array.from(seatView.cells),
  ...(kept !== undefined && { kept }),
  log: log.filter(({ event }) => isSeenBy(event, seatView.seat)),
});

/** What a move changed for a seat. */
export function changeFor(
  seat: ClanId | undefined,
  before: Position,
  after: Position,
  events: readonly Event[],
): Change {
  const [was, is] = scratchFor(after);
  return changeMessage(seatViewOf(before, seat, was), seatViewOf(after, seat, is), events);
}

/** The two seat views of a change always use the same cells: once the change is written, nobody needs them. */
function scratchFor({ engine, state }: Position): readonly [State, State] {
  const known = scratch.get(engine.fingerprint);
  if (known !== undefined) return known;
  const made = [state.slice() as State, state.slice() as State] as const;
  scratch.set(engine.fingerprint, made);
  return made;
}
const scratch = new Map<string, readonly [State, State]>();

/** What changed for the same viewer. */
const changeMessage = (before: SeatView, after: SeatView, events: readonly Event[]): Change => ({
  type: 'change',
  at: after.at,
  moves: after.moves,
  mayUndo: after.mayUndo,
  ...(after.answered !== before.answered && { answered: after.answered ?? 0 }),
  cells: differences(before.cells, after.cells),
  events: events.filter((event) => isSeenBy(event, after.seat)),
});
