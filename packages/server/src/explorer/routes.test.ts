import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import type { ExploredHere } from '@hinode/wire';
import { expect, test } from 'vitest';
import { aBrowser, anOnlineServer } from '../testing/online.ts';
import { aGame, aStore } from '../testing/store.ts';
import { newFigures } from './figures.ts';
import { outlineOfStored } from './outlines.ts';

const store = await aStore();
const HOUR = 3_600_000;
const setup = (n: number): Setup => ({
  clans: ['koi', 'lotus', 'turtle'],
  set: n % 2 === 0 ? 'archway' : 'teapot',
  seed: `explored ${n}`,
});

async function endedGame(n: number): Promise<string> {
  const id = await aGame(store, setup(n));
  const bots = Object.fromEntries(setup(n).clans.map((clan) => [clan, botOf('random')]));
  const { moves, result } = playGame(setup(n), bots, `${n}`);
  await store.append(id, 0, moves, undefined, n);
  const version = (await store.game(id))?.version ?? 0;
  await store.updateGame(id, { status: 'over', endedAt: n, result }, version);
  return id;
}

test('figures of games that are over are told to anybody, of few games nothing, and no sooner than in an hour anew', async () => {
  let now = Date.now();
  for (let n = 0; n < 9; n++) await endedGame(n);
  const figures = newFigures({ store, now: () => now });
  const anybody = aBrowser(await anOnlineServer(store, { figures }));
  const ask = async (query = ''): Promise<ExploredHere> =>
    (await anybody.call('GET', `/explorer${query}`)).body as unknown as ExploredHere;
  expect(await ask()).toMatchObject({ explored: { games: 9, wins: { clan: [] } }, least: 10, toCome: 0 });
  const last = await endedGame(10);
  expect((await ask()).explored.games).toBe(9);
  now += HOUR;
  const { explored } = await ask();
  expect(explored.games).toBe(10);
  expect(explored.wins.clan.map(({ games }) => games)).toEqual([10, 10, 10]);
  expect(explored.wins.clan.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(10);
  expect(await ask('?set=archway&players=3')).toMatchObject({ explored: { games: 6, wins: { card: [] } } });
  // Deleted games are forgotten here too.
  await store.deleteGame(last);
  now += HOUR;
  expect((await ask()).explored.games).toBe(9);
  const refused = async (query: string) => (await anybody.call('GET', `/explorer${query}`)).status;
  expect(await Promise.all(['?players=2', '?set=none', '?kami=koi', '?person=x'].map(refused))).toEqual([
    400, 400, 400, 400,
  ]);
});

test('a game of unknown rules, or one that did not begin, is left out', async () => {
  const [game] = await store.endedGames({ endedAt: 99, id: '' }, 1);
  if (game === undefined) throw new Error('no game has ended');
  const { setup: _, ...without } = game;
  expect(await outlineOfStored(store, without)).toBeUndefined();
  const other = { ...game, options: { ...game.options, rules: 'none' } };
  expect(await outlineOfStored(store, other)).toBeUndefined();
  expect((await outlineOfStored(store, game))?.players).toHaveLength(3);
});
