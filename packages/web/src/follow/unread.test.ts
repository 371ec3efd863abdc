import type { Setup } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { botGameAt } from '../../testing/bot-games.ts';
import { look } from '../local/looking.ts';
import type { Seat } from '../table/table.ts';
import { unread } from './use-news.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'unread' };
const seats: Seat[] = setup.clans.map((clan) => ({
  clan,
  player: clan === 'koi' ? { kind: 'person' } : { kind: 'bot', level: 'ashigaru' },
}));

/** The table as Koi finds it on opening the page: only the record is remembered. */
const opened = (record = botGameAt(setup, { clan: 'koi', season: 'summer', kind: 'mandate', nth: 2 })) => {
  const game = openGame(record);
  return { game, state: look(game, { seats, last: 'koi' }) };
};

test('the news is counted from my last answer, whoever has moved since, and survives a reload', () => {
  const { game, state } = opened();
  const mine =
    game.moves.findLastIndex(({ clan, type }) => clan === 'koi' && type !== 'ready' && type !== 'pass') + 1;
  expect(state.answered).toBe(mine);
  expect(mine).toBeLessThan(game.moves.length);
  const { after, news } = unread(state, undefined);
  expect(after).toBe(mine);
  expect(news.length).toBeGreaterThan(0);
  expect(news.every(({ at }) => at > mine)).toBe(true);
});

test('dismissed news stays away until there is more', () => {
  const { state } = opened();
  expect(unread(state, undefined, state.moves).news).toEqual([]);
});

test('before my first answer, and for spectators, there is no news', () => {
  expect(unread(opened(newRecord(setup)).state, undefined).news).toEqual([]);
  const { state } = opened();
  expect(unread({ ...state, persons: [] }, undefined).news).toEqual([]);
});

test('at tea only what came before it is news: everything else is on the table', () => {
  const { game, state } = opened(botGameAt(setup, { clan: 'koi', season: 'summer', kind: 'ready' }));
  const began = game.log.findLast(({ event }) => event.type === 'teaBegan')?.at ?? 0;
  const { news } = unread(state, undefined);
  expect(news.every(({ at }) => at <= began)).toBe(true);
});
