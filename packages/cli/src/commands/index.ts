import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { bot } from './bot.ts';
import type { Command } from './command.ts';
import { exploitCommand } from './exploit.ts';
import { loadCommand } from './load.ts';
import { replay } from './replay.ts';
import { scenario } from './scenario.ts';
import { serveCommand } from './serve.ts';
import { simulate } from './simulate.ts';
import { tactics } from './tactics.ts';
import { tournament } from './tournament.ts';
import { translations } from './translations.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly Command[] = [
  serveCommand,
  backup,
  watch,
  scenario,
  simulate,
  tournament,
  tactics,
  bot,
  exploitCommand,
  replay,
  verify,
  bench,
  loadCommand,
  translations,
];
