import { UNTRANSLATED } from '@hinode/engine/boxes/untranslated';
import { expect, test } from 'vitest';

test('before a release every language covers everything in every box', () => {
  expect(UNTRANSLATED).toEqual([]);
});
