import { RULES_VERSION } from '@hinode/engine/facts';
import manifest from '../package.json' with { type: 'json' };
import type { Command } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';
import { Complaint } from './complaint.ts';
import { endWhenAsked, type Io, processIo, say } from './io.ts';

/** The `hinode` command: finds the named command and returns its exit code. */
export async function main(argv: readonly string[], io?: Io): Promise<number> {
  if (io === undefined) endWhenAsked();
  return run(argv, io ?? processIo());
}

const BAD_INPUT = 2;

async function run([name, ...rest]: readonly string[], io: Io): Promise<number> {
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h')
      return await help(rest, io);
    if (name === '--version' || name === '-v') {
      say(io, `hinode ${manifest.version} (rules ${RULES_VERSION})`);
      return 0;
    }
    const command = await commandNamed(name);
    if (asksForHelp(rest)) return await help([name], io);
    return await command.run(rest, io);
  } catch (problem) {
    if (!(problem instanceof Complaint)) throw problem;
    io.stderr.write(`hinode: ${problem.message}.\n`);
    return BAD_INPUT;
  }
}

function commandNamed(name: string): Promise<Command> {
  const command = COMMANDS.find((known) => known.name === name);
  if (command !== undefined) return command.fetch();
  const what = name.startsWith('-') ? 'option' : 'command';
  throw new Complaint(`there is no ${what} "${name}"; "hinode help" lists the commands`);
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h');
}

async function help([name]: readonly string[], io: Io): Promise<number> {
  say(io, name === undefined || name.startsWith('-') ? overview() : (await commandNamed(name)).help);
  return 0;
}

function overview(): string {
  const widest = Math.max(...COMMANDS.map(({ name }) => name.length));
  return `Hinode, an open and unofficial digital edition of the board game Rising Sun.

${COMMANDS.map(({ name, summary }) => `  hinode ${name.padEnd(widest)}  ${summary}`).join('\n')}

"hinode COMMAND --help" says more about a command; "hinode --version" prints the version.`;
}
