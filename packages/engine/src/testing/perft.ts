import fs from 'node:fs';
import { clone, decisions, legalMoves, type Move, play, type State } from '../index.ts';
import { playThrough } from '../scenario/run.ts';
import type { Scenario } from '../scenario/types.ts';

/** How many sequences of moves a position has: counts them, and reads the table of earlier counts. */

const FOLDER = new URL('../../perft/', import.meta.url);
const read = (file: string): string => fs.readFileSync(new URL(file, FOLDER), 'utf8');

export interface Counted {
  readonly position: string;
  /** How many sequences of 1, 2, 3 … moves there are. */
  readonly sequences: readonly number[];
}

/** The positions that have a file. */
export const positionsOnFile = (): string[] =>
  fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));

/** A row of the table begins with a link to its position. */
const ROW = /^\| \[(?<position>[a-z-]+)\]\([a-z-]+\.json\) \|(?<numbers>.*)\|$/gm;

/** The table of `perft/README.md`. */
export const TABLE: readonly Counted[] = [...read('README.md').matchAll(ROW)].map(({ groups = {} }) => ({
  position: groups['position'] ?? '',
  sequences: (groups['numbers'] ?? '')
    .split('|')
    .map((cell) => cell.replaceAll(',', '').trim())
    .filter((cell) => cell !== '')
    .map(Number),
}));

export const lay = (position: string): State => playThrough(JSON.parse(read(`${position}.json`)) as Scenario);

/** How many sequences of 1, 2 … up to this many moves a position has. */
export function sequencesFrom(state: State, most: number): number[] {
  const sequences = new Array<number>(most).fill(0);
  count(state, sequences, 0);
  return sequences;
}

function count(state: State, sequences: number[], made: number): void {
  const answers = answersIn(state);
  sequences[made] = (sequences[made] as number) + answers.length;
  // The last moves need not be played to be counted.
  if (made + 1 === sequences.length) return;
  for (const answer of answers) {
    const later = clone(state);
    play(later, answer);
    count(later, sequences, made + 1);
  }
}

/** Everything that is listed for anybody who is asked. */
export const answersIn = (state: State): Move[] =>
  decisions(state).flatMap(({ clan }) => legalMoves(state, clan, { bids: true }));
