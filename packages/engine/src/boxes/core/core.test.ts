import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clansOfBoxes } from '../../data/boxes.ts';
import { CARDS as FACTS, KAMI_IDS } from '../facts.generated.ts';

const CARDS = FACTS.filter(({ box }) => box === 'core');

const here = (folder: string): URL => new URL(folder, import.meta.url);
const filesIn = (folder: string): string[] => readdirSync(here(folder)).sort();

test('SETUP-9 the core box has 40 different cards, 66 with their copies and sets', () => {
  const copies = CARDS.reduce<number>(
    (sum, card) => sum + card.copies * (card.sets[0] === 'core' ? 1 : card.sets.length),
    0,
  );
  expect(CARDS).toHaveLength(40);
  expect(copies).toBe(66);
});

/** What is printed on every card: season, sets, type, cost, and the number of copies. Written down independently of the cards. */
const PRINTED = [
  ['komainu', 'spring', 'core', 'monster', 2, 1],
  ['oni-of-skulls', 'spring', 'core', 'monster', 2, 1],
  ['path-of-the-lion', 'spring', 'core', 'enhancement', 0, 1],
  ['righteousness', 'spring', 'core', 'virtue', 2, 2],
  ['way-of-the-shogun', 'spring', 'core', 'war-upgrade', 2, 2],
  ['benevolence', 'spring', 'archway', 'virtue', 1, 2],
  ['path-of-the-kenin', 'spring', 'archway', 'enhancement', 2, 2],
  ['path-of-the-light', 'spring', 'archway', 'enhancement', 1, 1],
  ['courage', 'spring', 'horseman', 'virtue', 3, 2],
  ['path-of-the-ninja', 'spring', 'horseman', 'enhancement', 2, 1],
  ['way-of-the-righteous', 'spring', 'horseman', 'war-upgrade', 2, 2],
  ['honesty', 'spring', 'teapot', 'virtue', 0, 2],
  ['path-of-the-patron', 'spring', 'teapot', 'enhancement', 2, 1],
  ['path-of-the-warlord', 'spring', 'teapot', 'enhancement', 1, 2],
  ['path-of-the-serpent', 'summer', 'core', 'enhancement', 0, 1],
  ['respect', 'summer', 'core', 'virtue', 0, 2],
  ['way-of-bushido', 'summer', 'core', 'war-upgrade', 3, 1],
  ['way-of-the-ronin', 'summer', 'core', 'war-upgrade', 1, 2],
  ['yurei', 'summer', 'core', 'monster', 3, 1],
  ['justice', 'summer', 'archway', 'virtue', 1, 2],
  ['oni-of-blood', 'summer', 'archway horseman', 'monster', 3, 1],
  ['oni-of-souls', 'summer', 'archway teapot', 'monster', 2, 1],
  ['path-of-the-samurai', 'summer', 'archway', 'enhancement', 2, 1],
  ['mercy', 'summer', 'horseman', 'virtue', 1, 2],
  ['path-of-the-monkey', 'summer', 'horseman', 'enhancement', 0, 2],
  ['loyalty', 'summer', 'teapot', 'virtue', 1, 2],
  ['way-of-the-merchant', 'summer', 'teapot', 'enhancement', 2, 2],
  ['form-of-the-kitsune', 'autumn', 'core', 'winter-upgrade', 4, 2],
  ['form-of-the-phoenix', 'autumn', 'core', 'winter-upgrade', 3, 2],
  ['path-of-the-dragon', 'autumn', 'core', 'enhancement', 3, 1],
  ['river-dragon', 'autumn', 'core', 'monster', 3, 1],
  ['way-of-the-moneylender', 'autumn', 'core', 'war-upgrade', 0, 1],
  ['form-of-the-beast', 'autumn', 'archway', 'winter-upgrade', 4, 2],
  ['oni-of-hate', 'autumn', 'archway horseman teapot', 'monster', 3, 1],
  ['oni-of-spite', 'autumn', 'archway horseman', 'monster', 3, 1],
  ['way-of-the-katana', 'autumn', 'archway', 'war-upgrade', 3, 1],
  ['form-of-the-demon', 'autumn', 'horseman', 'winter-upgrade', 3, 2],
  ['path-of-the-spirit', 'autumn', 'horseman', 'enhancement', 2, 1],
  ['form-of-the-kindred', 'autumn', 'teapot', 'winter-upgrade', 3, 2],
  ['path-of-the-unrighteous', 'autumn', 'teapot', 'enhancement', 0, 2],
];

test('every card has its printed cost and number of copies', () => {
  const facts = CARDS.map(({ id, season, sets, type, cost, copies }) => [
    id,
    season,
    sets.join(' '),
    type,
    cost,
    copies,
  ]);
  expect(facts.sort()).toEqual(PRINTED.sort());
});

test('every card, clan and kami has its folder, with rules and a test', () => {
  const things = { cards: CARDS.map(({ id }) => id), clans: clansOfBoxes(['core']), kami: KAMI_IDS };
  for (const [kind, ids] of Object.entries(things)) {
    expect(filesIn(kind)).toEqual([...ids].sort());
    for (const id of ids)
      expect(filesIn(`${kind}/${id}`)).toEqual(expect.arrayContaining(['rules.test.ts', 'rules.ts']));
  }
});

test('the card that CONTRIBUTING shows is the real one', () => {
  const shown = readFileSync(here('cards/courage/rules.ts'), 'utf8')
    .trimEnd()
    .replace(/^(?=.)/gm, '    ');
  expect(readFileSync(here('../../../../../CONTRIBUTING.md'), 'utf8')).toContain(shown);
});
