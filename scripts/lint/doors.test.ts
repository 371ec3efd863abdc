import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../launch/paths.mjs';
import { offeredBy, takenBy } from './doors.ts';
import { wayTo } from './reach.ts';

/** The doors of the packages: what others may import from them (docs/decisions/0028-the-doors-of-the-engine.md). */

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The doors of a package, each with the names behind it. */
function doorsOf(name: string): Map<string, string[]> {
  const { exports = {} } = JSON.parse(read(`packages/${name}/package.json`));
  const files = Object.entries<string>(exports).filter(([, file]) => /^\.\/src\/[^*]*\.ts$/.test(file));
  return new Map(
    files.map(([door, file]) => [
      path.posix.join(`@hinode/${name}`, door),
      offeredBy(read(path.join('packages', name, file))),
    ]),
  );
}

const ENGINE = doorsOf('engine');
const FRONT = '@hinode/engine';
/** What it takes to play a game and to store one: these doors are complete, whether or not somebody here uses every part. */
const WHOLE = [FRONT, '@hinode/engine/games'];

/** The part of the public surface in docs/architecture.md that is about playing. */
const VERBS = [
  ...[
    'readSetup',
    'newGame',
    'decisions',
    'legalMoves',
    'refusal',
    'play',
    'after',
    'clone',
    'save',
    'load',
    'view',
  ],
  ...['randomMove', 'rngFrom', 'result', 'isOver', 'IllegalMove', 'InvalidInput'],
];
const TYPES = [
  ...[
    'State',
    'Setup',
    'BoxId',
    'SavedState',
    'Move',
    'MoveOf',
    'MoveType',
    'Decision',
    'Refusal',
    'Result',
    'Rng',
  ],
  ...['Event', 'Cause', 'Sink', 'View', 'ClanView', 'BattleView', 'ProposalView', 'Squad', 'Bid', 'Purse'],
  ...['ClanId', 'ProvinceId', 'CardId', 'KamiId', 'SeasonId', 'SetId', 'MandateId', 'AdvantageId'],
  ...['FigureId', 'AbilityId'],
];

test('the front door of the engine has what it takes to play, and no more', () => {
  expect(
    ENGINE.get(FRONT)?.toSorted(),
    'A new name belongs behind the door of its subject: facts, games, records, scenario, versions or search. ' +
      'If nobody can play without it, add it here and to the surface in docs/architecture.md.',
  ).toEqual([...VERBS, ...TYPES].toSorted());
});

test('every name of the engine is behind one door', () => {
  const names = [...ENGINE.values()].flat();
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  // A page reads logs and seals its text without the rules; with the rules, it would look where games and proofs are.
  for (const name of ['entryOf', 'isAnswer', 'LogEntry', 'logged', 'commitmentOf']) twice.delete(name);
  // A position that a person wrote down, and that of a running game.
  twice.delete('Position');
  expect([...twice]).toEqual([]);
});

test('everything else that a package offers is imported by somebody', () => {
  const files = fs.globSync(
    ['packages/*/{src,bin,scripts,testing,browser}/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    {
      cwd: root,
    },
  );
  const taken = new Set(files.flatMap((file) => takenBy(read(file))));
  const doors = ['engine', 'bots', 'text', 'wire', 'server'].flatMap((name) => [...doorsOf(name)]);
  const left = doors
    .filter(([door]) => !WHOLE.includes(door))
    .flatMap(([door, names]) => names.map((name) => `${door} ${name}`).filter((name) => !taken.has(name)));
  expect(left, 'Nobody imports these: take them out of the door.').toEqual([]);
});

test.each(['main.tsx', 'table/game-page.tsx', 'board/board.tsx', 'battle/battle-screen.tsx'])(
  'the rules stay in the workers: the page gets none of them with %s',
  (file) => {
    expect(wayTo('packages/engine/src/game.ts', `packages/web/src/${file}`)).toBeUndefined();
  },
);

test('an import path is found if there is one, and type imports do not count', () => {
  const worker = 'packages/web/src/worker/table-worker.ts';
  expect(wayTo('packages/engine/src/game.ts', worker)?.[0]).toBe(worker);
  const data = 'packages/engine/src/data/clans.ts';
  expect(wayTo(data, 'packages/engine/src/facts.ts')).toEqual(['packages/engine/src/facts.ts', data]);
  expect(wayTo('packages/engine/src/moves/legal.ts', 'packages/wire/src/table.ts')).toBeUndefined();
});

test('names are found in every form of import and export that we use', () => {
  expect(offeredBy("export { a, type B } from './a.ts';\nexport type {\n  C,\n} from './c.ts';")).toEqual([
    'a',
    'B',
    'C',
  ]);
  const lines = [
    "import { a, type B as Other } from '@hinode/engine';",
    "export type { C } from '@hinode/wire';",
    "import { own } from './own.ts';",
    "const { d } = await import('@hinode/text');",
    "const [{ e }, { f }] = await Promise.all([import('@hinode/bots/talk'), import('./own.ts')]);",
  ];
  expect(takenBy(lines.join('\n'))).toEqual([
    '@hinode/engine a',
    '@hinode/engine B',
    '@hinode/wire C',
    '@hinode/text d',
    '@hinode/bots/talk e',
    '@hinode/bots/talk f',
  ]);
});
