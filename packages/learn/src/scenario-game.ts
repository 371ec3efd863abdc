import type { ClanId, Event, Move, Setup } from '@hinode/engine';
import { type Game, isRefused, logged, playIn } from '@hinode/engine/games';
import { type Position, playThrough, quietAnswer, type ScenarioMove } from '@hinode/engine/scenario';
import { currentEngine } from '@hinode/engine/versions';

/** A game that begins in the middle, at the position of a scenario. Lessons, live boards and puzzles are played in one. */

/** As in packages/engine/scenarios; other fields of such a file are ignored here. */
export interface Scenario {
  readonly setup: Setup;
  readonly position?: Position;
  /** What has already been played there. */
  readonly moves?: readonly ScenarioMove[];
}

/** The game at its first decision. It has no moves behind it, so it cannot be folded from its setup. */
export function gameAt(scenario: Scenario): Game {
  const { setup, position, moves = [] } = scenario;
  const events: Event[] = [];
  const state = playThrough({ name: '', setup, moves, ...(position && { position }) }, (event) =>
    events.push(event),
  );
  return {
    setup,
    entries: [],
    moves: [],
    log: events.map((event) => logged(0, 0, event)),
    position: {
      state,
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

interface Manner {
  /** Do they also answer if no reply is listed? */
  readonly quietly: boolean;
}

/**
 * What the others do next: the first of their listed replies that is legal, otherwise the quiet answer of the clan that is asked.
 * Undefined once I alone am asked, or nobody.
 */
export function nextReply(
  game: Game,
  me: ClanId,
  replies: readonly Move[],
  { quietly }: Manner = { quietly: true },
): Move | undefined {
  const { engine, state } = game.position;
  const listed = replies.find((reply) => engine.refusal(state, reply) === undefined);
  if (listed !== undefined || !quietly) return listed;
  const asked = engine.decisions(state).find(({ clan }) => clan !== me);
  return asked && quietAnswer(state, asked);
}

interface Replied {
  readonly game: Game;
  /** The replies that were not legal yet. */
  readonly replies: readonly Move[];
}

/** The game once the others have answered. */
export function replied(game: Game, me: ClanId, replies: readonly Move[], manner?: Manner): Replied {
  const move = nextReply(game, me, replies, manner);
  if (move === undefined) return { game, replies };
  return replied(
    after(game, move),
    me,
    replies.filter((reply) => reply !== move),
    manner,
  );
}
