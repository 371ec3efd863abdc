import { registerHooks } from 'node:module';
import type { Change, TableChange } from './what-if.ts';

/**
 * Lets a thread load the rules with changes (`what-if.ts`). It imports nothing of the rules: whatever is loaded already would
 * stay as it is.
 */

type Added = (changes: string) => string;

/** What is printed on a screen, and not what a clan can do. */
const PRINTED = ['id', 'name', 'honorRank', 'income', 'home'];

/** What is added to the end of a file that `npm run content` writes. */
const ADDED: Readonly<Record<string, Added>> = {
  'boxes/facts.generated.ts': (changes) => `
for (const { clan, honor, income, home } of ${changes}) {
  const facts = CLANS.find(({ id }) => id === clan);
  if (facts === undefined) continue;
  Object.assign(facts, honor !== undefined && { honorRank: honor }, income !== undefined && { income }, home && { home });
}
CLANS.sort((one, other) => one.honorRank - other.honorRank);`,
  'boxes/clans.generated.ts': (changes) => `
const printed = ${JSON.stringify(PRINTED)};
const before = CLANS.map((clan) => ({ ...clan }));
for (const { clan, ability } of ${changes}) {
  if (ability === undefined) continue;
  const found = CLANS.find(({ id }) => id === clan);
  for (const key of Object.keys(found)) if (!printed.includes(key)) delete found[key];
  for (const [key, value] of Object.entries(before.find(({ id }) => id === ability) ?? {}))
    if (!printed.includes(key)) found[key] = value;
}`,
};

/** A line of the rules, and what it is instead. */
interface Edit {
  readonly file: string;
  readonly line: string;
  readonly instead: string;
}

const EDITS: Readonly<Record<TableChange['table'], Edit>> = {
  'honor-reversed': {
    file: 'game.ts',
    line: 'setHonor(state, rank++, clan)',
    instead: 'setHonor(state, clans.length - 1 - rank++, clan)',
  },
  'lowest-first': {
    file: 'state/turn-order.ts',
    line: 'clanAtHonor(state, 0)',
    instead: 'clanAtHonor(state, playersOf(state) - 1)',
  },
};

function edited(source: string, { file, line, instead }: Edit): string {
  if (!source.includes(line)) throw new Error(`${file} of the rules has no "${line}" any more`);
  return source.replace(line, instead);
}

/** From now on this thread loads the rules with these changes. */
export function suppose(changes: readonly Change[]): void {
  const data = JSON.stringify(changes.filter((change) => 'clan' in change));
  const edits = changes.flatMap((change) => ('table' in change ? [EDITS[change.table]] : []));
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const [, file = ''] = /\/engine\/src\/(.*)$/.exec(url) ?? [];
      const added = ADDED[file]?.(data) ?? '';
      const ours = edits.filter((edit) => edit.file === file);
      if (added === '' && ours.length === 0) return loaded;
      return { ...loaded, source: ours.reduce(edited, `${String(loaded.source)}${added}`) };
    },
  });
}
