import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';
import { NEW_THINGS, newThing } from './new-thing.ts';

const boxes = (): string =>
  folder({
    'core/cards/courage/rules.ts': '',
    'attic/cards/bat/art.json': { picture: { scene: 'moon' } },
  });
const read = (root: string, file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

test.each(NEW_THINGS)('a new %s has rules, a test and English', (what) => {
  const root = boxes();
  const made = newThing(what, 'nap-of-the-cat', 'attic', root);
  expect(fs.readdirSync(path.join(root, made))).toEqual(
    expect.arrayContaining(['art.json', 'rules.test.ts', 'rules.ts', 'text.json']),
  );
  expect(read(root, `${made}/rules.ts`)).toContain('export const napOfTheCat = ');
  expect(read(root, `${made}/rules.ts`)).toContain('/** Nap of the Cat');
  expect(read(root, `${made}/rules.test.ts`)).toContain('expect.fail(');
  expect(JSON.parse(read(root, `${made}/text.json`)).en).toBeDefined();
});

test('a new box gets a manifest, and a drawing that is already there stays', () => {
  const root = boxes();
  newThing('monster', 'bat', 'attic', root);
  expect(JSON.parse(read(root, 'attic/box.json'))).toEqual({ name: 'Attic' });
  expect(JSON.parse(read(root, 'attic/cards/bat/art.json'))).toEqual({ picture: { scene: 'moon' } });
});

test.each([
  ['Nap', 'core', '"Nap" is not a valid name: use lowercase letters, with hyphens between words'],
  ['../nap', 'core', /is not a valid name/],
  ['courage', 'attic', 'the name courage is taken by core/cards/courage'],
  ['nap', 'cellar', 'there is no box cellar'],
  ['nap', '..', '".." is not a valid name for a box'],
])('%s in the box %s is refused', (id, box, sentence) => {
  expect(() => newThing('card', id, box, boxes())).toThrow(sentence);
});

test('the command reports what it does not know, with exit code 2', async () => {
  expect(await hinode(['new', 'dragon', 'nap'])).toMatchObject({
    code: 2,
    err: 'hinode: "dragon" is not one of card, monster, clan, kami, kami-figure.\n',
  });
  expect(await hinode(['new', 'card', 'courage'])).toMatchObject({
    code: 2,
    err: 'hinode: the name courage is taken by core/cards/courage.\n',
  });
  expect((await hinode(['new', 'card'])).code).toBe(2);
});
