import { invariantsBroken, result, verify as resultDiffers, type State } from '@hinode/engine';
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
  const seen = { broken: '' };
  const watch = (state: State, moves: number): void => {
    const [broken] = seen.broken === '' ? invariantsBroken(state) : [];
    if (broken !== undefined) seen.broken = `after move ${moves} the position is broken: ${broken}`;
  };
  const state = fold(file, file.moves, { at: watch });
  const problem = seen.broken || resultDiffers(file.record);
  if (problem) {
    say(io, `not sound: ${problem}`);
    return 1;
  }
  say(io, `sound: ${file.moves.length} moves, ${outcome(result(state))}`);
  return 0;
}
