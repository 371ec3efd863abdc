import { instinctMove, type Thinker } from '@hinode/bots';
import {
  type ClanId,
  decisions,
  isOver,
  type Rng,
  randomMove,
  result,
  rngFrom,
  type Setup,
} from '@hinode/engine';
import { newRecord, replay } from '@hinode/engine/records';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { Seat, Store } from '../store/store.ts';
import { startThinking } from '../table/bots/thinking.ts';
import type { Leave, Table } from '../table/table.ts';
import { playOut } from '../testing/begun.ts';
import { aKey, playUntil, send } from '../testing/play.ts';
import { reads } from '../testing/reader.ts';
import { aGame, aStore } from '../testing/store.ts';
import { newTables } from './tables.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'tables' };
const problems: unknown[] = [];
const failed = (problem: unknown): void => {
  problems.push(problem);
};
const store = await aStore();
const thinking = startThinking(failed);
afterAll(async () => {
  await thinking.close();
  expect(problems).toEqual([]);
});
const freshTables = () => newTables({ store, thinker: thinking.thinker, failed });

const bot = (clan: ClanId): Seat => ({ clan, by: { bot: 'ashigaru' } });
const person = (clan: ClanId): Seat => ({ clan, by: { session: newId(), name: clan } });

test('a game that nobody knows, or that has not begun, has no table', async () => {
  const tables = freshTables();
  expect(await tables.at(newId(), async () => 'here')).toBeUndefined();
  const id = newId();
  await store.createGame({
    id,
    watch: newId(),
    createdAt: 0,
    options: { players: 3, set: 'archway', clans: 'free', listed: true },
    seats: [],
    secret: 'secret',
  });
  expect(await tables.at(id, async () => 'here')).toBeUndefined();
});

test('deleting a game while its bots play removes its table, and is not a failure', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup, [bot('koi'), bot('lotus'), bot('turtle')]);
  const before = problems.length;
  await tables.at(id, (table) => expect.poll(() => table.position().moves).toBeGreaterThan(0));
  await store.deleteGame(id);
  await expect.poll(() => tables.count()).toBe(0);
  expect(problems).toHaveLength(before);
});

test('a table is in memory while somebody listens, and no longer', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup);
  const [koi, lotus] = await Promise.all(
    (['koi', 'lotus'] as const).map((clan) => tables.at(id, (table) => reads(table, clan))),
  );
  expect(tables.count()).toBe(1);
  koi?.leave();
  await tables.at(id, async () => {});
  expect(tables.count()).toBe(1);
  lotus?.leave();
  await expect.poll(() => tables.count()).toBe(0);
});

/** One of several servers on the store, with a spectator. */
async function aNode(id: string) {
  const noticed: string[] = [];
  const tables = newTables({
    store,
    thinker: thinking.thinker,
    failed,
    noticed: (kind, _, clan) => noticed.push(`${kind} ${clan}`),
  });
  const node = await tables.at(id, async (table) => {
    const { texts } = await reads(table, undefined);
    const changes = (): readonly string[] => texts.filter((text) => text.includes('"change"'));
    return { tables, table, noticed, changes };
  });
  if (node === undefined) throw new Error('there is no such table');
  return node;
}

async function moveAt({ table }: { readonly table: Table }, rng: Rng): Promise<void> {
  const { state } = table.position();
  const [asked] = decisions(state);
  if (asked === undefined) throw new Error('nobody is asked');
  await send(table, randomMove(state, asked.clan, rng));
}

test('what another server wrote is told to everybody at the table in the same order, and only the other server sends notices', async () => {
  const id = await aGame(store, setup, undefined, { move: 3_600_000, reserve: 0 });
  const [one, other] = [await aNode(id), await aNode(id)];
  const rng = rngFrom('two nodes');
  for (let n = 0; n < 3; n++) await moveAt(one, rng);
  await one.table.announce({ type: 'paused' });
  await one.table.announce({ type: 'resumed', by: 'koi' });
  for (let n = 0; n < 3; n++) await moveAt(one, rng);
  expect(other.changes()).toEqual([]);
  await other.tables.grown(id);
  expect(other.changes()).toHaveLength(6);
  expect(other.changes()).toEqual(one.changes());
  expect(other.table.clocks()).toBeDefined();
  expect(other.table.clocks()).toEqual(one.table.clocks());
  expect(one.noticed.length).toBeGreaterThan(0);
  expect(other.noticed).toEqual([]);
});

test('a worker whose bots are requested before it has heard of the move first reads what is new', async () => {
  const id = await aGame(store, setup, [person('koi'), bot('lotus'), bot('turtle')]);
  const asked: string[] = [];
  const node = newTables({ store, failed, thinker: (game) => void asked.push(game) });
  const worker = freshTables();
  // A reader keeps the table there in memory.
  const reader = await worker.at(id, (table) => reads(table, undefined));
  const bots = async () =>
    (await store.entries(id, 0)).filter((entry) => 'clan' in entry && entry.clan !== 'koi').length;
  await expect.poll(bots).toBeGreaterThan(0);
  const before = await bots();
  await node.at(id, (table) => send(table, { clan: 'koi', type: 'ready', value: true }));
  expect(asked.length).toBeGreaterThan(0);
  const visit = worker.visit(id, async () => {});
  await expect.poll(bots).toBeGreaterThan(before);
  reader?.leave();
  await visit;
});

