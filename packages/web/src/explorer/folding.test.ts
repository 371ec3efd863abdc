import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { newRecord } from '@hinode/engine/records';
import { newExplorer, outlineOf } from '@hinode/wire';
import { expect, test } from 'vitest';
import type { SavedGame } from '../local/saved-games.ts';
import { type FromFolding, foldGames } from './folding.ts';

function ended(seed: string): SavedGame {
  const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'horseman', seed };
  const bot = () => botOf('ashigaru');
  const { moves, result } = playGame(setup, { koi: bot(), lotus: bot(), turtle: bot() }, seed);
  return { id: seed, seats: [], record: newRecord(setup, moves, result), savedAt: 0 };
}

const games = ['one', 'two', 'three'].map(ended);

async function toldOf(kept: readonly SavedGame[], now: () => number): Promise<FromFolding[]> {
  const told: FromFolding[] = [];
  await foldGames({ post: (message) => told.push(message), games: async () => kept, now });
  return told;
}

test('all games that have ended are folded once, and those to come are told first', async () => {
  const begun = { ...(games[0] as SavedGame), id: 'begun' };
  const { result: _, ...record } = begun.record;
  const old = { ...(games[1] as SavedGame), record: { ...(games[1] as SavedGame).record, rules: '0' } };
  const told = await toldOf([...games, { ...begun, record }, old], () => 0);
  expect(told[0]).toEqual({ outlines: [], toCome: 4 });
  expect(told.at(-1)?.toCome).toBe(0);
  expect(told.flatMap(({ outlines }) => outlines)).toEqual(
    games.map((game) => outlineOf(openGame(game.record))),
  );
  const explorer = newExplorer();
  for (const { outlines } of told) outlines.forEach(explorer.add);
  expect(explorer.under({}).games).toBe(games.length);
});

test('the page is told seldom: it draws everything anew each time', async () => {
  expect(await toldOf(games, () => 0)).toHaveLength(2);
  let time = 0;
  const slow = await toldOf(games, () => {
    time += 1000;
    return time;
  });
  expect(slow.map(({ toCome }) => toCome)).toEqual([3, 2, 1, 0]);
});

test('without games there is nothing to come', async () => {
  expect(await toldOf([], () => 0)).toEqual([{ outlines: [], toCome: 0 }]);
});
