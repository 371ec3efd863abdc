/**
 * Draws the map: `node packages/web/scripts/map.ts` turns the prefectures of Japan into `geography.generated.ts`. Run it after
 * changes in `scripts/map/`, then the formatter; the result is committed.
 */

import { writeFileSync } from 'node:fs';
import { geographySource } from './map/source.ts';

const TARGET = new URL('../src/board/geography.generated.ts', import.meta.url);

writeFileSync(TARGET, geographySource());
