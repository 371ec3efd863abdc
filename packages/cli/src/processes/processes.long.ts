import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { newSchemas } from '@hinode/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type Match, newMatch, SEATS } from '../load/match.ts';
import { newMeter } from '../load/meter.ts';
import { newVisitor } from '../load/visitor.ts';
import { sum } from '../numbers.ts';
import { folder, start } from '../testing/hinode.ts';

const PAGE = { 'page/index.html': '<!doctype html><title>Hinode</title>' };

test('two processes behind one port play the same games; one that is killed is replaced; when asked to end, all end', async () => {
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  const home = folder(PAGE);
  const limits = ['--calls-a-minute', '1000000', '--connections', '1000000'];
  const argv = ['serve', '--processes', '2', '--port', '0', '--page', 'page', '--log', 'info', ...limits];
  const env = { DATABASE_URL: await schemas.urlOf('processes') };
  const { child, ended } = start(argv, home, [], env);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines: string[] = [];
  child.stderr.on('data', (words) => lines.push(...String(words).split('\n')));
  const [words] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(words))?.[0] ?? '';
  const data = path.join(home, 'hinode-data');
  const headers = { authorization: `Bearer ${fs.readFileSync(path.join(data, 'host-key'), 'utf8').trim()}` };
  const figures = async (name: string): Promise<Record<string, number>> => {
    const text = await (await fetch(`${url}metrics`, { headers })).text();
    const found = text.matchAll(new RegExp(`^${name}\\{process="(\\d)"\\} (\\S+)$`, 'gm'));
    return Object.fromEntries([...found].map(([, which = '', value]) => [which, Number(value)]));
  };
  expect(Object.keys(await figures('hinode_sockets'))).toEqual(['1', '2']);

  // The answer says which process it came from, and its process number in the system.
  const pidOf = (which: string): number | undefined =>
    lines
      .filter((line) => line.includes(`"process":"${which}"`))
      .map((line) => JSON.parse(line).pid as number)
      .at(-1);
  const knock = (which: string): number | undefined => {
    // A call that was on its way to a process when it was killed is lost.
    void fetch(`${url}healthz`, { headers: { connection: 'close' } }).catch(() => {});
    return pidOf(which);
  };
  await expect.poll(() => knock('2')).toBeDefined();
  const before = pidOf('2') ?? 0;
  process.kill(before, 'SIGKILL');
  await expect.poll(() => knock('2')).not.toBe(before);
  expect(lines.join('\n')).toContain('Process 2 ended (SIGKILL) and is being restarted.');
  expect(await (await fetch(`${url}healthz`)).json()).toEqual({ ok: true });

  // Friends at one table connect to both processes, and meet in one.
  const GAMES = 12;
  const server = new URL(url);
  const meter = newMeter();
  const newVisitors = (game: number) =>
    Promise.all(Array.from({ length: SEATS }, (_, seat) => newVisitor(server, `Player ${game}.${seat}`)));
  const ready = new Set<Match>();
  for (let game = 0; game < GAMES; game++) {
    const visitors = await newVisitors(game);
    const match = newMatch({ visitors, name: `${game}`, meter, ready: (one) => void ready.add(one) });
    await match.begin();
  }
  const all = async (name: string): Promise<number> => sum(Object.values(await figures(name)));
  // The last of them are still arriving.
  await expect.poll(() => ready.size).toBe(GAMES);
  await expect.poll(() => all('hinode_sockets')).toBe(GAMES * SEATS);
  await expect.poll(() => all('hinode_tables')).toBe(GAMES);
  expect(Object.values(await figures('hinode_tables')).every((count) => count > 0)).toBe(true);
  for (const match of ready) match.move();
  const moves = async () => Object.values(await figures('hinode_moves_total'));
  await expect.poll(() => all('hinode_moves_total')).toBeGreaterThanOrEqual(GAMES);
  expect((await moves()).every((count) => count > 0)).toBe(true);
  for (const match of ready) match.end();

  // There is also a worker, started automatically.
  const workers = (): Promise<readonly unknown[]> =>
    schemas.query(`SELECT id FROM processes.members WHERE cardinality(workers) > 0`);
  await expect.poll(async () => (await workers()).length).toBe(1);

  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
  await expect(fetch(url)).rejects.toThrow();
});

test('the reason why the first process cannot start is reported once', async () => {
  const env = { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' };
  const { ended } = start(
    ['serve', '--processes', '3', '--port', '0', '--page', 'page'],
    folder(PAGE),
    [],
    env,
  );
  const { code, err } = await ended;
  expect(code).toBe(2);
  expect(err.match(/store-unreachable/g)).toHaveLength(1);
});
