import type { Move, Refusal } from '@hinode/engine';
import { type Game, recordOf } from '@hinode/engine/games';
import { type Outcome, type Puzzle, trialOf } from '@hinode/learn/puzzles';
import { look } from '../local/looking.ts';
import { kept } from '../table/kept.ts';
import { stillTable } from '../table/still-table.ts';
import type { Seat, Table, TableState } from '../table/table.ts';

/** A puzzle on the table: the others answer in the way that spoils the try, and play stops at its goal. */
export interface PuzzleTable extends Table {
  /** How much of the goal was reached, once the try is over. */
  outcome(): Outcome | undefined;
  /** Did somebody else make the moves? */
  isShown(): boolean;
  again(): void;
  /** Plays the solution from the beginning. */
  show(): void;
}

/** Milliseconds between the moves of a solution. */
const SHOWING = 1400;

export function openPuzzleTable(puzzle: Puzzle, speed: number): PuzzleTable {
  const { clan, setup } = puzzle;
  const trial = trialOf(puzzle);
  const seats: Seat[] = setup.clans.map((one) => ({
    clan: one,
    player: one === clan ? { kind: 'person' } : { kind: 'bot', level: 'daimyo' },
  }));
  let pace = speed;
  let now: Game = trial.begin();
  let showing = false;
  /** The positions before each of the solver's moves. */
  let behind: readonly Game[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: TableState;
  const listeners = new Set<() => void>();

  const seen = (): TableState => ({
    ...look(now, { seats, last: clan }),
    mayUndo: behind.length > 0 && !showing && trial.outcome(now) === undefined,
    answered: now.position.moves,
  });
  const show = (): void => {
    state = kept(state, seen());
    for (const listener of listeners) listener();
  };
  const make = (move: Move): Refusal | undefined => {
    const made = trial.play(now, move);
    if ('code' in made) return made;
    if (move.clan === clan) behind = [...behind, now];
    now = made;
    show();
    goOn();
    return undefined;
  };
  /** The others answer; a solution that is being shown continues. */
  const goOn = (): void => {
    clearTimeout(timer);
    const reply = trial.reply(now);
    const move = reply ?? (showing ? trial.show(now) : undefined);
    if (move === undefined) return;
    timer = setTimeout(() => make(move), reply ? pace : Math.min(SHOWING, pace * 2));
  };
  const begin = (shown: boolean): void => {
    clearTimeout(timer);
    showing = shown;
    behind = [];
    now = trial.begin();
    show();
    goOn();
  };
  const table: PuzzleTable = {
    ...stillTable({
      state: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      record: async () => recordOf(now),
    }),
    play: async (move) => (showing ? undefined : make(move)),
    why: async (move) => now.position.engine.refusal(now.position.state, move),
    undo: () => {
      const before = behind.at(-1);
      if (before === undefined) return;
      behind = behind.slice(0, -1);
      now = before;
      show();
      goOn();
    },
    pace: (milliseconds) => {
      pace = milliseconds;
    },
    close: () => clearTimeout(timer),
    outcome: () => trial.outcome(now),
    isShown: () => showing,
    again: () => begin(false),
    show: () => begin(true),
  };
  state = seen();
  goOn();
  return table;
}
