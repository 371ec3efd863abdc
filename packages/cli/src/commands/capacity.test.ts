import { expect, test } from 'vitest';
import { hinode } from '../testing/hinode.ts';

test('figures are multiplied, and whatever is full first is named', async () => {
  const own = [
    '--games 6000 --moves-a-minute 10 --people-a-game 2 --bot-moves 0.1 --games-a-day 0.5 --full 0.5',
    '--node-moves 400 --node-sockets 10000 --node-memory 1000 --table-memory 20 --socket-memory 15',
    '--worker-thoughts 30 --database-moves 1500 --bus-words 5000 --stored-game 40 --json',
  ].flatMap((line) => line.split(' '));
  const { code, out } = await hinode(['capacity', ...own]);
  expect(code).toBe(0);
  const { needs, room } = JSON.parse(out);
  // 1,000 moves a second; a node carries half of 400, a worker half of 30, and a tenth of the moves are the bots'.
  expect(needs[0]).toMatchObject({ moves: 1000, nodes: 5, nodesBecause: 'moves', workers: 7 });
  expect(needs[0].database).toBeCloseTo(1000 / 1500);
  expect(needs[0].connections).toBe(5 * 13 + 7 * 17);
  expect(room).toMatchObject({
    'node-moves': 1200,
    'node-sockets': 2500,
    worker: 900,
    database: 4500,
    bus: 15000,
  });
  expect(room['node-memory']).toBeCloseTo((500 * 1024) / 50);
  const words = await hinode(['capacity', ...own.slice(0, -1)]);
  expect(words.out).toContain('The first to be full is a worker (what bots think).');
  expect(words.out).toContain('The limit is the database (durable moves): beyond 4,500 games');
});

test('without figures three sizes are printed, and bad ones are refused', async () => {
  const { out } = await hinode(['capacity']);
  expect(out).toMatch(/^games in play +1,000 +100,000 +1,000,000\n/);
  expect(await hinode(['capacity', '--full', '2'])).toMatchObject({ code: 2, out: '' });
  expect(await hinode(['capacity', '--node-moves', 'many'])).toMatchObject({ code: 2, out: '' });
});
