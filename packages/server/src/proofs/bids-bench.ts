import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ClanId, decisions, type Move, rngFrom, type Setup, type State } from '@hinode/engine';
import { newId } from '../store/ids.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { openTable } from '../table/table.ts';
import { nthSetup, walk } from '../testing/games.ts';

/**
 * Does the time until the others hear of a bid betray the bid? The first bidder of a battle bids nothing at one table and
 * everything at its twin, on a real store and by turns; what counts is the time until another seat hears of it.
 *     node packages/server/src/proofs/bids-bench.ts
 */

const BATTLES = 600;

interface Battle {
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly bidder: ClanId;
  readonly other: ClanId;
  readonly most: number;
}

/** The first battle of a random game in which somebody who has coins bids before somebody else. */
function battleOf(n: number): Battle | undefined {
  const setup = nthSetup('timing', n);
  const moves: Move[] = [];
  let found: Battle | undefined;
  walk(setup, rngFrom(`timing ${n}`), (state: State, move) => {
    const [first, second] = decisions(state).filter(({ kind }) => kind === 'bid');
    if (found === undefined && first && second && (first.most ?? 0) > 0)
      found = { setup, moves: [...moves], bidder: first.clan, other: second.clan, most: first.most ?? 0 };
    moves.push(move);
  });
  return found;
}

/** Milliseconds until the other seat heard of the bid. */
async function timed(store: Store, { setup, moves, bidder, other }: Battle, coins: number): Promise<number> {
  const id = newId();
  const seats = setup.clans.map((clan) => ({ clan, by: { session: newId(), name: clan } }));
  const options = { players: seats.length, set: setup.set, clans: 'free', listed: false } as const;
  await store.createGame({ id, watch: newId(), createdAt: 0, options, seats, secret: '0'.repeat(64) });
  await store.append(id, 0, moves, undefined, 0);
  const table = await openTable({
    id,
    setup,
    seats: setup.clans.map((clan) => ({ clan, name: clan })),
    store,
    now: Date.now,
  });
  let heard = 0;
  await table.join(other, {}, () => {
    heard = performance.now();
  });
  const began = performance.now();
  const move = { clan: bidder, type: 'bid', seppuku: coins, hostage: 0, ronin: 0, poets: 0 };
  const answer = await table.request(bidder, { type: 'move', at: moves.length, key: 'bid', move });
  if (answer.outcome !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  return heard - began;
}

const at = (times: readonly number[], share: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2)} ms`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-bids-'));
const store = await openSqliteStore(folder);
const times: { readonly nothing: number[]; readonly everything: number[] } = { nothing: [], everything: [] };
for (let n = 0; times.nothing.length < BATTLES; n++) {
  const battle = battleOf(n);
  if (battle === undefined) continue;
  const inTurns = n % 2 === 0 ? (['nothing', 'everything'] as const) : (['everything', 'nothing'] as const);
  for (const bid of inTurns) times[bid].push(await timed(store, battle, bid === 'nothing' ? 0 : battle.most));
}
for (const [bid, all] of Object.entries(times))
  console.log(
    `${bid.padEnd(10)} bid, ${all.length} battles: a quarter within ${at(all, 0.25)}, half within ${at(all, 0.5)}, three quarters within ${at(all, 0.75)}`,
  );
await store.close();
fs.rmSync(folder, { recursive: true });
