import { type Analysis, analyse, budgetOf, PLAYOUTS } from '@hinode/bots/analysis';
import { analysisReport } from '../analysis-report.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { withBar } from '../progress.ts';
import { type RecordFile, readRecordFile } from '../record-file.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, readText } from '../speaking.ts';
import { styleFor } from '../style.ts';
import type { Command } from './command.ts';

const MOST_PLAYOUTS = 10_000;

export const analyseCommand: Command = {
  help: `hinode analyse RECORD [--budget N] [--json] [--language LANGUAGE]

Looks through a recorded game: how likely every clan was to win, where the game turned, and where somebody's answer
differed from the Shogun's. Chances come from playing on many times from the true position. An answer is judged by what
its player could know then, and nothing is reported that may be luck. The same record and budget give the same figures.

  --budget N     how many games are played on from every moment; everything else in proportion (default ${PLAYOUTS})
  --json         prints JSON for programs
  --language L   ${LANGUAGE_HELP}`,
  run: async (argv, io) => {
    const { values, positionals } = readFlags(
      argv,
      { budget: { type: 'string', default: `${PLAYOUTS}` }, json: { type: 'boolean' }, ...LANGUAGE_FLAG },
      { atLeast: 1, atMost: 1, what: 'the RECORD to analyse' },
    );
    const file = await readRecordFile(io, positionals[0] ?? '');
    const found = await lookThrough(file, wholeNumber('budget', values.budget, 1, MOST_PLAYOUTS), io);
    if (values.json) say(io, JSON.stringify(found));
    else say(io, analysisReport(found, await readText(values.language), styleFor(io)).join('\n'));
    return 0;
  },
};

/** Shows a progress bar, and can be interrupted. */
async function lookThrough({ record, engine }: RecordFile, playouts: number, io: Io): Promise<Analysis> {
  return withBar('steps', io.stderr, async (at) => {
    const steps = analyse(record, { budget: budgetOf(playouts), engine });
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      await at(value.done, value.all);
    }
  });
}
