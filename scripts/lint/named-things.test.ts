import fs from 'node:fs';
import path from 'node:path';
import { CARD_FACTS, CLAN_IDS, KAMI_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { root } from '../launch/paths.mjs';
import { rulesIn } from '../rules/titles.ts';
import { type Known, type Named, namedIn } from './named-things.ts';

/**
 * The engine states the rules. A page, a bot or a command that names a clan, a card, a kami or a rule repeats one of them: it
 * should ask the engine instead. The look and the worth of things are in their folders.
 */

const CODE = ['web', 'bots', 'cli'].flatMap((name) => [
  `packages/${name}/src/**/*.ts`,
  `packages/${name}/src/**/*.tsx`,
]);
const isTest = (file: string): boolean => /\.(?:test|long)\.tsx?$|\/testing\//.test(file);
/** Generated from the folders of things. */
const isGenerated = (file: string): boolean => file.endsWith('.generated.ts');

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const known = {
  things: new Set<string>([...CLAN_IDS, ...KAMI_IDS, ...CARD_FACTS.map(({ id }) => id)]),
  rules: new Set(rulesIn(read('docs/rules.md'))),
};

/** The files that name something, each with what it names. */
const namingIn = (code: readonly string[], ids: Known): [file: string, named: Named[]][] =>
  fs
    .globSync(code, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !isTest(file) && !isGenerated(file))
    .map((file): [string, Named[]] => [file, namedIn(read(file), ids)])
    .filter(([, named]) => named.length > 0);

const lines = (naming: ReturnType<typeof namingIn>): string[] =>
  naming.flatMap(([file, found]) => found.map(({ line, id }) => `${file}:${line} ${id}`));

/** The pictures of cards have a sun and a moon in the background, which are not clans. */
const SCENES = new Set(['sun', 'moon']);

test('page, bots and commands name no clan, card, kami or rule', () => {
  const things = new Set([...known.things].filter((id) => !SCENES.has(id)));
  expect(lines(namingIn(CODE, { ...known, things }))).toEqual([]);
});

test('the engine names a clan, card or kami, or a rule of one, only in its own folder', () => {
  const ofThings = [...known.rules].filter(
    (rule) =>
      /^CARD-|^KAMI-[4-8]$/.test(rule) || CLAN_IDS.some((clan) => rule.startsWith(`${clan.toUpperCase()}-`)),
  );
  expect(ofThings.length).toBeGreaterThan(known.things.size - KAMI_IDS.length);
  const engine = namingIn(['packages/engine/src/**/*.ts'], { ...known, rules: new Set(ofThings) });
  const own = ['boxes/', 'versions/', 'data/year.ts'].map((path) => `packages/engine/src/${path}`);
  expect(engine.some(([file]) => file.endsWith('/lotus/rules.ts'))).toBe(true);
  expect(lines(engine.filter(([file]) => !own.some((path) => file.startsWith(path))))).toEqual([]);
});

test('ids are found in code, but not in comments or inside longer words', () => {
  const found = (source: string): string[] => namedIn(source, known).map(({ line, id }) => `${line} ${id}`);
  expect(found("if (clan === 'koi')\n  pay({ lotus: 2, ...purses.mercy });")).toEqual([
    '1 koi',
    '2 lotus',
    '2 mercy',
  ]);
  expect(found('const rule = "MANDATE-3";\nconst why = `see KOI-2`;')).toEqual(['1 MANDATE-3', '2 KOI-2']);
  expect(found("// 'koi' by KOI-2\n/* koi\n*/ say('battle.koi-coins', koiCoins, 'UTF-8');")).toEqual([]);
});
