import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { FINGERPRINT } from './fingerprint.ts';

/** The fingerprint of a program into which something was put before it was loaded. */
function fingerprintWith(before: string): string {
  const at = (path: string): string => new URL(path, import.meta.url).href;
  const program = `
    const { defineStep } = await import('${at('../agenda/agenda.ts')}');
    const { field } = await import('${at('./field.ts')}');
    const { installCards } = await import('${at('../state/catalogue.ts')}');
    ${before};
    const { FINGERPRINT } = await import('${at('../search.ts')}');
    console.log(FINGERPRINT);
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return stdout.trim();
}

test('a program of the same rules and the same shape has the same fingerprint', () => {
  expect(fingerprintWith('')).toBe(FINGERPRINT);
  expect(FINGERPRINT).toMatch(/^[0-9a-f]{16}$/);
});

const CARD = "{ id: 'nap', name: 'Nap', season: 'spring', sets: [], type: 'virtue', cost: 1, copies: 1 }";

test.each([
  ['step', "defineStep({ name: 'nap', run: () => {} })"],
  ['field', "field('nap', 'public', { holds: 'amount' })"],
  ['card', `installCards([${CARD}])`],
])('one more %s is another fingerprint', (_, before) => {
  const other = fingerprintWith(before);
  expect(other).toMatch(/^[0-9a-f]{16}$/);
  expect(other).not.toBe(FINGERPRINT);
});
