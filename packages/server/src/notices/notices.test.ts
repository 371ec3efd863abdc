import { expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { newId } from '../store/ids.ts';
import { aGame, aStore } from '../testing/store.ts';
import { handTime } from '../testing/time.ts';
import { newNotices } from './notices.ts';

const store = await aStore();
const CLANS = ['koi', 'lotus', 'turtle'] as const;

async function aTable(webhook?: string) {
  const sessions = CLANS.map(() => newId());
  const seats = CLANS.map((clan, i) => ({ clan, by: { session: sessions[i] ?? '', name: `Player ${i}` } }));
  const id = await aGame(store, { clans: CLANS, set: 'archway', seed: 'a seed' }, seats);
  if (webhook) await store.updateGame(id, { webhook }, (await store.game(id))?.version ?? 0);
  const time = handTime();
  const pushed: unknown[] = [];
  const told: unknown[] = [];
  const notices = newNotices({
    store,
    time,
    between: LIMITS.notices,
    push: { key: '', tell: async (person, payload) => void pushed.push({ person, payload }) },
    group: { tell: async (url, text) => told.push({ url, text }) > 0, url: 'https://hinode.example/' },
    failed: (problem) => {
      throw problem;
    },
  });
  return { id, sessions, notices, pushed, told, time };
}

test('players who are away are told; those who are looking at the table are not', async () => {
  const { id, sessions, notices, pushed } = await aTable();
  notices.noticed('your-turn', id, 'koi', true);
  notices.noticed('your-turn', id, 'lotus', false);
  await expect.poll(() => pushed).toHaveLength(1);
  expect(pushed).toEqual([{ person: sessions[1], payload: { kind: 'your-turn', game: id, clan: 'lotus' } }]);
  notices.close();
});

test('a seat gets one notice a minute, and then the newest of those that waited', async () => {
  const { id, notices, pushed, time } = await aTable();
  const kinds = () => pushed.map((one) => (one as { payload: { kind: string } }).payload.kind);
  for (const kind of ['your-turn', 'your-vote', 'your-turn', 'half-time'] as const)
    notices.noticed(kind, id, 'koi', false);
  time.pass(59_999);
  await expect.poll(kinds).toEqual(['your-turn']);
  time.pass(1);
  await expect.poll(kinds).toEqual(['your-turn', 'half-time']);
  time.pass(60_000);
  notices.noticed('your-turn', id, 'koi', false);
  await expect.poll(kinds).toEqual(['your-turn', 'half-time', 'your-turn']);
  notices.close();
});

test('a clock that is set back silences nobody, neither a seat nor the chat group', async () => {
  const { id, notices, pushed, told, time } = await aTable('https://chat.example/hook');
  notices.noticed('your-turn', id, 'koi', false);
  notices.noticed('your-vote', id, 'koi', false);
  time.setBack(24 * 60 * 60_000);
  time.pass(5_000);
  await expect.poll(() => told).toHaveLength(1);
  time.pass(55_000);
  await expect.poll(() => pushed).toHaveLength(2);
  notices.close();
});

test('somebody who has come to the table does not get the notice that was waiting', async () => {
  const { id, notices, pushed, time } = await aTable();
  notices.noticed('your-turn', id, 'koi', false);
  notices.noticed('your-vote', id, 'koi', false);
  notices.noticed('your-turn', id, 'koi', true);
  time.pass(60_000);
  notices.noticed('game-over', id, 'koi', false);
  await expect.poll(() => pushed).toHaveLength(2);
  expect(pushed[1]).toMatchObject({ payload: { kind: 'game-over' } });
  notices.close();
});

test('the chat group is told about several players in one message, with the link', async () => {
  const { id, notices, told, time } = await aTable('https://chat.example/hook');
  notices.noticed('your-turn', id, 'koi', false);
  notices.noticed('your-turn', id, 'turtle', false);
  time.pass(5_000);
  await expect.poll(() => told).toHaveLength(1);
  expect(told).toEqual([
    {
      url: 'https://chat.example/hook',
      text: `Hinode\nPlayer 0 (Koi): It is your move.\nPlayer 2 (Turtle): It is your move.\nhttps://hinode.example/#/online/${id}`,
    },
  ]);
});

test('the chat group is told that a clock ran out, and who has a vote', async () => {
  const { id, notices, told, time } = await aTable('https://chat.example/hook');
  notices.noticed('time-ran-out', id, 'koi', false);
  notices.noticed('your-vote', id, 'lotus', false);
  notices.noticed('your-vote', id, 'turtle', true);
  time.pass(5_000);
  await expect.poll(() => told).toHaveLength(1);
  expect(told).toMatchObject([
    {
      text: expect.stringContaining(
        'Player 0 (Koi): Your time has run out. The others decide what to do.\nPlayer 1 (Lotus): There is a vote. The others are waiting for yours.\n',
      ),
    },
  ]);
});

test('a table without a chat group calls nobody', async () => {
  const { id, notices, told, time } = await aTable();
  notices.noticed('game-over', id, 'koi', false);
  time.pass(5_000);
  await store.game(id);
  expect(told).toEqual([]);
});
