import type { ClanId, State } from '@hinode/engine';
import {
  type Flaw,
  type GameRecord,
  type ProvedSeat,
  verify as resultDiffers,
  verifyFairness,
} from '@hinode/engine/records';
import { invariantsOf } from '@hinode/engine/versions';
import { flawMessage, loadText } from '@hinode/text';
import { Complaint } from '../complaint.ts';
import { readFlags } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { listed, nameOf } from '../names.ts';
import { outcome } from '../outcome.ts';
import { fold, type RecordFile, readRecordFile } from '../record-file.ts';
import type { Command } from './command.ts';

export const verify: Command = {
  help: `hinode verify RECORD [--promise HASH]

Folds the moves of a record again, checks the position after every one of them, and compares the result with the one
in the record. If the record carries the proof of a fair shuffle, the seed is computed again from the server's secret
and the texts of the seats, and clans are drawn again; --promise is the hash that the server showed before the game,
which the secret must match. It prints one line, which names every seat that did not reveal its text. The exit code is
0 for a sound record, 1 if something differs, 2 if the file is no record or a move in it is refused.`,
  run: async (argv, io) => {
    const { positionals, values } = readFlags(
      argv,
      { promise: { type: 'string' } },
      { atLeast: 1, atMost: 1, what: 'the RECORD to verify' },
    );
    const file = await readRecordFile(io, positionals[0] ?? '');
    const { promise } = values;
    if (promise !== undefined && file.record.proof === undefined)
      throw new Complaint(`${file.name} has no proof to check against the promise`);
    return report(file, promise, io);
  },
};

async function report(file: RecordFile, promise: string | undefined, io: Io): Promise<number> {
  const broken = await invariantsOf(file.engine.rules);
  const found = examine(file, promise, (state) => broken?.(state)[0]);
  if ('outcome' in found) {
    say(io, `sound: ${found.outcome}`);
    return 0;
  }
  const { problem } = found;
  say(io, `not sound: ${typeof problem === 'string' ? problem : await inWords(problem)}`);
  return 1;
}

async function inWords(flaw: Flaw): Promise<string> {
  const { key, values } = flawMessage(flaw);
  return (await loadText('en')).say(key, values);
}

function examine(
  file: RecordFile,
  promise: string | undefined,
  whatIsBroken: (state: State) => string | undefined,
): { readonly problem: string | Flaw } | { readonly outcome: string } {
  const { engine } = file;
  let seen = 0;
  const look = (state: State, moves: number): void => {
    seen = moves;
    const broken = whatIsBroken(state);
    if (broken !== undefined) throw new Unsound(`after move ${moves} the position is broken: ${broken}`);
  };
  try {
    const state = fold(file, file.moves, { at: look });
    const { record } = file;
    const { proof } = record;
    const problem = proof
      ? verifyFairness(record, proof, { promise: promise ?? proof.promise }, engine)
      : resultDiffers(record, engine);
    if (problem !== undefined) return { problem };
    return {
      outcome: `${file.moves.length} moves, ${outcome(engine.result(state))}${fairness(record, promise)}`,
    };
  } catch (problem) {
    if (problem instanceof Unsound) return { problem: problem.message };
    if (problem instanceof Complaint || !(problem instanceof Error)) throw problem;
    // A bug of the engine. Records of broken games are kept in order to find those.
    return { problem: `the engine fails at move ${seen + 1}: ${problem.message}` };
  }
}

/** Without the promise that was seen before the game, a proof proves only that it is consistent with itself. */
function fairness({ proof, setup }: GameRecord, promise: string | undefined): string {
  if (proof === undefined) return '';
  const said = [
    proof.contributions.length === 0
      ? 'the server alone made the seed'
      : promise === undefined
        ? `the shuffle was fair if the server promised ${proof.promise} before the game`
        : 'the shuffle was fair',
    ...(proof.seats ? whoAddedWhat(proof.seats, setup.clans) : []),
  ];
  return said.map((part) => `; ${part}`).join('');
}

/** Names those whose part of the seed proves less than a text that was sealed and revealed. */
function whoAddedWhat(seats: readonly ProvedSeat[], clans: readonly ClanId[]): readonly string[] {
  const those = (which: (seat: ProvedSeat) => boolean): string =>
    listed(clans.filter((_, at) => seats[at] && which(seats[at])).map(nameOf));
  return [
    ['did not reveal a text', those(({ commitment, added }) => commitment !== undefined && !added)],
    ['sent a text in the open', those(({ open }) => open === true)],
    ['added nothing', those(({ commitment }) => commitment === undefined)],
  ].flatMap(([did, names]) => (names ? [`${names} ${did}`] : []));
}

class Unsound extends Error {}
