import fs from 'node:fs';
import { expect, test } from 'vitest';
import { runScenario } from './run.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const rulesPage = new URL('../../../../docs/rules.md', import.meta.url);
const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));

const read = (file: string): Readonly<Record<string, unknown>> =>
  JSON.parse(fs.readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;

test.each(files)('%s holds', (file) => {
  expect(runScenario(read(file))).toBeUndefined();
});

test('the name of every scenario says what it shows, and is unique', () => {
  const names = files.map((file) => read(file)['name']);
  expect(new Set(names).size).toBe(files.length);
});

test('every scenario names rules of docs/rules.md, and expects something', () => {
  const page = fs.readFileSync(rulesPage, 'utf8');
  for (const file of files) {
    const { rules, expect: expected } = read(file);
    expect(Array.isArray(rules) && rules.length > 0, file).toBe(true);
    for (const rule of rules as string[])
      expect(page.includes(`\n- ${rule} `), `${file}: ${rule}`).toBe(true);
    expect(Object.keys(expected ?? {}).length, file).toBeGreaterThan(0);
  }
});
