import { DIFFICULTIES, type Goal, GOAL_PARTS, PARTS, type Puzzle } from './puzzle.ts';

/** Reads a puzzle that somebody wrote. Setup, position and moves are read by the engine, which says what is wrong with them. */
export function readPuzzle(id: string, file: unknown): Puzzle {
  const fields = recordOf(file, id, FIELDS);
  const missing = NEEDED.find((name) => fields[name] === undefined);
  if (missing !== undefined) throw new Error(`${id}.${missing} is missing`);
  if (!DIFFICULTIES.some((one) => one === fields['difficulty']))
    throw new Error(`${id}.difficulty is not one of ${DIFFICULTIES.join(', ')}`);
  if (!PARTS.some((one) => one === fields['part']))
    throw new Error(`${id}.part is not one of ${PARTS.join(', ')}`);
  const goal: Goal = recordOf(fields['goal'], `${id}.goal`, GOAL_PARTS);
  if (Object.keys(goal).length === 0) throw new Error(`${id}.goal asks for nothing`);
  if (!Array.isArray(fields['solution']) || fields['solution'].length === 0)
    throw new Error(`${id}.solution has no move`);
  return { ...(fields as unknown as Puzzle), id };
}

const NEEDED = ['difficulty', 'part', 'clan', 'setup', 'position', 'until', 'goal', 'solution', 'only'];
const FIELDS = [...NEEDED, 'moves'];

function recordOf(
  value: unknown,
  path: string,
  known: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${path} is no record`);
  const surplus = Object.keys(value).find((name) => !known.includes(name));
  if (surplus !== undefined) throw new Error(`${path}.${surplus} is not known`);
  return { ...value };
}
