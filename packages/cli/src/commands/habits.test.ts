import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

const FEW = ['habits', '--level', 'random', '--games', '3', '--players', '3'];

test('every habit has its line, and says where to look', async () => {
  const { code, out } = await hinode(FEW);
  expect(code).toBe(0);
  expect(out).toMatch(/^habit +times +in ten games +to look at$/m);
  expect(out).toMatch(/^coins-kept +[1-9]\d* +\d+(\.\d+)? +game \d after \d+ moves \(\w+\)/m);
  expect(out).toMatch(/^stronghold-too-few +\d/m);
});

test('the records hold the moves that are named', async () => {
  const place = folder();
  const { out } = await hinode([...FEW, '--json', '--records', 'silly'], place);
  const { found } = JSON.parse(out);
  expect(found.length).toBeGreaterThan(0);
  for (const { game, after, clan } of found) {
    const record = JSON.parse(fs.readFileSync(path.join(place, `silly-${game}.json`), 'utf8'));
    expect(record.entries[after]).toMatchObject({ clan });
  }
});

test('a level that is none gets one sentence', async () => {
  const { code, err } = await hinode(['habits', '--level', 'emperor']);
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringMatching(/^hinode: --level must name bots of random, [^\n]+\.\n$/),
  });
});

test('bots of less than full skill can be watched too', async () => {
  const { code, out } = await hinode([
    ...FEW.slice(0, 1),
    '--level',
    'ashigaru+skill0',
    '--games',
    '1',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ level: 'ashigaru+skill0', games: 1 });
});
