import type { MoveType, RulesEngine, State, View } from '@hinode/engine';
import { alignedRows } from '../columns.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { say, widthOf } from '../io.ts';
import { causeName, listed, nameOf } from '../names.ts';
import { fold, movesUpTo, readRecordFile } from '../record-file.ts';
import { Story } from '../story.ts';
import { type Style, styleFor } from '../style.ts';
import { clanRows } from '../summary-tables.ts';
import { titleOf } from '../title.ts';
import type { Command } from './command.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'prints a recorded game as text, up to any move',
  help: `hinode replay RECORD [--to N]

Tells a recorded game season by season. The number to the right of each heading is how many moves were made before it.

  --to N   only the first N moves of the record, then the position they lead to (an undo counts as a move)`,
  run: async (argv, io) => {
    const { values, positionals } = readFlags(
      argv,
      { to: { type: 'string' } },
      { atLeast: 1, atMost: 1, what: 'the RECORD to replay' },
    );
    const file = await readRecordFile(io, positionals[0] ?? '');
    const { engine } = file;
    const entries = file.record.entries.length;
    const to = values.to === undefined ? entries : wholeNumber('to', values.to, 0, entries);
    let state: State | undefined;
    let made = 0;
    const now = (): View | undefined => state && engine.view(state);
    const style = styleFor(io);
    const story = new Story({ width: widthOf(io.stdout), style, now, mark: () => `${made}` });
    const end = fold(file, movesUpTo(file, to), {
      sink: story.hear,
      at: (position, moves) => {
        state = position;
        made = moves;
      },
    });
    // Told only now: a record that breaks off in the middle gets its one sentence and nothing else.
    const lines = [...titleOf(engine.view(end), file.record.setup.seed, style), ...story.end()];
    say(io, lines.join('\n'));
    if (!engine.isOver(end)) {
      say(io, `\n  ${style.bold(`After move ${to} of ${entries}`)}: ${questions(engine, end)}`);
      say(io, tableOf(engine.view(end), style));
    }
    say(io, '');
    return 0;
  },
};

/** Where the game stands when it is left before its end. */
function tableOf(seen: View, style: Style): string {
  const [head = '', ...rows] = alignedRows(clanRows(seen));
  return [style.dim(head), ...rows].map((row) => `    ${row}`).join('\n');
}

const TO_DO: Readonly<Partial<Record<MoveType, string>>> = {
  ready: 'talk, or be ready',
  mandate: 'choose a mandate',
  buy: 'buy a card',
  build: 'build a stronghold',
  replace: 'replace figures',
  hostage: 'take a hostage',
  share: 'share the odd coins',
  give: 'give a coin',
  use: 'say yes or no',
  order: 'say who goes first',
};

/** `Koi and Lotus are asked to bid`, `Koi is asked to say yes or no (Amaterasu)` */
function questions(engine: RulesEngine, state: State): string {
  const asked = engine.decisions(state);
  const [first] = asked;
  if (first === undefined) return '';
  const names = listed(asked.map(({ clan }) => nameOf(clan)));
  const toDo = engine.isPausing(state) ? 'give, or be ready for war' : (TO_DO[first.kind] ?? first.kind);
  const ability = first.ability === undefined ? '' : ` (${causeName(first.ability)})`;
  return `${names} ${asked.length > 1 ? 'are' : 'is'} asked to ${toDo}${ability}`;
}
