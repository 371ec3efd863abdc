/** Compares what a scenario expects with what a snapshot says. */

/** The first difference as `path: expected X, got Y`, or undefined. */
export function difference(expected: unknown, got: unknown, path = ''): string | undefined {
  if (Array.isArray(expected)) return listDifference(expected, got, path);
  if (typeof expected === 'object' && expected !== null) return recordDifference(expected, got, path);
  const value = got === undefined && typeof expected === 'number' ? 0 : got;
  return value === expected ? undefined : say(path, expected, got);
}

const say = (path: string, expected: unknown, got: unknown): string =>
  `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got) ?? 'nothing'}`;

/** A list in full length and order; a missing one is empty. */
function listDifference(expected: readonly unknown[], got: unknown, path: string): string | undefined {
  const list: readonly unknown[] | undefined = got === undefined ? [] : Array.isArray(got) ? got : undefined;
  if (list === undefined || list.length !== expected.length) return say(path, expected, got);
  for (const [i, one] of expected.entries()) {
    const different = difference(one, list[i], `${path}[${i}]`);
    if (different !== undefined) return different;
  }
  return undefined;
}

/** For a record only the named fields; a missing one is empty. */
function recordDifference(expected: object, got: unknown, path: string): string | undefined {
  const fields = got === undefined ? {} : got;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return say(path, expected, got);
  for (const [name, value] of Object.entries(expected)) {
    const inner = Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
    const different = difference(value, inner, path === '' ? name : `${path}.${name}`);
    if (different !== undefined) return different;
  }
  return undefined;
}
