import { expect, test } from 'vitest';
import { newSecret } from './secret.ts';

test('secrets are 256 bits, and no two are the same', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
});
