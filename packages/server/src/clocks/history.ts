import type { ClanId, Move, Setup } from '@hinode/engine';
import { type Entry, isUndo } from '@hinode/engine/records';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';
import type { Clock, KeptNote } from '@hinode/wire';
import { afterMove, afterNote, afterUndo, type Clocks, newClocks } from './clocks.ts';

/** Everything that happened at a table, in two lists; a note says how many entries came before it. */
export interface History {
  readonly setup: Setup;
  /** The engine of the game's rules; today's by default. */
  readonly engine?: RulesEngine;
  readonly entries: readonly Entry[];
  readonly times: readonly number[];
  readonly notes: readonly KeptNote[];
}

/** The clocks of a game from its beginning; moves that were taken back took their time too. */
export function clocksOf(limits: Clock, players: readonly ClanId[], history: History): Clocks {
  const { setup, entries, times, notes, engine = currentEngine } = history;
  const { newGame, play, decisions } = engine;
  let moves: Move[] = [];
  let state = newGame(setup);
  let clocks = newClocks(limits, players);
  let noted = 0;

  const takeNotes = (at: number): void => {
    for (let kept = notes[noted]; kept !== undefined && kept.at <= at; kept = notes[++noted])
      clocks = afterNote(clocks, kept.when, decisions(state), kept.note);
  };
  entries.forEach((entry, at) => {
    takeNotes(at);
    const when = times[at] ?? 0;
    if (isUndo(entry)) {
      const count = moves.length - entry.undo;
      moves = moves.slice(0, entry.undo);
      state = newGame(setup);
      for (const move of moves) play(state, move);
      clocks = afterUndo(clocks, when, decisions(state), count);
    } else {
      moves.push(entry);
      play(state, entry);
      clocks = afterMove(clocks, when, decisions(state), entry.clan);
    }
  });
  takeNotes(entries.length);
  return clocks;
}
