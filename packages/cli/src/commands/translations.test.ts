import { UNTRANSLATED } from '@hinode/engine/boxes/untranslated';
import { LANGUAGES } from '@hinode/text';
import { expect, test } from 'vitest';
import { hinode } from '../testing/hinode.ts';

test('every language has a line, with the texts it lacks listed below', async () => {
  const { code, out } = await hinode(['translations']);
  expect(code).toBe(0);
  expect(out.split('\n').filter((line) => /^\S/.test(line))).toHaveLength(LANGUAGES.length);
  expect(out).toContain('English: complete');
  expect(out.split('\n').filter((line) => line.startsWith('  '))).toHaveLength(UNTRANSLATED.length);
});

test('with --json the list is JSON', async () => {
  const { out } = await hinode(['translations', '--json']);
  expect(JSON.parse(out)).toEqual(UNTRANSLATED);
});
