import { createHash } from 'node:crypto';
import { StoreError } from '../problems.ts';
import { digestOf, type WholeGame, type WholePerson } from './whole.ts';

/** All games, or all people, of a store. */
export interface Shelf<T> {
  count(): Promise<number>;
  /** All ids, in batches. */
  ids(): AsyncIterable<readonly string[]>;
  /** Which of them are here. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those that are here, in any order. */
  read(ids: readonly string[]): Promise<readonly T[]>;
}

/** A shelf that can be filled. Each operation is carried out completely or not at all. */
export interface OpenShelf<T> extends Shelf<T> {
  /** Replaces those with the same id. */
  write(all: readonly T[]): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
}

export interface Source {
  readonly people: Shelf<WholePerson>;
  readonly games: Shelf<WholeGame>;
  /** When the server last swept. */
  swept(): Promise<number | undefined>;
}

export interface Target {
  readonly people: OpenShelf<WholePerson>;
  readonly games: OpenShelf<WholeGame>;
  noteSwept(when: number | undefined): Promise<void>;
}

export interface Copied {
  readonly people: number;
  readonly games: number;
  readonly entries: number;
  readonly notes: number;
  /** How many were in the target before and did not change. */
  readonly found: number;
  /** Made from the digests of all games, by their ids: the same on both sides. */
  readonly digest: string;
}

/** Told how many people and games have been copied, and of how many. */
export type Copying = (done: number, all: number) => Promise<void> | undefined | void;

/**
 * Makes the target contain what the source contains, and nothing else. Everything written is read back and must be identical.
 * What is identical already is left alone, so that a copy interrupted at any point is finished by repeating it, even if the
 * source has changed in the meantime.
 */
export async function copyAll(source: Source, target: Target, copying: Copying = () => {}): Promise<Copied> {
  const [people, games] = [await source.people.count(), await source.games.count()];
  const sums = { people: 0, games: 0, entries: 0, notes: 0, found: 0 };
  const progress = (): ReturnType<Copying> => copying(sums.people + sums.games, people + games);
  await clear(source.people, target.people);
  await clear(source.games, target.games);
  for await (const { all, found } of copied(source.people, target.people)) {
    sums.people += all.length;
    sums.found += found;
    await progress();
  }
  const digests: string[] = [];
  for await (const { all, found, digests: some } of copied(source.games, target.games)) {
    sums.games += all.length;
    sums.found += found;
    for (const { entries, notes } of all) {
      sums.entries += entries.length;
      sums.notes += notes.length;
    }
    for (const [id, digest] of some) digests.push(`${id} ${digest}`);
    await progress();
  }
  await target.noteSwept(await source.swept());
  return { ...sums, digest: createHash('sha256').update(digests.sort().join('\n')).digest('hex') };
}

/** What the source no longer has is removed first, so that it is not in the way of anything. */
async function clear<T>(source: Shelf<T>, target: OpenShelf<T>): Promise<void> {
  for await (const ids of target.ids()) {
    const known = await source.known(ids);
    const gone = ids.filter((id) => !known.has(id));
    if (gone.length > 0) await target.drop(gone);
  }
}

type Whole = WholeGame | WholePerson;

async function* copied<T extends Whole>(
  source: Shelf<T>,
  target: OpenShelf<T>,
): AsyncGenerator<{
  readonly all: readonly T[];
  readonly found: number;
  readonly digests: ReadonlyMap<string, string>;
}> {
  for await (const ids of source.ids()) {
    const all = await source.read(ids);
    const digests = digestsOf(all);
    const there = digestsOf(await target.read(ids));
    const missing = all.filter(({ id }) => there.get(id) !== digests.get(id));
    if (missing.length > 0) await writeAndCompare(target, missing, digests);
    yield { all, found: all.length - missing.length, digests };
  }
}

async function writeAndCompare<T extends Whole>(
  target: OpenShelf<T>,
  missing: readonly T[],
  digests: ReadonlyMap<string, string>,
): Promise<void> {
  await target.write(missing);
  const back = digestsOf(await target.read(missing.map(({ id }) => id)));
  const wrong = missing.find(({ id }) => back.get(id) !== digests.get(id));
  if (wrong !== undefined)
    throw new StoreError(
      'copy-differs',
      `${wrong.id} was read back and is not what was written. Nothing is served from this copy.`,
    );
}

const digestsOf = (all: readonly Whole[]): ReadonlyMap<string, string> =>
  new Map(all.map((one) => [one.id, digestOf(one)]));
