import { newGame, play, rngFrom, type Setup } from '@hinode/engine';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { oldFolder, PLAYED } from '../store/testing/old.ts';
import { startThinking } from '../table/bots/thinking.ts';
import { wish } from '../testing/live.ts';
import { anAnswer, playUntil } from '../testing/play.ts';
import { aGame, aStore } from '../testing/store.ts';
import { newTables, type Tables } from './tables.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'ending' };

const problems: unknown[] = [];
const failed = (problem: unknown): void => {
  problems.push(problem);
};
const thinking = startThinking(failed);
afterAll(async () => {
  await thinking.close();
  expect(problems).toEqual([]);
});

const tablesOn = (store: Store): Tables => newTables({ store, thinker: thinking.thinker, failed });

/** The same store, but `look` is called the moment something was added, before anybody is told. */
function watched(store: Store, look: (id: string) => Promise<void>): Store {
  return {
    ...store,
    append: async (...asked) => {
      const appended = await store.append(...asked);
      await look(asked[0]);
      return appended;
    },
    addNotes: async (...asked) => {
      const appended = await store.addNotes(...asked);
      await look(asked[0]);
      return appended;
    },
  };
}

test('a game is over, with its result, the moment its last move is stored, and not before', async () => {
  const store = await aStore(onTestFinished);
  const id = await aGame(store, setup);
  const seen: string[] = [];
  const look = async (): Promise<void> => {
    const game = await store.game(id);
    seen.push(`${game?.status}${game?.result ? ' with a result' : ''}`);
  };
  await tablesOn(watched(store, look)).at(id, (table) => playUntil(table, rngFrom('ending')));
  expect(seen.at(-1)).toBe('over with a result');
  expect(new Set(seen.slice(0, -1))).toEqual(new Set(['playing']));
});

test('a game that is ended by agreement is over the moment that is stored', async () => {
  const store = await aStore(onTestFinished);
  const id = await aGame(store, setup);
  const statuses: (string | undefined)[] = [];
  const look = async (): Promise<void> => {
    statuses.push(`${(await store.notes(id, 0)).at(-1)?.note.type} ${(await store.game(id))?.status}`);
  };
  await tablesOn(watched(store, look)).at(id, async (table) => {
    for (const clan of setup.clans) await wish(table, clan, { type: 'ask', about: { question: 'end' } });
  });
  expect(statuses.slice(0, -1).join()).not.toContain('over');
  expect(statuses.at(-1)).toBe('ended over');
  expect((await store.game(id))?.result).toBeUndefined();
});

test('an old game that is over but still listed as running is found at the start, even if nobody comes', async () => {
  const folder = oldFolder(3, (db) => {
    const row = db.prepare('SELECT setup FROM games WHERE id = ?').get(PLAYED);
    const state = newGame(JSON.parse(String(row?.['setup'])));
    const rng = rngFrom('left');
    db.exec(
      `BEGIN; DELETE FROM entries WHERE game = 2; INSERT INTO notes VALUES (2, 0, 0, 0, '{"type":"began"}')`,
    );
    const add = db.prepare('INSERT INTO entries (game, number, entry) VALUES (2, ?, ?)');
    for (let n = 0, move = anAnswer(state, rng); move; n++, move = anAnswer(state, rng)) {
      play(state, move);
      add.run(n, JSON.stringify(move));
    }
    db.exec('COMMIT');
  });
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  expect((await store.game(PLAYED))?.status).toBe('playing');
  await tablesOn(store).resume();
  expect(await store.game(PLAYED)).toMatchObject({
    status: 'over',
    result: { winners: [expect.any(String)] },
  });
  expect(await store.playing()).toEqual([]);
});
