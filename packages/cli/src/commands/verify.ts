import { invariantsBroken, result, verify as resultDiffers, type State } from '@hinode/engine';
import { Complaint } from '../complaint.ts';
import { readFlags } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { outcome } from '../outcome.ts';
import { fold, type RecordFile, readRecordFile } from '../record-file.ts';
import type { Command } from './command.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'plays a record again and compares the result',
  help: `hinode verify RECORD

Folds the moves of a record again, checks the position after every one of them, and compares the result with the one
in the record. It prints one line. The exit code is 0 for a sound record, 1 if something differs, 2 if the file is
no record or a move in it is refused.`,
  run: (argv, io) => {
    const { positionals } = readFlags(argv, {}, { atLeast: 1, atMost: 1, what: 'the RECORD to verify' });
    const file = readRecordFile(io, positionals[0] ?? '');
    return report(file, io);
  },
};

function report(file: RecordFile, io: Io): number {
  const found = examine(file);
  say(io, 'problem' in found ? `not sound: ${found.problem}` : `sound: ${found.outcome}`);
  return 'problem' in found ? 1 : 0;
}

function examine(file: RecordFile): { readonly problem: string } | { readonly outcome: string } {
  let seen = 0;
  const look = (state: State, moves: number): void => {
    seen = moves;
    const [broken] = invariantsBroken(state);
    if (broken !== undefined) throw new Unsound(`after move ${moves} the position is broken: ${broken}`);
  };
  try {
    const state = fold(file, file.moves, { at: look });
    const problem = resultDiffers(file.record);
    if (problem !== undefined) return { problem };
    return { outcome: `${file.moves.length} moves, ${outcome(result(state))}` };
  } catch (problem) {
    if (problem instanceof Unsound) return { problem: problem.message };
    if (problem instanceof Complaint || !(problem instanceof Error)) throw problem;
    // A bug of the engine, which is what a record of a broken game is kept for.
    return { problem: `the engine stumbles over move ${seen + 1}: ${problem.message}` };
  }
}

class Unsound extends Error {}
