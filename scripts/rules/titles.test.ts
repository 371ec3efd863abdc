import { expect, test } from 'vitest';
import { ruleIdsIn, titlesIn } from './titles.ts';

test('titles of tests, groups and templates are found', () => {
  const source = `
    describe("Honor", () => {
      test('HONOR-2 swaps', () => {});
      it(\`HONOR-3 and \${clan}\`, async () => {});
      test.concurrent('HONOR-4', () => {});
    });`;
  expect(titlesIn(source)).toEqual(['Honor', 'HONOR-2 swaps', `HONOR-3 and $\{clan}`, 'HONOR-4']);
});

test('comments, skipped tests and other strings are not titles', () => {
  const source = `
    // test('HONOR-2 in a comment', () => {})
    /* test('HONOR-3 in a block', () => {}) */
    test.skip('HONOR-4 skipped', () => {});
    test.todo('HONOR-5 some day');
    const rule = 'HONOR-6';
    pattern.test('HONOR-1 is matched against');
    // it's an apostrophe
    test('HONOR-7 comes last', () => expect(rule).toBe('HONOR-1'));`;
  expect(titlesIn(source)).toEqual(['HONOR-7 comes last']);
});

test('the values of a table become titles', () => {
  const source = `
    test.each([['CARD-YUREI', 2], ['CARD-RIVER-DRAGON', f(5)]])('%s has its Force', () => {});
    test.for(cards)('HONOR-2 for %s', () => {});`;
  expect(titlesIn(source)).toEqual(['CARD-YUREI', 'CARD-RIVER-DRAGON', '%s has its Force', 'HONOR-2 for %s']);
});

test('only ids of the chapters of the rules count', () => {
  const chapters = new Set(['CARD', 'HONOR']);
  const title = 'HONOR-2, CARD-ONI-OF-SKULLS and SHA-256 in one title';
  expect(ruleIdsIn(title, chapters)).toEqual(['HONOR-2', 'CARD-ONI-OF-SKULLS']);
});
