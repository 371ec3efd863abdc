import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, CLAN_IDS, KAMI_IDS } from '../index.ts';

const here = (folder: string): URL => new URL(folder, import.meta.url);
const filesIn = (folder: string): string[] => readdirSync(here(folder));

/** The ids that have a file in a folder, by the files' names. */
const idsIn = (folder: string, besides: readonly string[]): string[] =>
  filesIn(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !besides.includes(name))
    .map((name) => name.replace('.ts', ''))
    .sort();

test('SETUP-9 the core box has 40 different cards, 66 with their copies and sets', () => {
  const copies = CARDS.reduce(
    (sum, card) => sum + card.copies * (card.sets[0] === 'core' ? 1 : card.sets.length),
    0,
  );
  expect(CARDS).toHaveLength(40);
  expect(copies).toBe(66);
});

test('every card, clan and kami has its file and its test', () => {
  const cards = CARDS.map(({ id }) => id).sort();
  expect(idsIn('.', ['index.ts'])).toEqual(cards);
  expect(idsIn('../clans', ['index.ts', 'clan.ts'])).toEqual([...CLAN_IDS].sort());
  expect(idsIn('../kami', ['index.ts', 'kami.ts'])).toEqual([...KAMI_IDS].sort());
  const tests = [...filesIn('.'), ...filesIn('../clans'), ...filesIn('../kami')];
  for (const id of [...cards, ...CLAN_IDS, ...KAMI_IDS]) expect(tests).toContain(`${id}.test.ts`);
});

test('the card that CONTRIBUTING shows is the real one', () => {
  const shown = readFileSync(here('courage.ts'), 'utf8')
    .trimEnd()
    .replace(/^(?=.)/gm, '    ');
  expect(readFileSync(here('../../../../CONTRIBUTING.md'), 'utf8')).toContain(shown);
});
