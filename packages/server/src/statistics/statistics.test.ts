import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { Seat } from '../store/store.ts';
import { aGame, aStore } from '../testing/store.ts';
import { newPersonStatistics } from './statistics.ts';

const store = await aStore();
const CLANS = ['koi', 'lotus', 'turtle'] as const;

/** A game that ended at that time, where the person led the Koi, another the Lotus, and a bot the Turtle. */
async function ended(endedAt: number, person: string, other: string): Promise<string> {
  const setup: Setup = { clans: [...CLANS], set: 'archway', seed: `statistics ${endedAt}` };
  const seats: readonly Seat[] = [
    { clan: 'koi', by: { session: person, name: 'Ada' } },
    { clan: 'lotus', by: { session: other, name: 'Eve' } },
    { clan: 'turtle', by: { bot: 'samurai' } },
  ];
  const id = await aGame(store, setup, seats);
  const bots = Object.fromEntries(CLANS.map((clan) => [clan, botOf('random')]));
  const { moves, result } = playGame(setup, bots, setup.seed);
  await store.append(id, 0, moves, undefined, endedAt);
  await store.updateGame(id, { status: 'over', endedAt, result }, (await store.game(id))?.version ?? 0);
  return id;
}

test('what ends tell is known at once, and of the moves of games a few more with every call', async () => {
  const [person, other] = [newId(), newId()];
  for (let n = 1; n <= 25; n++) await ended(n, person, other);
  const statistics = newPersonStatistics(store);
  const first = await statistics.of(person);
  expect(first).toMatchObject({
    games: 25,
    players: [{ of: 3, games: 25 }],
    levels: [{ of: 'samurai', games: 25 }],
    met: [{ name: 'Eve', games: 25 }],
    folded: 20,
    toCome: 5,
  });
  const second = await statistics.of(person);
  expect(second).toMatchObject({ games: 25, folded: 25, toCome: 0 });
  // The average of all sources together is that of the points, but for what others took.
  const gained = second.points.reduce((sum, { vp }) => sum + vp, 0);
  expect(gained).toBeGreaterThan(second.vp / 25 - 0.5);
  // Whoever sat there too is told at once: nothing is folded twice.
  expect(await statistics.of(other)).toMatchObject({ folded: 25, toCome: 0, met: [{ name: 'Ada' }] });
  // By another server, from the games alone.
  const anew = newPersonStatistics(store);
  await anew.of(person);
  expect(await anew.of(person)).toEqual(second);
});

test('a game that is deleted is no longer counted, one of unknown rules only for its end', async () => {
  const [person, other] = [newId(), newId()];
  const [gone, strange] = [await ended(101, person, other), await ended(102, person, other)];
  const game = await store.game(strange);
  if (game === undefined) throw new Error('no such game');
  await store.updateGame(strange, { options: { ...game.options, rules: 'none' } }, game.version);
  const statistics = newPersonStatistics(store);
  expect(await statistics.of(person)).toMatchObject({ games: 2, folded: 1, toCome: 0 });
  await store.deleteGame(gone);
  expect(await statistics.of(person)).toMatchObject({ games: 1, folded: 0, toCome: 0 });
});

test('whoever a bot stood in for has not played to the end, and is not met', async () => {
  const [person, other] = [newId(), newId()];
  const id = await ended(201, person, other);
  const left = { type: 'bot-took-over', clan: 'lotus', level: 'daimyo', why: 'left' } as const;
  await store.addNotes(id, 0, [{ when: 0, at: 0, note: left }]);
  const statistics = newPersonStatistics(store);
  expect(await statistics.of(other)).toMatchObject({ games: 0, left: 1, endedEarly: 0, clans: [] });
  expect(await statistics.of(person)).toMatchObject({
    games: 1,
    left: 0,
    met: [],
    levels: [
      { of: 'daimyo', games: 1 },
      { of: 'samurai', games: 1 },
    ],
  });
});
