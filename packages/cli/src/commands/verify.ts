import {
  invariantsBroken,
  type Proof,
  result,
  verify as resultDiffers,
  type State,
  unfair,
} from '@hinode/engine';
import { Complaint } from '../complaint.ts';
import { readFlags } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { outcome } from '../outcome.ts';
import { fold, type RecordFile, readRecordFile } from '../record-file.ts';
import type { Command } from './command.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'plays a record again and compares the result',
  help: `hinode verify RECORD [--promise HASH]

Folds the moves of a record again, checks the position after every one of them, and compares the result with the one
in the record. If the record carries the proof of a fair shuffle, the seed is made again of the server's secret and
the text of every seat; --promise is the hash the server showed before the game, which the secret must have. It prints
one line. The exit code is 0 for a sound record, 1 if something differs, 2 if the file is no record or a move in it is
refused.`,
  run: (argv, io) => {
    const { positionals, values } = readFlags(
      argv,
      { promise: { type: 'string' } },
      { atLeast: 1, atMost: 1, what: 'the RECORD to verify' },
    );
    const file = readRecordFile(io, positionals[0] ?? '');
    const { promise } = values;
    if (promise !== undefined && file.record.proof === undefined)
      throw new Complaint(`${file.name} carries no proof to hold against the promise`);
    return report(file, promise, io);
  },
};

function report(file: RecordFile, promise: string | undefined, io: Io): number {
  const found = examine(file, promise);
  say(io, 'problem' in found ? `not sound: ${found.problem}` : `sound: ${found.outcome}`);
  return 'problem' in found ? 1 : 0;
}

function examine(
  file: RecordFile,
  promise: string | undefined,
): { readonly problem: string } | { readonly outcome: string } {
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
    const { proof } = file.record;
    const cheat = proof && unfair(file.record, proof, promise ?? proof.promise);
    if (cheat !== undefined) return { problem: cheat };
    return { outcome: `${file.moves.length} moves, ${outcome(result(state))}${fairness(proof, promise)}` };
  } catch (problem) {
    if (problem instanceof Unsound) return { problem: problem.message };
    if (problem instanceof Complaint || !(problem instanceof Error)) throw problem;
    // A bug of the engine, which is what a record of a broken game is kept for.
    return { problem: `the engine stumbles over move ${seen + 1}: ${problem.message}` };
  }
}

/** Without the promise that was seen before the game, a proof proves only that it fits itself. */
function fairness(proof: Proof | undefined, promise: string | undefined): string {
  if (proof === undefined) return '';
  return promise === undefined
    ? `; the shuffle was fair if the server promised ${proof.promise} before the game`
    : '; the shuffle was fair';
}

class Unsound extends Error {}
