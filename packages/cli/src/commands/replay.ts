import type { State, View } from '@hinode/engine';
import type { RulesEngine } from '@hinode/engine/versions';
import { questionMessage, type Text } from '@hinode/text';
import { alignedRows, wrapped } from '../columns.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { type Io, say, widthOf } from '../io.ts';
import { fold, movesUpTo, readRecordFile } from '../record-file.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, readText } from '../speaking.ts';
import { Story } from '../story.ts';
import { type Style, styleFor } from '../style.ts';
import { clanRows } from '../summary-tables.ts';
import { titleOf } from '../title.ts';
import type { Command } from './command.ts';

export const replay: Command = {
  help: `hinode replay RECORD [--to N] [--language LANGUAGE]

Tells a recorded game season by season. The number to the right of each heading is how many moves were made before it.

  --to N         only the first N moves of the record, then the position they lead to (an undo counts as a move)
  --language L   ${LANGUAGE_HELP}`,
  run: async (argv, io) => {
    const { values, positionals } = readFlags(
      argv,
      { to: { type: 'string' }, ...LANGUAGE_FLAG },
      { atLeast: 1, atMost: 1, what: 'the RECORD to replay' },
    );
    const file = await readRecordFile(io, positionals[0] ?? '');
    const { engine } = file;
    const entries = file.record.entries.length;
    const to = values.to === undefined ? entries : wholeNumber('to', values.to, 0, entries);
    const text = await readText(values.language);
    let state: State | undefined;
    let made = 0;
    const now = (): View | undefined => state && engine.view(state);
    const style = styleFor(io);
    const story = new Story({ width: widthOf(io.stdout), style, text, now, mark: () => `${made}` });
    const end = fold(file, movesUpTo(file, to), {
      sink: story.hear,
      at: (position, moves) => {
        state = position;
        made = moves;
      },
    });
    // Printed only now: a record that breaks off in the middle gets one sentence and nothing else.
    const lines = [...titleOf(engine.view(end), file.record.setup.seed, style, text), ...story.end()];
    say(io, lines.join('\n'));
    if (!engine.isOver(end)) tellPosition(end, { engine, to, entries, style, text, io });
    say(io, '');
    return 0;
  },
};

interface Left {
  readonly engine: RulesEngine;
  readonly to: number;
  readonly entries: number;
  readonly style: Style;
  readonly text: Text;
  readonly io: Io;
}

/** How the game stands where the replay stops before its end. */
function tellPosition(state: State, { engine, to, entries, style, text, io }: Left): void {
  const [head = '', ...rows] = alignedRows(clanRows(engine.view(state), text));
  say(io, `\n  ${style.bold(`After move ${to} of ${entries}`)}`);
  for (const question of questions(engine, state, text))
    for (const line of wrapped(question, widthOf(io.stdout) - 4)) say(io, `    ${line}`);
  say(io, [style.dim(head), ...rows].map((row) => `    ${row}`).join('\n'));
}

/** `Koi and Lotus: How will you bid?` */
function questions(engine: RulesEngine, state: State, text: Text): string[] {
  const { phase } = engine.view(state);
  const asked = Object.groupBy(engine.decisions(state), (decision) => {
    const { key, values } = questionMessage({ ...decision, phase });
    return text.say(key, values);
  });
  return Object.entries(asked).map(
    ([question, clans = []]) => `${text.list(clans.map(({ clan }) => text.name(clan)))}: ${question}`,
  );
}
