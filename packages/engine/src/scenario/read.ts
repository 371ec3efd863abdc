import { InvalidInput } from '../errors.ts';

/** Reading scenario files: every value is checked, and every problem says where it is. */

export const invalid = (path: string, problem: string): InvalidInput =>
  new InvalidInput('bad-scenario', path, problem);

export type Fields = Readonly<Record<string, unknown>>;

export function record(value: unknown, path: string, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(path, 'is not an object');
  const surplus = known && Object.keys(value).find((name) => !known.includes(name));
  if (surplus !== undefined) throw invalid(`${path}.${surplus}`, 'is not known');
  return value as Fields;
}

export function list(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalid(path, 'is not a list');
  return value;
}

export function count(value: unknown, path: string, most = Number.MAX_SAFE_INTEGER): number {
  if (value === undefined) return 0;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw invalid(path, `is not a whole number from 0 to ${most}`);
  return value;
}

/** A word of the game by its number. */
export function word(value: unknown, path: string, what: string, numberOf: (id: string) => number): number {
  const number = typeof value === 'string' ? numberOf(value) : -1;
  if (number < 0) throw invalid(path, `${JSON.stringify(value)} is no ${what}`);
  return number;
}

/** A list of different words. */
export function words(
  value: unknown,
  path: string,
  what: string,
  numberOf: (id: string) => number,
): number[] {
  const numbers = list(value, path).map((one, i) => word(one, `${path}[${i}]`, what, numberOf));
  if (new Set(numbers).size !== numbers.length) throw invalid(path, `names a ${what} twice`);
  return numbers;
}
