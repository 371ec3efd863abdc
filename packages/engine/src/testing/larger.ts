import { spawnSync } from 'node:child_process';
import type { BoxFacts } from '../data/boxes.ts';
import type { CardFacts } from '../data/cards.ts';
import type { ClanFacts } from '../data/clans.ts';

/** What a program can have that is in no box. */
export interface More {
  readonly boxes?: readonly (Omit<BoxFacts, 'id'> & { readonly id: string })[];
  readonly clans?: readonly (Omit<ClanFacts, 'id' | 'box'> & { readonly id: string; readonly box: string })[];
  readonly cards?: readonly CardFacts<string>[];
}

/**
 * Runs a program into which facts were put, before those of the boxes, ahead of everything else it loads. In it, `load` loads a
 * file of the engine by its path. Gives what the program prints.
 */
export function runLarger({ boxes = [], clans = [], cards = [] }: More, program: string, input = ''): string {
  const whole = `
    import { registerHooks } from 'node:module';
    const more = ${JSON.stringify({ BOXES: boxes, CLANS: clans, CARDS: cards })};
    registerHooks({
      load: (url, context, next) => {
        const loaded = next(url, context);
        if (!url.endsWith('/boxes/facts.generated.ts')) return loaded;
        const source = Object.entries(more).reduce(
          (text, [list, facts]) =>
            text.replace('export const ' + list + ' = [', (begin) => begin + facts.map((one) => JSON.stringify(one) + ',').join('')),
          String(loaded.source),
        );
        return { ...loaded, source };
      },
    });
    const load = (path) => import(new URL(path, ${JSON.stringify(new URL('..', import.meta.url).href)}).href);
    ${program}
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', whole], {
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 26,
  });
  if (stderr !== '') throw new Error(stderr);
  return stdout.trim();
}
