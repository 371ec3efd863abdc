/**
 * Picks our icons from their sets: `node packages/web/scripts/icons.ts` writes `src/art/game-icons.generated.ts`, which is large
 * and loads later, and `src/art/interface-icons.generated.ts`. `npm run content` runs it; the result is committed.
 */

import { writeFileSync } from 'node:fs';
import { GAME_ICONS, INTERFACE_ICONS } from './icons/chosen.ts';
import { type IconSet, readSet } from './icons/icon-set.ts';
import { outlineOf } from './icons/outline.ts';

const outlines = (set: IconSet, chosen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chosen).map(([ours, theirs]) => {
      const icon = set.icons[theirs];
      if (!icon) throw new Error(`The set has no icon named ${theirs}.`);
      return [ours, outlineOf(icon.body)];
    }),
  );

const write = (file: string, name: string, comment: string, value: object): void =>
  writeFileSync(
    new URL(`../src/art/${file}.generated.ts`, import.meta.url),
    [
      '// Written by scripts/icons.ts; change that, not this file.',
      `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, undefined, 2)} as const;\n`,
    ].join('\n\n'),
  );

write(
  'game-icons',
  'GAME_OUTLINES',
  'From game-icons.net, CC BY 3.0. Filled, 512 units wide.',
  outlines(readSet('game-icons'), GAME_ICONS),
);
write(
  'interface-icons',
  'INTERFACE_OUTLINES',
  'From Lucide, ISC. Strokes, 24 units wide.',
  outlines(readSet('lucide'), INTERFACE_ICONS),
);
