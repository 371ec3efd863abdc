import { KAMI_IDS, PLAYERS_LEAST, PLAYERS_MOST, SET_IDS } from '@hinode/engine/facts';
import { openGame } from '@hinode/engine/games';
import { holdsGames } from '@hinode/server';
import { loadText, type Text } from '@hinode/text';
import { type Condition, type Explorer, newExplorer, type Outline, outlineOf, SUBJECTS } from '@hinode/wire';
import { alignedRows } from '../columns.ts';
import { Complaint } from '../complaint.ts';
import { explorerPage } from '../explorer/page.ts';
import { type Report, reportOf } from '../explorer/report.ts';
import { caveats, crossRows, rowsOf, titleOf } from '../explorer/words.ts';
import { expectWritable, jsonFilesAt, writeText } from '../files.ts';
import { oneOf, readFlags, wholeNumber } from '../flags.ts';
import { fileOf, type Io, say } from '../io.ts';
import { withBar } from '../progress.ts';
import { fold, type RecordFile, readRecordFile } from '../record-file.ts';
import { styleFor } from '../style.ts';
import type { Command } from './command.ts';
import { DATA_FLAG, databaseFrom } from './serve.ts';

const FLAGS = {
  data: DATA_FLAG,
  players: { type: 'string' },
  set: { type: 'string' },
  kami: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_NAMES = 100_000;

export const exploreCommand: Command = {
  help: `hinode explore [RECORDS…] [--data FOLDER] [--players N] [--set SET] [--kami KAMI] [--json] [--html FILE]

Shows what wins: how often clans, seats, first mandates, favors of the kami and cards won, with 95 % intervals, and
where there are too few games to say so. RECORDS are files, or folders of them ("hinode tournament --records" keeps
those of bots). Without any it reads the games of a server, which may keep running: those in its data folder, or
with DATABASE_URL in the environment those in that database.

  --data FOLDER   the data folder (default ./${DATA_FLAG.default})
  --players N     only games with this many players
  --set SET       only games with these season cards: ${SET_IDS.join(', ')}
  --kami KAMI     only games where this kami was in play: ${KAMI_IDS.join(', ')}
  --html FILE     writes a page with charts
  --json          prints JSON for programs`,
  run: async (argv, io) => {
    const { values, positionals } = readFlags(argv, FLAGS, {
      atLeast: 0,
      atMost: MOST_NAMES,
      what: 'RECORDS',
    });
    const condition = readCondition(values);
    if (values.html !== undefined) expectWritable(io, values.html);
    const outlines =
      positionals.length > 0 ? outlinesInFiles(positionals, io) : await outlinesOnServer(values.data, io);
    const { explorer, leftOut } = await collect(outlines, io);
    const report = reportOf(explorer, condition, leftOut);
    const text = await loadText('en');
    if (values.html !== undefined) writeText(io, values.html, explorerPage(text, report));
    say(io, values.json ? JSON.stringify(report) : told(text, report, io));
    return 0;
  },
};

function readCondition({
  players,
  set,
  kami,
}: Readonly<Partial<Record<keyof Condition, string>>>): Condition {
  return {
    ...(players !== undefined && { players: wholeNumber('players', players, PLAYERS_LEAST, PLAYERS_MOST) }),
    ...(set !== undefined && { set: oneOf('set', set, SET_IDS) }),
    ...(kami !== undefined && { kami: oneOf('kami', kami, KAMI_IDS) }),
  };
}

/** How many there are, and the outlines one after another; undefined for a game that says nothing. */
interface Outlines {
  readonly all?: number;
  readonly each: AsyncIterable<Outline | undefined>;
}

function outlinesInFiles(names: readonly string[], io: Io): Outlines {
  const files = names.flatMap((name) => jsonFilesAt(io, name));
  if (files.length === 0) throw new Complaint(`${names.join(', ')} holds no records`);
  const each = async function* (): AsyncGenerator<Outline | undefined> {
    for (const name of files) {
      const file = await readRecordFile(io, name);
      yield outlineOfFile(file);
    }
  };
  return { all: files.length, each: each() };
}

function outlineOfFile(file: RecordFile): Outline | undefined {
  try {
    return outlineOf(openGame(file.record, file.engine));
  } catch (problem) {
    // Folding the file move by move says which of its moves is illegal.
    fold(file, file.moves, {});
    throw problem;
  }
}

async function outlinesOnServer(data: string, io: Io): Promise<Outlines> {
  const { database } = databaseFrom(io.env);
  const folder = fileOf(io, data);
  if (database === undefined && !holdsGames(folder)) throw new Complaint(`${data} holds no games`);
  const { outlinesOfStore } = await import('@hinode/server/stores');
  return { each: outlinesOfStore(database === undefined ? { folder } : { database }) };
}

const collect = ({ all, each }: Outlines, io: Io): Promise<{ explorer: Explorer; leftOut: number }> =>
  withBar('games', io.stderr, async (at) => {
    const explorer = newExplorer();
    let leftOut = 0;
    for await (const outline of each) {
      if (outline === undefined) leftOut++;
      else explorer.add(outline);
      const done = explorer.games + leftOut;
      await at(done, all ?? done);
    }
    return { explorer, leftOut };
  });

function told(text: Text, report: Report, io: Io): string {
  const { bold, dim } = styleFor(io);
  const lines = [bold(titleOf(text, report))];
  if (report.games === 0) return [...lines, 'No games match.'].join('\n');
  const add = (rows: readonly (readonly string[])[]): void => {
    const [head = '', ...rest] = alignedRows(rows);
    lines.push('', dim(head), ...rest);
  };
  for (const subject of SUBJECTS) if (report.wins[subject].length > 0) add(rowsOf(text, report, subject));
  for (const by of ['players', 'set', 'kami'] as const)
    if (report.clansBy[by].length > 1) add(crossRows(text, report, by));
  return [...lines, '', ...caveats(report)].join('\n');
}
