import { readRecord } from '../reading.ts';
import { DIFFICULTIES, GOAL_PARTS, PARTS, type Puzzle } from './puzzle.ts';

/** Reads a puzzle that somebody wrote. The engine reads setup, position and moves, and says what is wrong with them. */
export function readPuzzle(id: string, file: unknown): Puzzle {
  const fields = readRecord(file, id, FIELDS);
  const missing = NEEDED.find((name) => fields[name] === undefined);
  if (missing !== undefined) throw new Error(`${id}.${missing}: is missing`);
  oneOf(DIFFICULTIES, fields['difficulty'], `${id}.difficulty`);
  oneOf(PARTS, fields['part'], `${id}.part`);
  const goal = readRecord(fields['goal'], `${id}.goal`, GOAL_PARTS);
  if (Object.keys(goal).length === 0) throw new Error(`${id}.goal: asks for nothing`);
  if (!Array.isArray(fields['solution']) || fields['solution'].length === 0)
    throw new Error(`${id}.solution: has no move`);
  return { ...(fields as unknown as Puzzle), id };
}

const NEEDED = ['difficulty', 'part', 'clan', 'setup', 'position', 'until', 'goal', 'solution', 'only'];
const FIELDS = [...NEEDED, 'moves'];

function oneOf(known: readonly unknown[], value: unknown, path: string): void {
  if (!known.includes(value)) throw new Error(`${path}: is not one of ${known.join(', ')}`);
}
