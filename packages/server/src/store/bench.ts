import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { botOf, playGame } from '@hinode/bots';
import type { Move, Setup } from '@hinode/engine';
import { newRecord, replay } from '@hinode/engine/records';
import { newId } from './ids.ts';
import { openPostgresStore } from './postgres/postgres.ts';
import { fileIn } from './sqlite/database.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';
import { startPostgres } from './testing/postgres-server.ts';

/**
 * How fast and how small the stores are, with the moves of a real game: the one in a file, and the one on a PostgreSQL server
 * that runs on this machine for the time being.
 *     node packages/server/src/store/bench.ts [FOLDER]
 * FOLDER is on the disk to be measured; the default is the system's folder for temporary files.
 */

const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'bench' };
const SECONDS = 4;
const STORED_GAMES = 10_000;
const AT_ONCE = 500;

const say = (line: string): void => console.log(line);
const count = (n: number): string => Math.round(n).toLocaleString('en');

function movesOfAGame(): readonly Move[] {
  const bots = Object.fromEntries(SETUP.clans.map((clan) => [clan, botOf('samurai')]));
  return playGame(SETUP, bots, SETUP.seed).moves;
}

async function newTable(store: Store): Promise<string> {
  const id = newId();
  const seats = SETUP.clans.map((clan) => ({
    clan,
    by: { session: newId(), name: 'A player' },
    contribution: newId(),
  }));
  const options = { players: seats.length, set: 'archway', clans: 'free', listed: true } as const;
  await store.createGame({
    id,
    watch: newId(),
    createdAt: Date.now(),
    options,
    seats,
    secret: '0'.repeat(64),
  });
  await store.updateGame(id, { status: 'playing', setup: SETUP }, 1);
  return id;
}

/** Tables that append one move after another, each once the previous one is on disk. They are spread over the nodes in turn. */
async function appends(nodes: readonly Store[], moves: readonly Move[], tables: number): Promise<void> {
  const waits: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  async function table(store: Store): Promise<void> {
    while (performance.now() < end) {
      const id = await newTable(store);
      for (const [at, move] of moves.entries()) {
        const asked = performance.now();
        if (asked >= end) return;
        await store.append(id, at, [move], newId(), Date.now());
        waits.push(performance.now() - asked);
      }
    }
  }
  await Promise.all(Array.from({ length: tables }, (_, n) => table(nodes[n % nodes.length] as Store)));
  waits.sort((a, b) => a - b);
  const part = (share: number): string => `${(waits[Math.floor(waits.length * share)] ?? 0).toFixed(1)} ms`;
  say(
    `${tables} tables: ${count(waits.length / SECONDS)} durable moves/s, half within ${part(0.5)}, 99 % within ${part(0.99)}`,
  );
}

async function storeGames(store: Store, moves: readonly Move[]): Promise<string> {
  let last = '';
  async function one(): Promise<void> {
    const id = await newTable(store);
    // As they come in play, interleaved with those of other tables, but a few at a time.
    for (let at = 0; at < moves.length; at += 25)
      await store.append(id, at, moves.slice(at, at + 25), newId(), Date.now());
    last = id;
  }
  for (let done = 0; done < STORED_GAMES; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  return last;
}

/** The bytes of a game stored move by move as it is played, with a request key each, among others that do the same. */
async function bytesOfAGame(place: string, moves: readonly Move[]): Promise<number> {
  const store = await openSqliteStore(place);
  const ids = await Promise.all(Array.from({ length: 100 }, () => newTable(store)));
  for (const [at, move] of moves.entries())
    await Promise.all(ids.map((id) => store.append(id, at, [move], newId(), Date.now())));
  await store.close();
  return fs.statSync(fileIn(place)).size / ids.length;
}

async function reopening(place: string, game: string): Promise<void> {
  const start = performance.now();
  const store = await openSqliteStore(place);
  const open = await store.openGames(50);
  const entries = await store.entries(game, 0);
  replay(newRecord(SETUP, entries));
  say(
    `${count(STORED_GAMES)} stored games: open, with the lobby (${open.length}) and one game folded, in ${Math.round(performance.now() - start)} ms`,
  );
  await store.close();
}

const folder = fs.mkdtempSync(path.join(process.argv[2] ?? os.tmpdir(), 'hinode-bench-'));
// PostgreSQL refuses to be root, and must get through to its own folder as somebody else.
fs.chmodSync(folder, 0o711);
try {
  const moves = movesOfAGame();
  const text = moves.reduce((sum, move) => sum + JSON.stringify(move).length, 0);
  const stored = await bytesOfAGame(path.join(folder, 'size'), moves);
  say(`A game of ${moves.length} moves: ${count(text)} bytes as text, ${count(stored)} bytes in the file`);

  const store = await openSqliteStore(path.join(folder, 'speed'));
  say('In a file:');
  for (const tables of [1, 20, 200]) await appends([store], moves, tables);
  await store.close();

  const server = await startPostgres({ place: folder });
  const nodes = [await openPostgresStore(server.url), await openPostgresStore(server.url)] as const;
  say('On PostgreSQL:');
  for (const tables of [1, 20, 200]) await appends(nodes.slice(0, 1), moves, tables);
  say('On PostgreSQL, by two nodes:');
  for (const tables of [20, 200]) await appends(nodes, moves, tables);
  for (const node of nodes) await node.close();
  await server.stop();

  const many = await openSqliteStore(path.join(folder, 'many'));
  const game = await storeGames(many, moves);
  await many.close();
  say(`The file has ${count(fs.statSync(fileIn(path.join(folder, 'many'))).size / 2 ** 20)} MB`);
  await reopening(path.join(folder, 'many'), game);
} finally {
  fs.rmSync(folder, { recursive: true });
}
