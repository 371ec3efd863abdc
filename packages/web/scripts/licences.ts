import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The fonts that are delivered with the page. Their licences must be delivered with them. */
const FONTS = {
  gabriela: '@fontsource/gabriela',
  katibeh: '@fontsource/katibeh',
  'noto-sans': '@fontsource-variable/noto-sans',
  vazirmatn: '@fontsource-variable/vazirmatn',
} as const;

const { resolve } = createRequire(import.meta.url);

/** Puts the licences of the fonts beside them, each in `licences/` under the name of the font. */
export const licences = (): Plugin => ({
  name: 'hinode-licences',
  apply: 'build',
  generateBundle() {
    for (const [font, from] of Object.entries(FONTS)) {
      const file = path.join(path.dirname(resolve(`${from}/package.json`)), 'LICENSE');
      this.emitFile({
        type: 'asset',
        fileName: `licences/${font}.txt`,
        source: fs.readFileSync(file, 'utf8'),
      });
    }
  },
});
