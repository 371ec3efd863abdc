import { expect, test } from 'vitest';
import { importedByName } from '../../packages/web/scripts/named-imports.ts';

test('names that are destructured from a namespace are imported by name', () => {
  const written = `import { refuse } from '../errors.ts';
import * as position from '../state/index.ts';

const { coinsOf, get } = position;
const { coins } = purse;`;
  expect(importedByName(written)).toBe(`import { refuse } from '../errors.ts';
import { coinsOf, get } from '../state/index.ts';

const { coins } = purse;`);
});

test('a namespace that is not destructured stays a namespace', () => {
  const written = `import * as position from '../state/index.ts';\nposition.get(state, 0);`;
  expect(importedByName(written)).toBe(written);
});
