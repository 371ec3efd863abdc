import { expect, test, vi } from 'vitest';
import { newId } from '../store/ids.ts';
import { aGame, aStore } from '../testing/store.ts';
import { newNotices } from './notices.ts';

const store = await aStore();
const CLANS = ['koi', 'lotus', 'turtle'] as const;

async function aTable(webhook?: string) {
  const sessions = CLANS.map(() => newId());
  const seats = CLANS.map((clan, i) => ({ clan, by: { session: sessions[i] ?? '', name: `Player ${i}` } }));
  const id = await aGame(store, { clans: CLANS, set: 'archway', seed: 'a seed' }, seats);
  if (webhook) await store.updateGame(id, { webhook }, (await store.game(id))?.version ?? 0);
  const pushed: unknown[] = [];
  const told: unknown[] = [];
  const notices = newNotices({
    store,
    push: { key: '', tell: async (person, payload) => void pushed.push({ person, payload }) },
    group: { tell: async (url, text) => told.push({ url, text }) > 0, url: 'https://hinode.example/' },
    failed: (problem) => {
      throw problem;
    },
  });
  return { id, sessions, notices, pushed, told };
}

test('whoever is not at the table is told, and whoever looks at it is not', async () => {
  const { id, sessions, notices, pushed } = await aTable();
  notices.noticed('your-turn', id, 'koi', true);
  notices.noticed('your-turn', id, 'lotus', false);
  await vi.waitFor(() => expect(pushed).toHaveLength(1));
  expect(pushed).toEqual([{ person: sessions[1], payload: { kind: 'your-turn', game: id, clan: 'lotus' } }]);
  notices.close();
});

test('the chat group hears of several in one message, with the link', async () => {
  const { id, notices, told } = await aTable('https://chat.example/hook');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  notices.noticed('your-turn', id, 'koi', false);
  notices.noticed('your-turn', id, 'turtle', false);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told).toEqual([
    {
      url: 'https://chat.example/hook',
      text: `Hinode: It is your turn, Player 0 (Koi), Player 2 (Turtle). https://hinode.example/#/online/${id}`,
    },
  ]);
});

test('the chat group hears that a clock ran out, and who has a vote', async () => {
  const { id, notices, told } = await aTable('https://chat.example/hook');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  notices.noticed('time-ran-out', id, 'koi', false);
  notices.noticed('your-vote', id, 'lotus', false);
  notices.noticed('your-vote', id, 'turtle', true);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told).toMatchObject([
    {
      text: expect.stringContaining(
        'The time of Player 0 (Koi) has run out; the others may wait, let a bot play on, or end. The table asks Player 1 (Lotus) to vote.',
      ),
    },
  ]);
});

test('a table without a chat group tells none', async () => {
  const { id, notices, told } = await aTable();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  notices.noticed('game-over', id, 'koi', false);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await store.game(id);
  expect(told).toEqual([]);
});
