import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { botOf, playGame } from '@hinode/bots';
import type { Move, Setup } from '@hinode/engine';
import { hashOf } from '../http/people.ts';
import { newId } from '../store/ids.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import type { Seat, Store } from '../store/store.ts';

/**
 * How soon the whole server is ready again after it was killed, with ten thousand games in its store:
 *     node packages/server/src/proofs/bench.ts [FOLDER]
 * FOLDER is on the disk to be measured; the default is the system's folder for temporary files.
 */

const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'bench' };
const GAMES = 10_000;
const AT_ONCE = 500;
const STARTS = 5;
const SERVER = fileURLToPath(new URL('testing/server.ts', import.meta.url));
const TOKEN = newId();

const say = (line: string): void => console.log(line);

function movesOfAGame(): readonly Move[] {
  const bots = Object.fromEntries(SETUP.clans.map((clan) => [clan, botOf('ashigaru')]));
  return playGame(SETUP, bots, SETUP.seed).moves;
}

/** A game in progress. Half of them are live or have bots, so that the start must look at them. */
async function aGame(store: Store, moves: readonly Move[], n: number): Promise<string> {
  const id = newId();
  const seats: readonly Seat[] = SETUP.clans.map((clan, seat) => ({
    clan,
    by:
      n % 4 === 0 && seat === 3
        ? { bot: 'samurai' }
        : { session: n === 0 ? PERSON : newId(), name: 'A player' },
    contribution: newId(),
  }));
  const clock = n % 4 === 1 ? { clock: { move: 86_400_000, reserve: 86_400_000 } } : {};
  const options = { players: 4, set: 'archway', clans: 'free', listed: true, ...clock } as const;
  const now = Date.now();
  await store.createGame({ id, watch: newId(), createdAt: now, options, seats, secret: '0'.repeat(64) });
  await store.updateGame(id, { status: 'playing', setup: SETUP }, 1);
  await store.append(id, 0, moves.slice(0, -20), newId(), now);
  await store.addNotes(id, 0, [{ when: now, at: 0, note: { type: 'began' } }]);
  return id;
}
const PERSON = newId();

async function storeGames(data: string): Promise<string> {
  const store = await openSqliteStore(data);
  await store.createSession({ id: PERSON, tokenHash: hashOf(TOKEN), name: 'A player', createdAt: 0 });
  const moves = movesOfAGame();
  const mine = await aGame(store, moves, 0);
  for (let done = 1; done < GAMES; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => aGame(store, moves, done + n)));
  await store.close();
  return mine;
}

/** Starts the server and returns how long it took until it had an address, and until a player saw their game. */
async function start(folder: string, data: string, game: string) {
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [SERVER, folder, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // As the command does it: every start but the first finds compiled code.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') },
  });
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    const ready = performance.now() - began;
    await lookAt(url, game);
    return { child, ready, seen: performance.now() - began };
  }
  throw new Error('the server did not start');
}

/** A request that opens the table and is answered by it. */
async function lookAt(url: string, game: string): Promise<void> {
  const answer = await fetch(new URL(`/api/games/${game}/requests`, url), {
    method: 'POST',
    headers: {
      origin: new URL(url).origin,
      cookie: `hinode=${TOKEN}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ type: 'resume', at: 0, key: newId() }),
  });
  if (!answer.ok) throw new Error(`the table was not opened: ${answer.status} ${await answer.text()}`);
}

const folder = fs.mkdtempSync(path.join(process.argv[2] ?? os.tmpdir(), 'hinode-ready-'));
try {
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const data = path.join(folder, 'data');
  const game = await storeGames(data);
  const bytes = fs.readdirSync(data).reduce((sum, file) => sum + fs.statSync(path.join(data, file)).size, 0);
  say(`${GAMES} games, ${Math.round(bytes / 2 ** 20)} MB`);
  for (let n = 0; n < STARTS; n++) {
    const { child, ready, seen } = await start(folder, data, game);
    say(`ready after ${Math.round(ready)} ms, a game opened after ${Math.round(seen)} ms; killed`);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
} finally {
  fs.rmSync(folder, { recursive: true });
}
