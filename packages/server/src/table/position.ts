import {
  type ClanId,
  currentEngine,
  type Entry,
  type Event,
  isUndo,
  type Move,
  movesOf,
  newRecord,
  type RulesEngine,
  type Setup,
  type State,
} from '@hinode/engine';
import { isAnswer } from '@hinode/wire';

/** A game folded so far: small enough to be kept for every table that somebody looks at. The moves stay in the store. */
export interface Position {
  readonly state: State;
  /** That of the game's rules: no other can read the state. */
  readonly engine: RulesEngine;
  /** How many entries were folded. */
  readonly entries: number;
  /** How many moves count, once every undo is carried out. */
  readonly moves: number;
  /** So many of them can be taken back only if all agree. */
  readonly settled: number;
  readonly lastBy: ClanId | undefined;
  /** How many moves had been made when each clan last answered. */
  readonly answered: Readonly<Partial<Record<ClanId, number>>>;
  /** The clan whose move was taken back with the last entry. */
  readonly tookBack: ClanId | undefined;
  /**
   * The questions that are open now were put after so many entries. Bids are sealed side by side: another clan's changes
   * nothing about one's own, so a bid may be sent on any position since the bidding began.
   */
  readonly askedSince: number;
  /** So many moves counted when the season began. */
  readonly seasonSince: number;
}

/** Told what each move of a fold brought about, the opening (no move) first. */
export type Watch = (happened: Happened) => void;
export interface Happened {
  /** How many moves had been made then. */
  readonly moves: number;
  readonly move: Move | undefined;
  readonly events: readonly Event[];
}

export interface Step {
  readonly position: Position;
  readonly events: readonly Event[];
}

/** The position after a legal move, as a new one, and what happened. */
export function step(before: Position, move: Move): Step {
  const { engine } = before;
  // In memory of its own: copies made by `clone` share theirs, and one that is kept would keep many.
  const state = before.state.slice() as State;
  const events: Event[] = [];
  engine.play(state, move, (event) => events.push(event));
  const entries = before.entries + 1;
  const moves = before.moves + 1;
  const position = {
    state,
    engine,
    entries,
    moves,
    settled: engine.settles(state, move, events) ? moves : before.settled,
    lastBy: move.clan,
    answered: isAnswer(move) ? { ...before.answered, [move.clan]: moves } : before.answered,
    tookBack: undefined,
    askedSince: onlySealed(events) ? before.askedSince : entries,
    seasonSince: events.some(({ type }) => type === 'seasonBegan') ? moves : before.seasonSince,
  };
  return { position, events };
}

/** Was this a bid that others still wait for? */
const onlySealed = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'bidSealed') && !events.some(({ type }) => type === 'bidsRevealed');

/** Folds a game from its beginning, by today's rules if nobody says otherwise. */
export function fold(
  setup: Setup,
  entries: readonly Entry[],
  watch?: Watch,
  engine: RulesEngine = currentEngine,
): Position {
  const moves = movesOf(newRecord(setup, entries));
  const events: Event[] = [];
  const state = engine.newGame(setup, (event) => events.push(event));
  watch?.({ moves: 0, move: undefined, events });
  // Entries that count no more are as good as folded.
  const gone = entries.length - moves.length;
  let position: Position = {
    state,
    engine,
    entries: gone,
    moves: 0,
    settled: 0,
    lastBy: undefined,
    answered: {},
    tookBack: undefined,
    askedSince: gone,
    seasonSince: 0,
  };
  for (const move of moves) {
    const made = step(position, move);
    position = made.position;
    watch?.({ moves: position.moves, move, events: made.events });
  }
  // Whatever was asked before something was taken back is asked anew.
  const undone = entries.findLastIndex(isUndo) + 1;
  return {
    ...position,
    tookBack: undone === entries.length ? lastMover(setup, entries.slice(0, -1)) : undefined,
    askedSince: Math.max(position.askedSince, undone),
  };
}

const lastMover = (setup: Setup, entries: readonly Entry[]): ClanId | undefined =>
  movesOf(newRecord(setup, entries)).at(-1)?.clan;

/** May this clan take back the last move without asking anybody? Not that which ends the game: then its seed is shown. */
export const mayUndo = (
  { moves, settled, lastBy, state, engine }: Position,
  clan: ClanId | undefined,
): boolean => moves > settled && lastBy !== undefined && lastBy === clan && !engine.isOver(state);
