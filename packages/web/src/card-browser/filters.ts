import type { SeasonId } from '@hinode/engine';
import type { Kind, Source, Thing } from './things.ts';

/** The filters, in the order in which they were added, so that the last can be dropped again. */

export type Filter =
  | { readonly by: 'season'; readonly is: SeasonId }
  | { readonly by: 'kind'; readonly is: Kind }
  | { readonly by: 'source'; readonly is: Source }
  | { readonly by: 'words'; readonly is: string };

type By = Filter['by'];

export type Filters = readonly Filter[];

/** There is at most one season and one text; kinds and sources can be combined. */
const IS_SINGLE: ReadonlySet<By> = new Set(['season', 'words']);

const isSame = (one: Filter, other: Filter): boolean => one.by === other.by && one.is === other.is;

export const hasFilter = (filters: Filters, filter: Filter): boolean =>
  filters.some((one) => isSame(one, filter));

/** Adds it as the last, or removes it if it is there. */
export function toggled(filters: Filters, filter: Filter): Filters {
  if (hasFilter(filters, filter)) return filters.filter((one) => !isSame(one, filter));
  return [...(IS_SINGLE.has(filter.by) ? without(filters, filter.by) : filters), filter];
}

export const without = (filters: Filters, by: By): Filters => filters.filter((one) => one.by !== by);

export const withWords = (filters: Filters, words: string): Filters =>
  words.trim() === ''
    ? without(filters, 'words')
    : [...without(filters, 'words'), { by: 'words', is: words }];

/** The things that have these words in their names or their rules. */
export type Finds = (words: string) => ReadonlySet<string>;

function fits(thing: Thing, filter: Filter, finds: Finds): boolean {
  switch (filter.by) {
    case 'season':
      return thing.season === filter.is;
    case 'kind':
      return thing.kind === filter.is;
    case 'source':
      return thing.sources.includes(filter.is);
    case 'words':
      return finds(filter.is).has(thing.id);
  }
}

/** A thing must match one filter of each sort in use. */
export function found(things: readonly Thing[], filters: Filters, finds: Finds): readonly Thing[] {
  return things.filter((thing) =>
    filters.every(({ by }) => filters.some((filter) => filter.by === by && fits(thing, filter, finds))),
  );
}

/** How many there would be with this filter instead of the others of its sort. */
export const countWith = (things: readonly Thing[], filters: Filters, filter: Filter, finds: Finds): number =>
  found(things, [...without(filters, filter.by), filter], finds).length;