test('a visitor need not stay at a table when somebody else has come and the game goes on', async () => {
  const id = await aGame(store, setup, [person('koi'), bot('lotus'), person('turtle')]);
  const tables = freshTables();
  // A reader keeps the table in memory.
  const reader = await tables.at(id, (table) => reads(table, undefined));
  const over: string[] = [];
  const visit = (name: string) => tables.visit(id, async () => {}).then(() => over.push(name));
  const first = visit('first');
  const second = visit('second');
  await tables.at(id, (table) => send(table, { clan: 'koi', type: 'ready', value: true }));
  await first;
  expect(over).toEqual(['first']);
  reader?.leave();
  await second;
});

test('a table opened at the moment when its game ends elsewhere does not say that it goes on', async () => {
  const id = await aGame(store, setup);
  const late: Store = {
    ...store,
    // The entries have already been read.
    times: async (game) => {
      await playOut(store, game);
      return store.times(game);
    },
  };
  await newTables({ store: late, thinker: thinking.thinker, failed }).at(id, async () => {});
  expect((await store.game(id))?.status).toBe('over');
});

test('a lost word only causes a delay', async () => {
  const id = await aGame(store, setup);
  const [one, other] = [await aNode(id), await aNode(id)];
  await moveAt(one, rngFrom('lost'));
  await other.tables.lookAround();
  expect(other.changes()).toHaveLength(1);
  expect(other.changes()).toEqual(one.changes());
});

test('a table that was dropped is the same after it is folded again', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup);
  await tables.at(id, (table) => playUntil(table, rngFrom('again'), 'summon'));
  const first = await tables.at(id, async (table) => table.position());
  const again = await freshTables().at(id, async (table) => table.position());
  expect(again).toEqual(first);
});

test('the list of games says that a game is over, and this stays so even if everybody wants to take back a move', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup);
  const reader = await tables.at(id, (table) => reads(table, 'koi'));
  await tables.at(id, async (table) => {
    await playUntil(table, rngFrom('over'));
    await expect.poll(async () => (await store.game(id))?.status).toBe('over');
    const { moves, entries } = table.position();
    for (const clan of setup.clans) {
      const answer = await table.request(clan, {
        type: 'ask',
        at: entries,
        key: aKey(),
        about: { question: 'undo', to: moves - 1 },
      });
      expect(answer).toEqual({ outcome: 'refused', refusal: { code: 'game-over' } });
    }
    expect((await store.game(id))?.status).toBe('over');
  });
  reader?.leave();
});

const isFinished = async (id: string): Promise<boolean> =>
  result(replay(newRecord(setup, await store.entries(id, 0)))) !== undefined;

test('bots alone play a game to its end even if nobody watches; then the table is gone', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup, setup.clans.map(bot));
  await tables.at(id, async () => {});
  await expect.poll(() => tables.count()).toBe(0);
  expect(await isFinished(id)).toBe(true);
});

/** A thread that answers when the test says so; returns which games asked. */
function heldThinker() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const thinker: Thinker = {
    seat: () => {},
    observe: () => {},
    leave: () => {},
    aside: async () => undefined,
    answer: (seat, question) =>
      new Promise((resolve) => {
        asked.push(seat.split(' ')[0] ?? '');
        answers.push(() => resolve({ move: instinctMove(question), why: { reason: 'chance' } }));
      }),
  };
  const answer = async (): Promise<void> => {
    const before = asked.length;
    answers.shift()?.();
    await expect.poll(() => asked.length).toBe(before + 1);
  };
  return { thinker, asked, answer };
}

test('bots that somebody is waiting for think before those of a table that everybody has left', async () => {
  const shogun = (clan: ClanId): Seat => ({ clan, by: { bot: 'shogun' } });
  const begun = () => aGame(store, setup, [person('koi'), shogun('lotus'), shogun('turtle')]);
  const [first, left, here] = [await begun(), await begun(), await begun()] as const;
  await store.addNotes(left, 0, [
    { when: 0, at: 0, note: { type: 'began' } },
    { when: 0, at: 0, note: { type: 'bot-took-over', clan: 'koi', level: 'shogun', why: 'left' } },
  ]);
  const { thinker, asked, answer } = heldThinker();
  const tables = newTables({ store, thinker, failed });
  for (const id of [first, left]) await tables.at(id, async () => {});
  await tables.at(here, (table) => reads(table, 'koi'));
  await expect.poll(() => asked).toEqual([first]);
  await answer();
  expect(asked).toEqual([first, here]);
  tables.close();
});

/** Plays the Koi at random whenever they are asked, until there are this many entries or the game is over. */
function playKoi(table: Table, entries: number, rng: Rng): Promise<void> {
  return new Promise((resolve, reject) => {
    let leave: Leave = () => {};
    const look = (): void => {
      const { state, entries: at } = table.position();
      const mine = decisions(state).some(({ clan }) => clan === 'koi');
      if (isOver(state) || at >= entries) {
        leave();
        resolve();
      } else if (mine) send(table, randomMove(state, 'koi', rng)).catch(reject);
    };
    const joined = table.join('koi', {}, () => queueMicrotask(look));
    joined.then((left) => {
      leave = left;
    }, reject);
  });
}

test('bots wait for a person and go on when the person has acted, also after a restart', async () => {
  const id = await aGame(store, setup, [person('koi'), bot('lotus'), bot('turtle')]);
  const rng = rngFrom('person');
  const before = freshTables();
  await before.at(id, (table) => playKoi(table, 60, rng));
  await expect.poll(() => before.count()).toBe(0);
  const waiting = await store.entries(id, 0);
  const asked = decisions(replay(newRecord(setup, waiting))).map(({ clan }) => clan);
  expect(asked).toContain('koi');
  const after = freshTables();
  await after.at(id, (table) => playKoi(table, Number.POSITIVE_INFINITY, rng));
  expect(await isFinished(id)).toBe(true);
});
