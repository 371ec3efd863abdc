import { spawnSync } from 'node:child_process';
import { root } from './launch/paths.mjs';
import { programFile } from './launch/program.mjs';

/** `npm run content`: writes everything that is generated from the folders of the boxes, step by step. */
const PROGRAMS: readonly (readonly string[])[] = [
  ['packages/cli/src/boxes/content.ts'],
  ['packages/web/scripts/cards.ts'],
  ['packages/web/scripts/icons.ts'],
  [programFile('biome'), 'format', '--write', '--log-level=error', 'packages/web/src/art'],
];

for (const program of PROGRAMS) {
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
