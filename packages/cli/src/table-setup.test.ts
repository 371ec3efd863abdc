import type { BoxId } from '@hinode/engine';
import { BOX_IDS, CLAN_IDS, CLANS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import {
  boxesOf,
  combinations,
  drawTable,
  EXTRA_MONSTERS,
  readBoxes,
  readMonsters,
  readTables,
  tablesOf,
} from './table-setup.ts';

test('every combination is generated once, in order', () => {
  expect(combinations(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(combinations(['a'], 2)).toEqual([]);
});

test('without names there are ten tables of 3, five of 4 and one of 5', () => {
  expect(readTables({ players: '3' })).toHaveLength(10);
  expect(readTables({})).toHaveLength(5);
  expect(readTables({ players: '5' })).toHaveLength(1);
  expect(() => readTables({ players: '6' })).toThrow('from 3 to 5');
});

test('the clans of other boxes are drawn only if their boxes are named', () => {
  const others = CLANS.filter(({ box }) => box !== 'core').map(({ id }) => id);
  const drawn = (boxes: readonly BoxId[]) => new Set(tablesOf(3, boxes).flat());
  for (const clan of others) expect(drawn(['core'])).not.toContain(clan);
  expect([...drawn(BOX_IDS)].sort()).toEqual([...CLAN_IDS].sort());
});

test('the core box is always included, and omitted from a setup', () => {
  expect(readBoxes(undefined)).toEqual(['core']);
  expect(readBoxes('core')).toEqual(['core']);
  expect(boxesOf(readBoxes(undefined))).toEqual({});
  expect(() => readBoxes('attic')).toThrow('--boxes must be one of');
  for (const box of BOX_IDS) expect(readBoxes(box)).toEqual([...new Set(['core', box])]);
});

test('named clans make one table', () => {
  expect(readTables({ clans: 'koi, turtle,bonsai' })).toEqual([['koi', 'turtle', 'bonsai']]);
});

test('the seed draws the table', () => {
  const tables = readTables({ players: '3' });
  expect(drawTable(tables, 'x')).toEqual(drawTable(tables, 'x'));
  const drawn = new Set([...Array(100).keys()].map((seed) => drawTable(tables, `${seed}`).join()));
  expect(drawn.size).toBe(10);
});

test('the extra Monsters are those named, once each', () => {
  expect(readMonsters(undefined)).toEqual([]);
  const [first] = EXTRA_MONSTERS;
  expect(readMonsters(`${first}, ${first}`)).toEqual([first]);
  expect(() => readMonsters('komainu')).toThrow('--monsters must be one of');
});
