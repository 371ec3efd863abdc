import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BotGame, botOf, gameBetween, LEVEL_IDS, type LevelId } from '@hinode/bots';
import { type Event, result, type Setup, type State, type View, view } from '@hinode/engine';
import { newRecord } from '@hinode/engine/records';
import type { Text } from '@hinode/text';
import { Complaint } from '../complaint.ts';
import { expectWritable, writeJson } from '../files.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { type Io, say, widthOf } from '../io.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, readText } from '../speaking.ts';
import { Story } from '../story.ts';
import { styleFor } from '../style.ts';
import {
  boxesOf,
  drawTable,
  readBoxes,
  readSeed,
  readSet,
  readTables,
  TABLE_FLAGS,
  TABLE_HELP,
} from '../table-setup.ts';
import { titleOf } from '../title.ts';
import type { Command } from './command.ts';

const FLAGS = {
  ...TABLE_FLAGS,
  bots: { type: 'string', default: 'samurai' },
  seed: { type: 'string' },
  delay: { type: 'string' },
  record: { type: 'string' },
  ...LANGUAGE_FLAG,
} as const;

/** The pause between two lines on a terminal: quick, but the eye can follow. */
const USUAL_DELAY = 30;
const LONGEST_DELAY = 60_000;

export const watch: Command = {
  help: `hinode watch [--players N] [--bots LEVEL] [--set SET] [--seed TEXT] [--delay MS] [--record FILE]
             [--language LANGUAGE]

Plays a whole game between bots and tells it season by season, in the words of the page.

${TABLE_HELP}
  --bots LEVEL    how they play: ${LEVEL_IDS.join(', ')} (default: samurai)
  --seed TEXT     the same seed plays the same game; a new one is drawn if left out
  --delay MS      milliseconds between two lines (default: ${USUAL_DELAY} on a terminal, else 0)
  --record FILE   writes the record of the game, for "hinode replay" and "hinode verify"
  --language L    ${LANGUAGE_HELP}`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const seed = readSeed(values.seed ?? randomBytes(4).toString('hex'));
    const boxes = readBoxes(values.boxes);
    const clans = drawTable(readTables(values, boxes), seed);
    const setup: Setup = { clans, set: readSet(values.set), seed, ...boxesOf(boxes) };
    const usual = io.stdout.isTTY ? USUAL_DELAY : 0;
    const delay = values.delay === undefined ? usual : wholeNumber('delay', values.delay, 0, LONGEST_DELAY);
    if (values.record !== undefined) expectWritable(io, values.record);
    const text = await readText(values.language);
    const game = await tellGame(setup, readLevel(values.bots), { io, delay, text });
    if (values.record !== undefined) {
      writeJson(io, values.record, newRecord(setup, game.moves, result(game.state)));
      say(io, `  The record is in ${values.record}.`);
    }
    say(io, styleFor(io).dim(`  To see this game again: ${repeating(setup, values, io)}`));
    return 0;
  },
};

function readLevel(name: string): LevelId {
  const level = LEVEL_IDS.find((known) => known === name);
  if (level === undefined)
    throw new Complaint(`--bots must be one of ${LEVEL_IDS.join(', ')}, not ${JSON.stringify(name)}`);
  return level;
}

interface Telling {
  readonly io: Io;
  readonly delay: number;
  readonly text: Text;
}

async function tellGame(setup: Setup, level: LevelId, { io, delay, text }: Telling): Promise<BotGame> {
  const style = styleFor(io);
  let state: State | undefined;
  const now = (): View | undefined => state && view(state);
  const story = new Story({ width: widthOf(io.stdout), style, text, now });
  const bots = Object.fromEntries(setup.clans.map((clan) => [clan, botOf(level)]));
  const game = gameBetween(setup, bots, setup.seed, { event: (event: Event) => story.hear(event) });
  state = game.state;
  for (const line of titleOf(view(state), setup.seed, style, text)) say(io, line);
  do await tell(story.take(), io, delay);
  while (game.next() !== undefined);
  await tell([...story.end(), ''], io, delay);
  return game;
}

async function tell(lines: readonly string[], io: Io, delay: number): Promise<void> {
  for (const line of lines) {
    say(io, line);
    if (delay > 0) await pause(delay);
  }
}

/** The command that plays this game again: the clans and the set depend on the seed unless they were named. */
function repeating(
  { seed }: Setup,
  asked: {
    readonly players?: string | undefined;
    readonly clans?: string | undefined;
    readonly boxes?: string | undefined;
    readonly set: string;
    readonly bots: string;
    readonly language: string;
  },
  { env }: Io,
): string {
  return [
    env['npm_lifecycle_event'] === 'watch' ? 'npm run watch --' : 'npx hinode watch',
    ...(asked.clans !== undefined ? [`--clans ${asked.clans}`] : []),
    ...(asked.clans === undefined && asked.players !== undefined ? [`--players ${asked.players}`] : []),
    ...(asked.boxes !== undefined ? [`--boxes ${asked.boxes}`] : []),
    ...(asked.bots !== 'samurai' ? [`--bots ${asked.bots}`] : []),
    ...(asked.set !== 'random' ? [`--set ${asked.set}`] : []),
    ...(asked.language !== 'en' ? [`--language ${asked.language}`] : []),
    `--seed ${/^[\w.-]+$/.test(seed) ? seed : JSON.stringify(seed)}`,
  ].join(' ');
}
