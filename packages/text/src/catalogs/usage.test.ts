import { expect, test } from 'vitest';
import { MESSAGE_FILES, messagesIn, messagesOf } from '../testing/catalogs.ts';
import { FAMILIES, FAMILY_KEYS } from '../testing/families.ts';
import { sources } from '../testing/sources.ts';

test('every text is used somewhere', () => {
  const quoted = new Set<string>();
  for (const source of sources().values())
    for (const [, words] of source.matchAll(/['"`]([a-z][a-z-]*\.[a-z.-]+)['"`]/g))
      if (words) quoted.add(words);
  const unused = MESSAGE_FILES.flatMap((file) => [...messagesIn('en', file).keys()]).filter(
    (key) => !quoted.has(key) && !FAMILY_KEYS.includes(key),
  );
  expect(unused).toEqual([]);
});

test.each(FAMILIES)('everything that can follow $prefix has a text', ({ prefix, ids }) => {
  const english = messagesOf('en');
  expect(ids.filter((id) => !english.has(`${prefix}${id}`))).toEqual([]);
});
