import {
  type ClanId,
  currentEngine,
  type Entry,
  type GameRecord,
  IllegalMove,
  isUndo,
  type Move,
  newRecord,
  type Refusal,
  type RulesEngine,
  type Setup,
  type State,
} from '@hinode/engine';
import { logged } from '@hinode/wire';
import type { LogEntry } from '../table/table.ts';

/** A game kept here: its setup, its seed and its list of moves, and the position they fold into. */
export interface Game {
  /** That of the game's rules: no other can read the state. */
  readonly engine: RulesEngine;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  /** The moves that count. */
  readonly moves: readonly Move[];
  /** The entry each of them came with. */
  readonly came: readonly number[];
  readonly state: State;
  readonly log: readonly LogEntry[];
  /** So many moves can no longer be taken back. */
  readonly settled: number;
}

interface Folding {
  readonly engine: RulesEngine;
  state: State;
  moves: Move[];
  /** The entry each of them came with: they part from the moves once something is taken back. */
  came: number[];
  log: LogEntry[];
  settled: number;
}

function begin(setup: Setup, engine: RulesEngine): Folding {
  const log: LogEntry[] = [];
  const state = engine.newGame(setup, (event) => log.push({ at: 0, event }));
  return { engine, state, moves: [], came: [], log, settled: 0 };
}

/** Plays a move, and notes whether it can still be taken back. */
function fold(folding: Folding, move: Move, entry: number): void {
  const at = folding.moves.length + 1;
  const { log, state, engine } = folding;
  const before = log.length;
  engine.play(state, move, (event) => log.push(logged(at, entry, event)));
  folding.moves.push(move);
  folding.came.push(entry);
  const events = log.slice(before).map(({ event }) => event);
  if (engine.settles(state, move, events)) folding.settled = at;
}

const refold = (
  setup: Setup,
  { engine, moves, came }: Pick<Game, 'engine' | 'moves' | 'came'>,
  count: number,
): Folding => {
  const folding = begin(setup, engine);
  moves.slice(0, count).forEach((move, i) => {
    fold(folding, move, came[i] as number);
  });
  return folding;
};

/**
 * Folds a record into a game that can go on, with the engine of its rules. Throws `IllegalMove` if it holds a move that is
 * not legal.
 */
export function openGame({ setup, entries }: GameRecord, engine: RulesEngine = currentEngine): Game {
  let folding = begin(setup, engine);
  entries.forEach((entry, i) => {
    if (isUndo(entry)) folding = refold(setup, folding, entry.undo);
    else fold(folding, entry, i + 1);
  });
  return { setup, entries, ...folding };
}

export const startGame = (setup: Setup): Game => openGame(newRecord(setup));

/** The game after a move, or why it is refused. */
export function playIn(game: Game, move: Move): Game | Refusal {
  const refused = game.engine.refusal(game.state, move);
  if (refused !== undefined) return refused;
  const { engine, state, settled } = game;
  const folding = {
    engine,
    state,
    moves: [...game.moves],
    came: [...game.came],
    log: [...game.log],
    settled,
  };
  try {
    fold(folding, move, game.entries.length + 1);
  } catch (problem) {
    if (problem instanceof IllegalMove) return problem.refusal;
    throw problem;
  }
  return { setup: game.setup, entries: [...game.entries, move], ...folding };
}

export const isRefused = (outcome: Game | Refusal): outcome is Refusal => 'code' in outcome;

/** May this clan take back its last move? */
export const mayUndo = ({ moves, settled }: Game, clan: ClanId): boolean =>
  moves.length > settled && moves.at(-1)?.clan === clan;

/** The game with the last move taken back: undo is one more entry, nothing is removed. */
export function undoIn(game: Game): Game {
  const { setup, entries, moves } = game;
  const undo = moves.length - 1;
  return { setup, entries: [...entries, { undo }], ...refold(setup, game, undo) };
}

export const recordOf = ({ setup, entries, state, engine }: Game): GameRecord =>
  newRecord(setup, entries, engine.result(state), engine.rules);
