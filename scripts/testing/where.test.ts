import { expect, test } from 'vitest';
import { whereTheTimeWent } from './where.ts';

test('parts are listed in order, followed by the ten slowest files of all of them', () => {
  const files = (name: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name} ${n}`, n * 1000]));
  const told = whereTheTimeWent([
    { headline: 'Types', milliseconds: 3_000, report: { files: {} } },
    { headline: 'Tests', milliseconds: 64_600, report: { files: files('code', 8) } },
    { headline: 'Tests in a browser', milliseconds: 600_000, report: { files: files('page', 9) } },
  ]);
  expect(told.split('\n').slice(2, 8)).toEqual([
    '  0:03  Types',
    '  1:05  Tests',
    ' 10:00  Tests in a browser',
    'The slowest files:',
    '  0:08  page 8',
    '  0:07  code 7',
  ]);
  expect(told.split('\n').length).toBe(6 + 10);
});
