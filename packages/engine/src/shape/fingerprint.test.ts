import { expect, test } from 'vitest';
import { runLarger } from '../testing/larger.ts';
import type { More } from '../testing/more-facts.ts';
import { FINGERPRINT } from './fingerprint.ts';

/** The fingerprint of a program into which something was inserted before it was loaded. */
const fingerprintWith = (before: string, more: More = {}): string =>
  runLarger(
    more,
    `
      const { defineStep } = await load('agenda/agenda.ts');
      const { field } = await load('shape/field.ts');
      const { installCards } = await load('state/catalogue.ts');
      ${before};
      const { FINGERPRINT } = await load('shape/fingerprint.ts');
      console.log(FINGERPRINT);
    `,
  );

test('a program with the same rules and the same shape has the same fingerprint', () => {
  expect(fingerprintWith('')).toBe(FINGERPRINT);
  expect(FINGERPRINT).toMatch(/^[0-9a-f]{16}$/);
});

const CARD = { id: 'nap', season: 'spring', sets: [], type: 'virtue', cost: 1, copies: 1 } as const;

test.each<[string, string, More?]>([
  ['step', "defineStep({ name: 'nap', run: () => {} })"],
  ['field', "field('nap', 'public', { holds: 'amount' })"],
  ['card', `installCards([{ ...${JSON.stringify(CARD)}, name: 'Nap' }])`, { cards: [CARD] }],
])('one more %s is another fingerprint', (_, before, more = {}) => {
  const other = fingerprintWith(before, more);
  expect(other).toMatch(/^[0-9a-f]{16}$/);
  expect(other).not.toBe(FINGERPRINT);
});
