import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BOXES } from './folders.ts';

interface Picture {
  readonly subject?: string;
  readonly by?: string;
}

/** The pictures of all cards, including those still to come. */
const pictures = fs.globSync('*/cards/*/art.json', { cwd: BOXES }).map((file) => {
  const { picture } = JSON.parse(fs.readFileSync(path.join(BOXES, file), 'utf8')) as {
    readonly picture: Picture;
  };
  return { id: path.basename(path.dirname(file)), ...picture };
});

test('no two cards have the same subject, except two printings of one card', () => {
  const once = new Map(pictures.map((picture) => [picture.id.replace(/-autumn$/, ''), picture.subject]));
  const subjects = [...once.values()].filter((subject) => subject !== undefined);
  expect(subjects.length).toBeGreaterThan(60);
  expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
});

test('the artist of the icon on every picture is named', () => {
  expect(pictures.filter(({ subject, by }) => (subject === undefined) !== (by === undefined))).toEqual([]);
});
