import { type Move, newGame, play, rngFrom, type Setup } from '@hinode/engine';
import type { Entry } from '@hinode/engine/records';
import type { KeptNote } from '@hinode/wire';
import { afterAll, expect, test } from 'vitest';
import { startThinking } from '../table/bots/thinking.ts';
import type { Leave } from '../table/table.ts';
import { newTables } from '../tables/tables.ts';
import { anAnswer } from '../testing/play.ts';
import { aGame, aStore } from '../testing/store.ts';
import { bytesInUse } from './testing/memory.ts';

const store = await aStore();
const problems: unknown[] = [];
const failed = (problem: unknown): void => {
  problems.push(problem);
};
const thinking = startThinking(failed);
afterAll(async () => {
  await thinking.close();
  expect(problems).toEqual([]);
});

const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'memory' };
const CLOCK = { move: 86_400_000, reserve: 86_400_000 };
const MOVES = 120;
const GAMES = 250;
const MOST = 20_000;
const UNEVEN = 4_000;

function movesOf(setup: Setup): readonly Entry[] {
  const state = newGame(setup);
  const rng = rngFrom(setup.seed);
  return Array.from({ length: MOVES }, () => {
    const move: Move | undefined = anAnswer(state, rng);
    if (move === undefined) throw new Error('the game is too short');
    play(state, move);
    return move;
  });
}

/** A game in the middle, with its talk. */
async function aGameInPlay(entries: readonly Entry[]): Promise<string> {
  const id = await aGame(store, SETUP, undefined, CLOCK);
  const when = Date.now();
  const notes: KeptNote[] = [{ when, at: 0, note: { type: 'began' } }];
  for (let n = 0; n < 50; n++)
    notes.push({ when, at: n, note: { type: 'said', from: 'koi', text: 'Shall we?' } });
  await store.append(id, 0, entries, undefined, when);
  await store.addNotes(id, 0, notes);
  return id;
}

test('a game with everybody at the table takes 20 KB besides the sockets, and an empty one takes nothing', async () => {
  const entries = movesOf(SETUP);
  const ids = await Promise.all(Array.from({ length: GAMES }, () => aGameInPlay(entries)));
  const tables = newTables({ store, thinker: thinking.thinker, failed });
  const sitDown = (id: string): Promise<readonly Leave[]> =>
    Promise.all(
      SETUP.clans.map(async (clan) => {
        const leave = await tables.at(id, (table) => table.join(clan, { seen: MOVES }, () => {}));
        if (leave === undefined) throw new Error('there is no such table');
        return leave;
      }),
    );
  const standUp = async (leaves: readonly Leave[]): Promise<void> => {
    for (const leave of leaves) leave();
    while (tables.count() > 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const sitAndStand = async (): Promise<readonly [seated: number, empty: number]> => {
    const leaves: Leave[] = [];
    for (const id of ids) leaves.push(...(await sitDown(id)));
    expect(tables.count()).toBe(GAMES);
    const seated = bytesInUse();
    await standUp(leaves.splice(0));
    return [seated, bytesInUse()];
  };
  // The first round warms up the compiler.
  await sitAndStand();
  const before = bytesInUse();
  const [seated, empty] = await sitAndStand();
  expect((seated - before) / GAMES).toBeLessThan(MOST);
  // What a test run itself leaves behind is far less than a table.
  expect((empty - before) / GAMES).toBeLessThan(UNEVEN);
  tables.close();
});
