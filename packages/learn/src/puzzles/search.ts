import {
  type ClanId,
  clone,
  type Decision,
  decisions,
  legalMoves,
  type Move,
  refusal,
  type State,
} from '@hinode/engine';
import { playUntil, quietAnswer } from '@hinode/engine/scenario';
import { isReached } from './goal.ts';
import { beginningOf, type Puzzle } from './puzzle.ts';

/**
 * What can be reached from a position of a puzzle, whatever the others answer. The search tries every legal answer of everybody,
 * except gifts and proposals, for which nobody is asked, and the question whether somebody is ready.
 */

/** A position of a puzzle: the goal is checked once it is over. */
export interface Spot {
  readonly state: State;
  readonly over: boolean;
}

export const spotOf = (puzzle: Puzzle): Spot => ({ state: beginningOf(puzzle), over: false });

/** Where a legal move leads. */
export function moved({ until }: Puzzle, { state }: Spot, move: Move): Spot {
  const next = clone(state);
  const over = playUntil(next, move, until) || decisions(next).length === 0;
  return { state: next, over };
}

/** Whose answers are tried next: bids are sealed, so the solver bids before the others. */
export function nextAsked(state: State, clan: ClanId): Decision | undefined {
  const open = decisions(state);
  return open.find((one) => one.clan === clan) ?? open[0];
}

/** Every answer that is tried. */
export const answersTo = (state: State, asked: Decision): readonly Move[] =>
  asked.kind === 'ready' ? [quietAnswer(state, asked)] : legalMoves(state, asked.clan, { bids: true });

/** A search that remembers the positions it has seen. */
export interface Search {
  /** Can the clan reach the goal from here, whatever the others answer? */
  readonly wins: (spot: Spot) => boolean;
  /** The number of positions it has seen. */
  readonly looked: () => number;
}

/** A search in which the clan makes each move of `without` at most as often as given there. */
export function newSearch(puzzle: Puzzle, without: Limit = NO_LIMIT): Search {
  const { clan, goal } = puzzle;
  const before = beginningOf(puzzle);
  const known = new Map<string, boolean>();
  // The reply that spoiled one try often spoils the next.
  const spoilers: string[] = [];
  let looked = 0;

  const find = (spot: Spot, left: number): boolean => {
    if (spot.over) return isReached(goal, clan, before, spot.state);
    const key = `${keyOf(spot.state)}${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    looked++;
    const wins = look(spot, left);
    known.set(key, wins);
    return wins;
  };

  const look = (spot: Spot, left: number): boolean => {
    const asked = nextAsked(spot.state, clan);
    if (asked === undefined) return false;
    const answers = answersTo(spot.state, asked);
    if (asked.clan === clan) {
      return answers.some((move) => {
        const rest = textOf(move) === without.move ? left - 1 : left;
        return rest >= 0 && find(moved(puzzle, spot, move), rest);
      });
    }
    return byRank(answers, spoilers).every((move) => {
      const holds = find(moved(puzzle, spot, move), left);
      if (!holds) remember(spoilers, textOf(move));
      return holds;
    });
  };

  return { wins: (spot) => find(spot, without.times), looked: () => looked };
}

/** A move that may be made only a limited number of times. */
interface Limit {
  readonly move: string;
  readonly times: number;
}
const NO_LIMIT: Limit = { move: '', times: 0 };

/** The search in which one of the moves of the solution is made once less than in the solution. */
export function newSearchWithout(puzzle: Puzzle, move: Move): Search {
  const text = textOf(move);
  const times = puzzle.solution.filter((one) => textOf(one) === text).length - 1;
  return newSearch(puzzle, { move: text, times });
}

/** Does the solution reach the goal, whatever the others answer? */
export function solutionHolds(puzzle: Puzzle): boolean {
  const { clan, goal, solution } = puzzle;
  const before = beginningOf(puzzle);
  const known = new Set<string>();
  const holds = (spot: Spot, done: number): boolean => {
    if (spot.over) return isReached(goal, clan, before, spot.state);
    const key = `${keyOf(spot.state)}${done}`;
    if (known.has(key)) return true;
    known.add(key);
    const asked = nextAsked(spot.state, clan);
    if (asked === undefined) return false;
    if (asked.clan !== clan)
      return answersTo(spot.state, asked).every((move) => holds(moved(puzzle, spot, move), done));
    const next = solution[done];
    if (next !== undefined && refusal(spot.state, next) === undefined)
      return holds(moved(puzzle, spot, next), done + 1);
    return holds(moved(puzzle, spot, quietAnswer(spot.state, asked)), done);
  };
  return holds(spotOf(puzzle), 0);
}

/** The same text for the same move, whatever the order of its fields. */
export const textOf = (move: Move): string =>
  JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The numbers of a position as a text, two characters for each. */
const keyOf = (state: State): string => String.fromCharCode(...new Uint16Array(state.slice().buffer));

function remember(spoilers: string[], text: string): void {
  const at = spoilers.indexOf(text);
  if (at >= 0) spoilers.splice(at, 1);
  spoilers.unshift(text);
  spoilers.length = Math.min(spoilers.length, 8);
}

function byRank(moves: readonly Move[], spoilers: readonly string[]): readonly Move[] {
  if (spoilers.length === 0) return moves;
  const ranks = new Map(spoilers.map((text, rank) => [text, rank]));
  const first: { move: Move; rank: number }[] = [];
  const rest: Move[] = [];
  for (const move of moves) {
    const rank = ranks.get(textOf(move));
    if (rank === undefined) rest.push(move);
    else first.push({ move, rank });
  }
  first.sort((one, other) => one.rank - other.rank);
  return [...first.map(({ move }) => move), ...rest];
}
