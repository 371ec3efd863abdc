import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './launch/paths.mjs';

const LINK = /\[([^\]]+)\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

interface Link {
  readonly words: string;
  readonly file: string;
}

/** What a page of the docs links to in the repository. */
function linksIn(page: string): Link[] {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(LINK)]
    .map(([, words = '', target = '']) => ({ words, target }))
    .filter(({ target }) => !target.includes('://'))
    .map(({ words, target }) => ({ words, file: path.join(root, path.dirname(page), target) }));
}

const isMissing = ({ file }: Link): boolean => !fs.existsSync(file);

/** Does the file define the name, rather than only use it? */
const defines = (file: string, name: string): boolean =>
  new RegExp(`^(export )?(default )?(async )?(function\\*?|const|interface|class|type) ${name}\\b`, 'm').test(
    fs.readFileSync(file, 'utf8'),
  );

const PAGES = ['README.md', 'CONTRIBUTING.md', ...fs.globSync('docs/*.md', { cwd: root })];

test.each(PAGES)('every file that %s links to exists', (page) => {
  expect(linksIn(page).filter(isMissing)).toEqual([]);
});

test('every function that the walk through the code names is in the file it links to', () => {
  const named = linksIn('docs/walk.md').flatMap(({ words, file }) => {
    const [, name] = /^`(\w+)`$/.exec(words) ?? [];
    return name === undefined ? [] : [{ name, file }];
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name, file }) => !defines(file, name))).toEqual([]);
});
