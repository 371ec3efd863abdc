import type { ClanId, Move, Setup } from '@hinode/engine';
import { type Game, isRefused, playIn } from '@hinode/engine/games';
import { type Position, position, quietAnswer } from '@hinode/engine/scenario';
import { currentEngine } from '@hinode/engine/versions';

/** A game that begins in the middle: at the position of a scenario. Lessons, live boards and puzzles are played in one. */

/** As in packages/engine/scenarios; what else such a file says is no matter here. */
export interface Scenario {
  readonly setup: Setup;
  readonly position?: Position;
}

/** The game at its first decision. It has no moves behind it: nothing can be folded from its setup. */
export function gameAt(scenario: Scenario): Game {
  const { setup } = scenario;
  return {
    setup,
    entries: [],
    moves: [],
    log: [],
    position: {
      state: position(scenario),
      engine: currentEngine,
      entries: 0,
      moves: 0,
      settled: 0,
      lastBy: undefined,
      answered: {},
      tookBack: undefined,
      askedSince: 0,
      seasonSince: 0,
    },
  };
}

/** The game after a move that must be legal. */
export function after(game: Game, move: Move): Game {
  const made = playIn(game, move);
  if (isRefused(made)) throw new Error(`${JSON.stringify(move)} is refused: ${made.code}`);
  return made.game;
}

/**
 * What the others do next: the first of their listed replies as soon as it is legal, else the quiet answer of whoever is
 * asked. Undefined once only I am asked, or nobody.
 */
export function nextReply(game: Game, me: ClanId, replies: readonly Move[]): Move | undefined {
  const { engine, state } = game.position;
  const [listed] = replies;
  if (listed !== undefined && engine.refusal(state, listed) === undefined) return listed;
  const asked = engine.decisions(state).find(({ clan }) => clan !== me);
  return asked && quietAnswer(state, asked);
}

/** The game when the others have answered. Listed replies that were not legal yet are left. */
export function replied(game: Game, me: ClanId, replies: readonly Move[]): Replied {
  const move = nextReply(game, me, replies);
  if (move === undefined) return { game, replies };
  return replied(after(game, move), me, move === replies[0] ? replies.slice(1) : replies);
}

interface Replied {
  readonly game: Game;
  readonly replies: readonly Move[];
}
