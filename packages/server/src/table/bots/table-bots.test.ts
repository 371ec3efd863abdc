import type { Thinker } from '@hinode/bots';
import type { ClanId, Setup } from '@hinode/engine';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../store/ids.ts';
import type { Seat, SeatedBot } from '../../store/store.ts';
import { newTables } from '../../tables/tables.ts';
import { wish } from '../../testing/live.ts';
import { reads } from '../../testing/reader.ts';
import { aGame, aStore } from '../../testing/store.ts';
import { startThinking } from './thinking.ts';

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

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'characters' };
const bot = (clan: ClanId, by: SeatedBot): Seat => ({ clan, by });
const person = (clan: ClanId): Seat => ({ clan, by: { session: newId(), name: clan } });

/** The tables of a server, and with what each bot was made there. */
function watchedTables() {
  const made = new Map<string, unknown>();
  const thinker: Thinker = {
    ...thinking.thinker,
    seat: (seat, level, options, rules) => {
      made.set(seat.split(' ')[1] ?? '', { level, ...options });
      thinking.thinker.seat(seat, level, options, rules);
    },
  };
  return { tables: newTables({ store, thinker, failed }), made };
}

test('a bot plays with the character it was seated with, and whoever stands in for a person has none', async () => {
  const id = await aGame(store, setup, [
    person('koi'),
    bot('lotus', { bot: 'ashigaru', character: 'traitor' }),
    person('turtle'),
  ]);
  const { tables, made } = watchedTables();
  await tables.at(id, async (table) => {
    const reader = await reads(table, undefined);
    await wish(table, 'turtle', { type: 'leave' });
    await expect
      .poll(() => Object.fromEntries(made))
      .toEqual({
        lotus: { level: 'ashigaru', character: 'traitor' },
        turtle: { level: 'samurai' },
      });
    const who = reader.seats?.seats.map(({ clan, bot, character }) => [clan, bot, character]);
    expect(who).toEqual([
      ['koi', undefined, undefined],
      ['lotus', 'ashigaru', 'traitor'],
      ['turtle', 'samurai', undefined],
    ]);
    reader.leave();
  });
});

test('a bot of an earlier version of the server has no character, nor one whose character nobody drew', async () => {
  const id = await aGame(store, setup, [
    person('koi'),
    bot('lotus', { bot: 'ashigaru' }),
    bot('turtle', { bot: 'ashigaru', character: 'by-chance' }),
  ]);
  const { tables, made } = watchedTables();
  await tables.at(id, async () => {});
  await expect
    .poll(() => Object.fromEntries(made))
    .toEqual({
      lotus: { level: 'ashigaru' },
      turtle: { level: 'ashigaru' },
    });
});
