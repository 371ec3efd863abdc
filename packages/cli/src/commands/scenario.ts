import { runScenario } from '@hinode/engine/scenario';
import { Complaint } from '../complaint.ts';
import { jsonFilesAt, readJson } from '../files.ts';
import { readFlags } from '../flags.ts';
import { type Io, say } from '../io.ts';
import type { Command } from './command.ts';

export const scenario: Command = {
  help: `hinode scenario FILE-OR-FOLDER…

Runs every scenario in the files, and in the JSON files of the folders and all folders inside. A file holds one
scenario or a list of them (docs/architecture.md describes them). It prints one line each, "ok NAME" or
"FAIL NAME: path: expected X, got Y", then "N passed, N failed". The exit code is 1 if one failed.`,
  run: (argv, io) => {
    const places = { atLeast: 1, atMost: Number.POSITIVE_INFINITY, what: 'a FILE-OR-FOLDER with scenarios' };
    const { positionals } = readFlags(argv, {}, places);
    // All files are read before the first scenario runs, so that an unreadable file is reported at once.
    const found = positionals
      .flatMap((place) => jsonFilesAt(io, place))
      .flatMap((file) => scenariosIn(io, file));
    if (found.length === 0)
      throw new Complaint(`there is no scenario in ${positionals.map((place) => `"${place}"`).join(', ')}`);
    const failed = found.filter((one) => !holds(one, io)).length;
    say(io, `${found.length - failed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  },
};

interface Found {
  readonly name: string;
  readonly input: unknown;
}

function scenariosIn(io: Io, file: string): Found[] {
  const json = readJson(io, file);
  if (!Array.isArray(json)) return [{ name: nameIn(json) ?? file, input: json }];
  return json.map((input: unknown, i) => ({ name: nameIn(input) ?? `${file}[${i}]`, input }));
}

/** The name a scenario gives itself, if it is a scenario at all. */
function nameIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('name' in input)) return undefined;
  return typeof input.name === 'string' && input.name.trim() !== '' ? input.name : undefined;
}

function holds({ name, input }: Found, io: Io): boolean {
  const problem = problemWith(input);
  say(io, inOneLine(problem === undefined ? `ok ${name}` : `FAIL ${name}: ${problem}`));
  return problem === undefined;
}

function problemWith(input: unknown): string | undefined {
  try {
    return runScenario(input);
  } catch (problem) {
    // This is our own bug, but the other scenarios still deserve their turn.
    return `the engine failed: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
