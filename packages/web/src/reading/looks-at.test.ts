import { HOOKS } from '@hinode/engine/boxes/hooks';
import { CHAPTERS, RULE_OF_TERM } from '@hinode/learn';
import { expect, test } from 'vitest';
import { alike, lookingAt, SUBJECTS, termsLookedAt } from './looks-at.ts';

/** Hooks that define a thing or how it is counted; they look at nothing. */
const SILENT: readonly string[] = ['countsAs', 'mindsWhoWentBefore'];

test('everything that a card or clan can look at has a subject', () => {
  const unknown = [...new Set<string>(Object.values(HOOKS).flat())].filter(
    (hook) => !(hook in SUBJECTS) && !SILENT.includes(hook),
  );
  expect(unknown).toEqual([]);
});

test('a subject is a term of the rules, and its sections exist', () => {
  const sections = new Set(CHAPTERS.flatMap((chapter) => chapter.sections.map(({ id }) => id)));
  for (const [term, ...places] of Object.values(SUBJECTS)) {
    expect(RULE_OF_TERM).toHaveProperty([term]);
    for (const place of places) expect(sections).toContain(place);
  }
});

test('Path of the Ninja looks at a summon, as Path of the Monkey does, and is mentioned beside Recruit', () => {
  expect(termsLookedAt('path-of-the-ninja')).toEqual(['summon']);
  expect(alike('path-of-the-ninja')).toContain('path-of-the-monkey');
  expect(lookingAt('recruit')).toContain('path-of-the-ninja');
  expect(alike('komainu')).toEqual([]);
});
