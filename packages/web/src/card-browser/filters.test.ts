import { expect, test } from 'vitest';
import { countWith, type Filters, found, toggled, withWords } from './filters.ts';
import { THINGS } from './things.ts';

const nothing = () => new Set<string>();
const idsOf = (filters: Filters, finds: (words: string) => ReadonlySet<string> = nothing): string[] =>
  found(THINGS, filters, finds).map(({ id }) => id);

test('without a filter everything is listed, including Monsters, kami and clans of all boxes', () => {
  expect(idsOf([])).toHaveLength(THINGS.length);
  expect(idsOf([])).toEqual(expect.arrayContaining(['komainu', 'oni-of-plagues', 'fujin', 'fox']));
});

test('filters of the same sort widen the selection, filters of different sorts narrow it', () => {
  const monsters = toggled([], { by: 'kind', is: 'monster' });
  const both = toggled(monsters, { by: 'kind', is: 'kami' });
  expect(idsOf(both)).toEqual(expect.arrayContaining(['komainu', 'fujin']));
  const inSpring = toggled(both, { by: 'season', is: 'spring' });
  expect(idsOf(inSpring)).toContain('komainu');
  expect(idsOf(inSpring)).not.toContain('fujin');
  expect(idsOf(inSpring)).not.toContain('river-dragon');
});

test('only one season can be chosen at a time', () => {
  const spring = toggled([], { by: 'season', is: 'spring' });
  expect(toggled(spring, { by: 'season', is: 'summer' })).toEqual([{ by: 'season', is: 'summer' }]);
  expect(toggled(spring, { by: 'season', is: 'spring' })).toEqual([]);
});

test('a card in two sets is found in both, an extra Monster in its box', () => {
  const blood = (is: 'archway' | 'horseman' | 'teapot') =>
    idsOf([{ by: 'source', is }]).includes('oni-of-blood');
  expect([blood('archway'), blood('horseman'), blood('teapot')]).toEqual([true, true, false]);
  expect(idsOf([{ by: 'source', is: 'monster-pack' }])).toContain('oni-of-plagues');
  expect(idsOf([{ by: 'source', is: 'monster-pack' }])).not.toContain('komainu');
});

test('the filter added last is the last, so that it can be dropped', () => {
  const words = withWords(toggled([], { by: 'kind', is: 'kami' }), 'coin');
  const filters = toggled(words, { by: 'season', is: 'autumn' });
  expect(filters.at(-1)).toEqual({ by: 'season', is: 'autumn' });
  expect(withWords(filters, 'coins').at(-1)).toEqual({ by: 'words', is: 'coins' });
  expect(withWords(filters, ' ').some(({ by }) => by === 'words')).toBe(false);
});

test('a count says how many there would be with this filter instead of the others of its sort', () => {
  const filters: Filters = [
    { by: 'season', is: 'spring' },
    { by: 'kind', is: 'virtue' },
  ];
  expect(countWith(THINGS, filters, { by: 'kind', is: 'monster' }, nothing)).toBe(
    THINGS.filter(({ kind, season }) => kind === 'monster' && season === 'spring').length,
  );
  expect(countWith(THINGS, filters, { by: 'kind', is: 'winter-upgrade' }, nothing)).toBe(0);
});
