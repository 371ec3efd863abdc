/** Reads data that people wrote by hand. Errors name their place. */

export type Fields = Readonly<Record<string, unknown>>;

const wrong = (path: string, what: string): Error => new Error(`${path}: ${what}`);

export function readRecord(input: unknown, path: string, fields?: readonly string[]): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw wrong(path, 'is no record');
  const record: Fields = { ...input };
  const unknown = fields && Object.keys(record).find((field) => !fields.includes(field));
  if (unknown !== undefined) throw wrong(`${path}.${unknown}`, 'is no field');
  return record;
}

export function readList<Item>(
  input: unknown,
  path: string,
  readItem: (item: unknown, path: string) => Item,
): readonly Item[] {
  if (!Array.isArray(input)) throw wrong(path, 'is no list');
  return input.map((item, at) => readItem(item, `${path}[${at}]`));
}

export function readText(input: unknown, path: string): string {
  if (typeof input !== 'string' || input === '') throw wrong(path, 'is no text');
  return input;
}

export function readEach<Value>(
  input: unknown,
  path: string,
  readValue: (value: unknown, path: string) => Value,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(readRecord(input, path));
  return Object.fromEntries(entries.map(([key, value]) => [key, readValue(value, `${path}.${key}`)]));
}

/** What may be left out. */
export const readOptional = <Value>(
  input: unknown,
  path: string,
  read: (value: unknown, path: string) => Value,
): Value | undefined => (input === undefined ? undefined : read(input, path));
