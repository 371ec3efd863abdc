/**
 * Picks our icons out of their sets: `node packages/web/scripts/icons.ts` writes `src/art/icons.generated.ts`.
 * Run it after a change in `scripts/icons/`, then the formatter; the result is committed.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_ICONS, INTERFACE_ICONS } from './icons/chosen.ts';
import { outlineOf } from './icons/outline.ts';

const TARGET = new URL('../src/art/icons.generated.ts', import.meta.url);

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const readSet = (name: string): IconSet => {
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`));
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
};

const outlines = (set: IconSet, chosen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chosen).map(([ours, theirs]) => {
      const icon = set.icons[theirs];
      if (!icon) throw new Error(`The set has no icon named ${theirs}.`);
      return [ours, outlineOf(icon.body)];
    }),
  );

const constant = (name: string, comment: string, value: object): string =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, undefined, 2)} as const;`;

writeFileSync(
  TARGET,
  [
    '// Written by scripts/icons.ts; change that, not this file.',
    constant(
      'GAME_OUTLINES',
      'From game-icons.net, CC BY 3.0. Filled, 512 units wide.',
      outlines(readSet('game-icons'), GAME_ICONS),
    ),
    constant(
      'INTERFACE_OUTLINES',
      'From Lucide, ISC. Strokes, 24 units wide.',
      outlines(readSet('lucide'), INTERFACE_ICONS),
    ),
    '',
  ].join('\n\n'),
);
