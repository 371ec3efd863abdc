/**
 * Picks our icons out of their sets: `node packages/web/scripts/icons.ts` writes `src/art/icons.generated.ts`.
 * Run it after a change in `scripts/icons/`, then the formatter; the result is committed.
 */

import { writeFileSync } from 'node:fs';
import { GAME_ICONS, INTERFACE_ICONS } from './icons/chosen.ts';
import { type IconSet, readSet } from './icons/icon-set.ts';
import { outlineOf } from './icons/outline.ts';

const TARGET = new URL('../src/art/icons.generated.ts', import.meta.url);

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
