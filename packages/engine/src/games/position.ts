import type { ClanId } from '../data/clans.ts';
import { IllegalMove, type Refusal } from '../errors.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves/types.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state/layout.ts';
import type { RulesEngine } from '../versions/engine.ts';
import { isAnswer } from './log.ts';

/**
 * A game folded so far, small enough to be kept for every table that somebody looks at. It is never changed: a move leads to
 * another one. The entries stay wherever they are kept.
 */
export interface Position {
  readonly state: State;
  /** The engine of the game's rules: no other can read the state. */
  readonly engine: RulesEngine;
  /** How many entries have been folded. */
  readonly entries: number;
  /** How many moves count, once every undo is carried out. */
  readonly moves: number;
  /** The number of moves that can be taken back only if all agree. */
  readonly settled: number;
  readonly lastBy: ClanId | undefined;
  /** How many moves had been made when each clan last answered. */
  readonly answered: Readonly<Partial<Record<ClanId, number>>>;
  /** The clan whose move was taken back with the last entry. */
  readonly tookBack: ClanId | undefined;
  /**
   * The number of entries after which the open questions were asked. Bids are sealed side by side: another clan's bid does not
   * affect one's own, so a bid may be made on any position since the bidding began.
   */
  readonly askedSince: number;
  /** How many moves counted when the season began. */
  readonly seasonSince: number;
}

/** What a move did, or the opening, which has no move. */
export interface Happened {
  /** How many moves had been made by then. */
  readonly moves: number;
  readonly move: Move | undefined;
  readonly events: readonly Event[];
}

/** Where the opening, or a move, leads. */
export interface Opening {
  readonly position: Position;
  readonly happened: Happened;
}
export interface Step extends Opening {
  readonly move: Move;
}

/** The position at the beginning of a game, after some entries that were all taken back. */
export function opening(setup: Setup, engine: RulesEngine, gone = 0): Opening {
  const events: Event[] = [];
  const state = engine.newGame(setup, (event) => events.push(event));
  const position: Position = {
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
  return { position, happened: { moves: 0, move: undefined, events } };
}

/** Where a move leads. An illegal one throws `IllegalMove`. */
export function step(before: Position, move: Move): Step {
  const { engine } = before;
  // In memory of its own: copies made by `clone` share theirs, so keeping one would keep many.
  const state = before.state.slice() as State;
  const events: Event[] = [];
  engine.play(state, move, (event) => events.push(event));
  const entries = before.entries + 1;
  const moves = before.moves + 1;
  const position: Position = {
    state,
    engine,
    entries,
    moves,
    settled: engine.isSettled(state, move, events) ? moves : before.settled,
    lastBy: move.clan,
    answered: isAnswer(move) ? { ...before.answered, [move.clan]: moves } : before.answered,
    tookBack: undefined,
    askedSince: onlySealed(events) ? before.askedSince : entries,
    seasonSince: events.some(({ type }) => type === 'seasonBegan') ? moves : before.seasonSince,
  };
  return { position, move, happened: { moves, move, events } };
}

/** Was this a bid while others are still awaited? */
const onlySealed = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'bidSealed') && !events.some(({ type }) => type === 'bidsRevealed');

/** Where a move from outside leads, or why it is refused. It is checked only once, by making it. */
export function attempt(before: Position, move: unknown): Step | Refusal {
  try {
    return step(before, move as Move);
  } catch (problem) {
    if (problem instanceof IllegalMove) return problem.refusal;
    throw problem;
  }
}

export const isRefused = (outcome: object | Refusal): outcome is Refusal => 'code' in outcome;

/**
 * May this clan take back the last move without asking anybody? Not the move that ends the game, because then its seed is shown.
 */
export const mayUndo = (
  { moves, settled, lastBy, state, engine }: Position,
  clan: ClanId | undefined,
): boolean => moves > settled && lastBy !== undefined && lastBy === clan && !engine.isOver(state);
