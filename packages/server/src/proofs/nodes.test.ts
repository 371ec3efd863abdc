import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rngFrom } from '@hinode/engine';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../store/ids.ts';
import { openPostgresStore } from '../store/postgres/postgres.ts';
import { newSchemas } from '../store/testing/postgres.ts';
import { nthSetup } from '../testing/games.ts';
import { aPlayedGame, expectPromisesKept } from './testing/played-game.ts';
import { killed, startServer } from './testing/server-program.ts';

const GAMES = 2;
const BEFORE = 80;
const AFTER = 40;

/** Somebody who looks on at a node; gives every change as it comes. */
function spectator(
  url: string,
  watch: string,
): { readonly changes: string[]; readonly joined: Promise<void> } {
  const { origin } = new URL(url);
  const place = `${url.replace('http', 'ws')}api/watch/${watch}/table`;
  const socket = new WebSocket(place, { headers: { origin } });
  const changes: string[] = [];
  onTestFinished(() => socket.terminate());
  socket.on('error', () => {});
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const text = data.toString();
      const { type } = JSON.parse(text) as { type: string };
      if (type === 'change') changes.push(text);
      if (type === 'table') resolve();
    });
  });
  return { changes, joined };
}

test('friends at two nodes see the same moves in the same order, and go on at one when the other is killed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-nodes-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  const url = await schemas.urlOf(newId());
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());

  const rng = rngFrom('nodes');
  const crowd = { count: 0, enough: () => {} };
  const until = (goal: number): Promise<void> =>
    new Promise((resolve) => {
      crowd.enough = () => crowd.count >= goal && resolve();
    });
  const acknowledged = (): void => {
    crowd.count++;
    crowd.enough();
  };
  const games = await Promise.all(
    Array.from({ length: GAMES }, (_, n) => aPlayedGame(store, nthSetup('nodes', n), rng, acknowledged)),
  );
  const node = (name: string) => startServer(folder, path.join(folder, name), { DATABASE_URL: url });
  const [one, other] = await Promise.all([node('one'), node('other')]);

  const watched = await Promise.all(
    games.map(async ({ id }) => {
      const { watch = '' } = (await store.game(id)) ?? {};
      return [spectator(one.url, watch), spectator(other.url, watch)] as const;
    }),
  );
  await Promise.all(watched.flat().map(({ joined }) => joined));
  const half = until(BEFORE);
  for (const { friends } of games)
    for (const [i, friend] of friends.entries()) friend.connect(i % 2 === 0 ? one.url : other.url);
  await half;
  await killed(other.child);

  const rest = until(crowd.count + AFTER);
  for (const { friends } of games)
    for (const [i, friend] of friends.entries()) if (i % 2 === 1) friend.connect(one.url);
  await rest;
  for (const { friends } of games) for (const friend of friends) friend.leave();

  for (const game of games) await expectPromisesKept(store, game);
  for (const [here, there] of watched) {
    expect(there.changes.length).toBeGreaterThan(0);
    await expect.poll(() => here.changes.length).toBeGreaterThanOrEqual(there.changes.length);
    expect(here.changes.slice(0, there.changes.length)).toEqual(there.changes);
  }
});
