import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder } from '../testing/hinode.ts';
import { collect, staleIndexes } from './collect.ts';
import { BOXES } from './folders.ts';

test('the generated files match the folders of the boxes', () => {
  const program = fileURLToPath(new URL('content.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, '--check'],
    { encoding: 'utf8' },
  );
  expect(stdout + stderr).toBe('');
});

test('every thing that has rules has a test for them', () => {
  const rules = fs.globSync('*/*/*/rules.ts', { cwd: BOXES });
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((file) => !fs.existsSync(path.join(BOXES, file.replace(/\.ts$/, '.test.ts'))))).toEqual(
    [],
  );
});

const card = (id: string, facts: object): string =>
  `export const declared = ${JSON.stringify({ id, season: 'spring', sets: ['core'], type: 'virtue', cost: 1, copies: 1, ...facts })};`;
const said = (name: string): object => ({ en: { name, rule: `What ${name} does.` } });

/** Two boxes of made-up things. */
const made = (more: Readonly<Record<string, unknown>> = {}): string =>
  folder({
    'core/box.json': { name: 'Core', sets: ['tea', 'art'], kami: ['sleep', 'rain'] },
    'core/text.json': { en: { name: 'Core' } },
    'core/sets/art/text.json': said('Art'),
    'core/sets/tea/text.json': said('Tea'),
    'core/cards/nap/rules.ts': card('nap', { season: 'autumn' }),
    'core/cards/nap/text.json': { ...said('Nap'), pl: { name: { nom: 'Drzemka', gender: 'f' } } },
    'core/cards/nap/worth.json': { glance: 2 },
    'core/cards/yawn/rules.ts': card('yawn', { sets: ['tea'] }),
    'core/cards/yawn/text.json': {
      en: { name: 'Yawn', rule: 'Yawn.', ask: { use: 'Yawn?' }, yes: 'Yes', no: 'No' },
    },
    'core/cards/wink/rules.ts': card('wink', {}),
    'core/cards/wink/text.json': said('Wink'),
    'core/kami/rain/rules.ts': "export const rain = { id: 'rain' };",
    'core/kami/rain/text.json': { en: { name: 'Rain', epithet: 'Wet', rule: 'It rains.', short: 'Rain' } },
    'core/kami/sleep/rules.ts': "export const sleep = { id: 'sleep' };",
    'core/kami/sleep/text.json': { en: { name: 'Sleep', epithet: 'Soft', rule: 'Sleep.', short: 'Sleep' } },
    'core/clans/owl/rules.ts':
      "export const owl = { id: 'owl', name: 'Owl', honorRank: 3, income: 5, home: 'edo' };",
    'core/clans/owl/text.json': {
      en: { name: 'Owl', clan: 'Owls', ability: 'Eyes', can: 'See.', rule: 'See.' },
    },
    'attic/box.json': { name: 'Attic' },
    'attic/text.json': { en: { name: 'Attic' } },
    'attic/cards/bat/rules.ts': card('bat', { sets: [] }),
    'attic/cards/bat/text.json': said('Bat'),
    'attic/cards/still-to-come/art.json': {},
    'attic/clans/mouse/rules.ts':
      "export const mouse = { id: 'mouse', name: 'Mouse', honorRank: 2, income: 4, home: 'oshu' };",
    'attic/clans/mouse/text.json': {
      en: { name: 'Mouse', clan: 'Mice', ability: 'Holes', can: 'Hide.', rule: 'Hide.' },
    },
    ...more,
  });

const read = (root: string, file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const idsIn = (text: string): string[] =>
  [...text.slice(text.indexOf('CLANS')).matchAll(/"id":"([a-z-]+)"/g)].map(([, id = '']) => id);

test('cards are numbered box by box, by season, set and name; clans by their rank, kami and sets as the box lists them', async () => {
  const root = made();
  await collect(root);
  const facts = read(root, 'facts.generated.ts');
  expect(facts).toContain('{"id":"core","name":"Core","players":0,"variants":[]}');
  expect(idsIn(facts)).toEqual(['mouse', 'owl', 'wink', 'yawn', 'nap', 'bat']);
  expect(facts).toContain("SET_IDS = [\n  'tea',\n  'art',\n]");
  expect(facts).toContain("KAMI_IDS = [\n  'sleep',\n  'rain',\n]");
  expect(read(root, 'clans.generated.ts')).toContain("import { owl } from './core/clans/owl/rules.ts';");
});

test('collected files are up to date until a folder changes', async () => {
  const root = made();
  expect(await collect(root)).toContain('worth.generated.ts');
  expect(await staleIndexes(root)).toEqual([]);
  fs.writeFileSync(path.join(root, 'core/cards/nap/worth.json'), '{ "glance": 3 }');
  expect(await collect(root)).toEqual(['worth.generated.ts']);
});

test('texts that a language lacks are in English, and listed', async () => {
  const root = made();
  await collect(root);
  expect(JSON.parse(read(root, 'names.pl.generated.json'))).toMatchObject({
    nap: { nom: 'Drzemka' },
    bat: 'Bat',
  });
  expect(JSON.parse(read(root, 'messages.pl.generated.json'))).toMatchObject({
    'rule.nap': 'What Nap does.',
  });
  const untranslated = read(root, 'untranslated.generated.ts');
  expect(untranslated).toContain('{"language":"pl","folder":"core/cards/nap","key":"rule.nap"}');
  expect(untranslated).not.toContain('{"language":"pl","folder":"core/cards/nap","key":"nap"}');
});

test('questions and answers with texts of their own are listed for the text package', async () => {
  const root = made();
  await collect(root);
  const own = read(root, 'own-words.generated.ts');
  expect(own).toContain("OWN_QUESTIONS = [\n  'use.yawn',\n]");
  expect(own).toContain("OWN_ANSWERS = [\n  'yawn',\n]");
});

test.each([
  ['core/cards/nap/text.json', { en: { name: 'Nap' } }, 'core/cards/nap/text.json lacks "rule" in English'],
  [
    'core/cards/nap/text.json',
    { ...said('Nap'), xx: {} },
    /contains the language "xx", which is not one of en, pl/,
  ],
  [
    'core/cards/nap/text.json',
    { en: { name: 'Nap', rule: 'R', joke: 'J' } },
    /contains "joke", which nobody reads/,
  ],
  [
    'core/cards/nap/text.json',
    { ...said('Nap'), pl: { short: 'S' } },
    /has rule.nap.short in "pl", but not in English/,
  ],
  ['core/cards/nap/rules.ts', card('snore', {}), 'core/cards/nap/rules.ts declares nothing with the id nap'],
  ['cellar/cards/rat/rules.ts', card('rat', {}), 'the box cellar has no box.json'],
])('an error in %s is reported in one sentence', async (file, content, sentence) => {
  await expect(collect(made({ [file]: content }))).rejects.toThrow(sentence);
});
