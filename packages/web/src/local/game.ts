import {
  type ClanId,
  type Entry,
  type GameRecord,
  IllegalMove,
  isUndo,
  type Move,
  newGame,
  newRecord,
  play,
  type Refusal,
  refusal,
  result,
  type Setup,
  type State,
  settles,
} from '@hinode/engine';
import { logged } from '@hinode/wire';
import type { LogEntry } from '../table/table.ts';

/** A game kept here: its setup, its seed and its list of moves, and the position they fold into. */
export interface Game {
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
  state: State;
  moves: Move[];
  /** The entry each of them came with: they part from the moves once something is taken back. */
  came: number[];
  log: LogEntry[];
  settled: number;
}

function begin(setup: Setup): Folding {
  const log: LogEntry[] = [];
  const state = newGame(setup, (event) => log.push({ at: 0, event }));
  return { state, moves: [], came: [], log, settled: 0 };
}

/** Plays a move, and notes whether it can still be taken back. */
function fold(folding: Folding, move: Move, entry: number): void {
  const at = folding.moves.length + 1;
  const { log, state } = folding;
  const before = log.length;
  play(state, move, (event) => log.push(logged(at, entry, event)));
  folding.moves.push(move);
  folding.came.push(entry);
  const events = log.slice(before).map(({ event }) => event);
  if (settles(state, move, events)) folding.settled = at;
}

const refold = (setup: Setup, { moves, came }: Pick<Game, 'moves' | 'came'>, count: number): Folding => {
  const folding = begin(setup);
  moves.slice(0, count).forEach((move, i) => {
    fold(folding, move, came[i] as number);
  });
  return folding;
};

/** Folds a record into a game that can go on. Throws `IllegalMove` if it holds a move that is not legal. */
export function openGame({ setup, entries }: GameRecord): Game {
  let folding = begin(setup);
  entries.forEach((entry, i) => {
    if (isUndo(entry)) folding = refold(setup, folding, entry.undo);
    else fold(folding, entry, i + 1);
  });
  return { setup, entries, ...folding };
}

export const startGame = (setup: Setup): Game => openGame(newRecord(setup));

/** The game after a move, or why it is refused. */
export function playIn(game: Game, move: Move): Game | Refusal {
  const refused = refusal(game.state, move);
  if (refused !== undefined) return refused;
  const { state, settled } = game;
  const folding = { state, moves: [...game.moves], came: [...game.came], log: [...game.log], settled };
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

export const recordOf = ({ setup, entries, state }: Game): GameRecord =>
  newRecord(setup, entries, result(state));
