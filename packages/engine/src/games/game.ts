import type { Refusal } from '../errors.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves/types.ts';
import { type Entry, type GameRecord, newRecord } from '../records/record.ts';
import type { Setup } from '../setup.ts';
import { currentEngine, type RulesEngine } from '../versions/engine.ts';
import { fold, logging, type Watch } from './fold.ts';
import { type LogEntry, logged } from './log.ts';
import { attempt, type Happened, isRefused, type Position } from './position.ts';

/**
 * A game with everything that led to it, for code that keeps its entries in memory. It is never changed: a move leads to another
 * one.
 */
export interface Game {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  /** The moves that count. */
  readonly moves: readonly Move[];
  readonly log: readonly LogEntry[];
  readonly position: Position;
}

/**
 * Folds a record into a game that can continue, with the engine of its rules. Throws `IllegalMove` if the record contains an
 * illegal move.
 */
export function openGame(
  { setup, entries }: Pick<GameRecord, 'setup' | 'entries'>,
  engine: RulesEngine = currentEngine,
): Game {
  const moves: Move[] = [];
  const log: LogEntry[] = [];
  const watch = logging(entries, (news, { move }) => {
    if (move !== undefined) moves.push(move);
    log.push(...news);
  });
  const position = fold(setup, entries, watch, engine);
  return { setup, entries, moves, log, position };
}

export const startGame = (setup: Setup): Game => openGame({ setup, entries: [] });

/** Replays a game from its beginning, move by move. */
export function retell({ moves, log }: Game, watch: Watch): void {
  let told = 0;
  for (let n = 0; n <= moves.length; n++) {
    const events: Event[] = [];
    for (let entry = log[told]; entry?.at === n; entry = log[++told]) events.push(entry.event);
    watch({ moves: n, move: moves[n - 1], events });
  }
}

/** The game after a move, and what the move did. */
export interface Continued {
  readonly game: Game;
  readonly happened: Happened;
}

/** Where a move leads, or why it is refused. */
export function playIn(game: Game, move: unknown): Continued | Refusal {
  const made = attempt(game.position, move);
  if (isRefused(made)) return made;
  const { position, move: entry, happened } = made;
  const news = happened.events.map((event) => logged(position.moves, position.entries, event));
  const next: Game = {
    setup: game.setup,
    entries: [...game.entries, entry],
    moves: [...game.moves, entry],
    log: [...game.log, ...news],
    position,
  };
  return { game: next, happened };
}

/** The game with its last move taken back: undo is one more entry, nothing is removed. */
export const undoIn = ({ setup, entries, position }: Game): Game =>
  openGame({ setup, entries: [...entries, { undo: position.moves - 1 }] }, position.engine);

export const recordOf = ({ setup, entries, position: { engine, state } }: Game): GameRecord =>
  newRecord(setup, entries, engine.result(state), engine.rules);
