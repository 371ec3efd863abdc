import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';

/** Reads what was typed after the command. */

interface Typed<Options extends ParseArgsOptionsConfig> {
  readonly args: string[];
  readonly options: Options;
  readonly allowPositionals: true;
}

/** Reads flags and file names; `files` says how many file names there must be. */
export function readFlags<const Options extends ParseArgsOptionsConfig>(
  argv: readonly string[],
  options: Options,
  files: { readonly atLeast: number; readonly atMost: number; readonly what: string } = NO_FILES,
): ReturnType<typeof parseArgs<Typed<Options>>> {
  const read = parse({ args: [...argv], options, allowPositionals: true });
  const [extra] = read.positionals.slice(files.atMost);
  if (extra !== undefined) throw new Complaint(`"${extra}" is one argument too many`);
  if (read.positionals.length < files.atLeast) throw new Complaint(`${files.what} is missing`);
  return read;
}

const NO_FILES = { atLeast: 0, atMost: 0, what: '' };

function parse<Options extends ParseArgsOptionsConfig>(
  typed: Typed<Options>,
): ReturnType<typeof parseArgs<Typed<Options>>> {
  try {
    return parseArgs(typed);
  } catch (problem) {
    if (problem instanceof TypeError) throw new Complaint(inOneSentence(problem.message));
    throw problem;
  }
}

/** Node explains at length; the first sentence is what matters. */
function inOneSentence(message: string): string {
  const option = /'(?:-\w, )?(-[^ ']*)/.exec(message)?.[1] ?? 'an option';
  if (message.startsWith('Unknown option')) return `there is no option ${option}`;
  if (message.includes('does not take')) return `${option} takes no value`;
  return `${option} needs a value`;
}

/** A whole number between two bounds. */
export function wholeNumber(name: string, typed: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Complaint(`--${name} must be a whole number from ${least} to ${most}, not "${typed}"`);
  return number;
}

/** A number above 0 that may have a fraction. */
export function positiveNumber(name: string, typed: string, most: number): number {
  const number = /^\d{1,15}(\.\d{1,15})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number > 0 && number <= most))
    throw new Complaint(`--${name} must be a number above 0 and up to ${most}, not "${typed}"`);
  return number;
}

/** One of a few words. */
export function oneOf<Word extends string>(name: string, typed: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === typed);
  if (word === undefined) throw new Complaint(`--${name} must be one of ${words.join(', ')}, not "${typed}"`);
  return word;
}

/** A time such as `500ms` or `2s`, in milliseconds. */
export function duration(name: string, typed: string, most: number): number {
  const [, number = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,9})?)(ms|s)$/.exec(typed) ?? [];
  const milliseconds = Math.round(Number(number) * (unit === 's' ? 1000 : 1));
  if (!(milliseconds >= 1 && milliseconds <= most))
    throw new Complaint(
      `--${name} must be a time such as 500ms or 2s, at most ${most / 1000}s, not "${typed}"`,
    );
  return milliseconds;
}
