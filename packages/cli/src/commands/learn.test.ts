import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

const FEW = ['learn', '--games', '20', '--folder', 'games', '--out', 'weights.ts', '--curve', 'curve.svg'];

test('it plays, learns, compares and writes; games already played are not played again', async () => {
  const place = folder();
  const first = await hinode([...FEW, '--json'], place);
  expect(first.code).toBe(0);
  const { games, positions, outcomes, lessons } = JSON.parse(first.out);
  expect({ games, models: outcomes.map(({ model }: { model: string }) => model) }).toEqual({
    games: 20,
    models: ['nothing', 'by hand', 'linear', 'trees', 'network'],
  });
  expect(positions).toBeGreaterThan(100);
  expect(lessons.length).toBeGreaterThan(10);
  const weights = fs.readFileSync(path.join(place, 'weights.ts'), 'utf8');
  expect(weights).toContain('hinode learn --games 20 --seed 1');
  expect(fs.readFileSync(path.join(place, 'curve.svg'), 'utf8')).toMatch(
    /<circle [^>]+><title>said \d+ %, won \d+ %, \d+ clans/,
  );
  const [file] = fs.readdirSync(path.join(place, 'games')).filter((name) => name.endsWith('.bin'));
  const played = fs.statSync(path.join(place, 'games', file ?? '')).mtimeMs;

  const second = await hinode(FEW, place);
  expect(second.out).toMatch(/^20 games, \d+ positions\nmodel +log loss/);
  expect(second.out).toMatch(/^network +\d\.\d{4}/m);
  expect(fs.statSync(path.join(place, 'games', file ?? '')).mtimeMs).toBe(played);
  expect(fs.readFileSync(path.join(place, 'weights.ts'), 'utf8')).toBe(weights);

  const other = await hinode([...FEW, '--seed', '2'], place);
  expect({ code: other.code, err: other.err }).toEqual({
    code: 2,
    err: 'hinode: games holds games of another seed or with other features; choose another folder.\n',
  });
});
