import { type ClanId, decisions, type Event, type Move, type Refusal, refusal } from '@hinode/engine';
import { type Game, logged } from '@hinode/engine/games';
import { playUntil, quietAnswer } from '@hinode/engine/scenario';
import { gameAt } from '../scenario-game.ts';
import { type Finding, findings } from './goal.ts';
import { beginningOf, type Puzzle } from './puzzle.ts';
import { answersTo, moved, newSearch, nextAsked, type Search } from './search.ts';

/**
 * Somebody's try at a puzzle: a game that begins in its position and stops where its goal is checked. The others know every answer
 * that spoils it, and give that one.
 */
export interface Trial {
  /** The game at the beginning of the puzzle. */
  readonly begin: () => Game;
  /** The game after anybody's move, or why it is refused. */
  readonly play: (game: Game, move: Move) => Game | Refusal;
  /** What the others answer next; undefined once it is the solver's turn, or over. */
  readonly reply: (game: Game) => Move | undefined;
  /** What came of the goal, once the puzzle is over. */
  readonly outcome: (game: Game) => Outcome | undefined;
  /** The next move of the solution, after this many of its moves. */
  readonly show: (game: Game) => Move | undefined;
}

export interface Outcome {
  readonly solved: boolean;
  readonly findings: readonly Finding[];
}

export function trialOf(puzzle: Puzzle): Trial {
  const { clan, goal } = puzzle;
  const before = beginningOf(puzzle);
  const search = newSearch(puzzle);
  return {
    begin: () => gameAt(puzzle),
    play: (game, move) => refusal(game.position.state, move) ?? played(puzzle, game, move),
    reply: (game) => replyIn(puzzle, search, game),
    outcome: (game) => {
      const { state } = game.position;
      if (decisions(state).length > 0) return undefined;
      const found = findings(goal, clan, before, state);
      return { solved: found.every(({ reached }) => reached), findings: found };
    },
    show: (game) => nextShown(puzzle, game),
  };
}

/** The game after a legal move; it does not go beyond the puzzle. */
function played({ until }: Puzzle, game: Game, move: Move): Game {
  const { position } = game;
  const state = position.state.slice() as typeof position.state;
  const events: Event[] = [];
  playUntil(state, move, until, (event) => events.push(event));
  const [moves, entries] = [position.moves + 1, position.entries + 1];
  return {
    ...game,
    entries: [...game.entries, move],
    moves: [...game.moves, move],
    log: [...game.log, ...events.map((event) => logged(moves, entries, event))],
    position: { ...position, state, moves, entries, lastBy: move.clan },
  };
}

function replyIn(puzzle: Puzzle, search: Search, { position: { state } }: Game): Move | undefined {
  const asked = nextAsked(state, puzzle.clan);
  if (asked === undefined || asked.clan === puzzle.clan) return undefined;
  const answers = answersTo(state, asked);
  const spoils = answers.find((move) => !search.wins(moved(puzzle, { state, over: false }, move)));
  return spoils ?? boldest(answers) ?? quietAnswer(state, asked);
}

/** A clan that can do no harm does not simply bid nothing: putting the most coins on hired ronin looks like a fight. */
const boldest = (answers: readonly Move[]): Move | undefined =>
  answers.reduce<Move | undefined>(
    (best, move) => (move.type === 'bid' && (best?.type !== 'bid' || move.ronin > best.ronin) ? move : best),
    undefined,
  );

function nextShown({ clan, solution }: Puzzle, { moves, position: { state } }: Game): Move | undefined {
  const asked = nextAsked(state, clan);
  if (asked === undefined || asked.clan !== clan) return undefined;
  const next = solution[madeOf(solution, moves, clan)];
  return next !== undefined && refusal(state, next) === undefined ? next : quietAnswer(state, asked);
}

/** How many moves of the solution have been made, in its order. */
function madeOf(solution: readonly Move[], moves: readonly Move[], clan: ClanId): number {
  let made = 0;
  for (const move of moves) if (move.clan === clan && move === solution[made]) made++;
  return made;
}
