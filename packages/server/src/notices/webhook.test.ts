import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { StoredGame } from '../store/store.ts';
import { wordsFor } from './notices.ts';
import { anOutsideServer, CERTIFICATE } from './testing/outside.ts';
import { tellGroupBy } from './webhook.ts';

const anywhere = tellGroupBy({ isAllowed: () => true, ca: CERTIFICATE });

test('a chat group is told in a few words', async () => {
  const chat = await anOutsideServer();
  expect(await anywhere(`${chat.url}hook?key=1`, 'It is your turn.')).toBe(true);
  expect(chat.calls).toMatchObject([
    { url: '/hook?key=1', body: JSON.stringify({ text: 'It is your turn.', content: 'It is your turn.' }) },
  ]);
});

test('nobody is called on this machine or in its network', async () => {
  const chat = await anOutsideServer();
  const asIs = tellGroupBy({ ca: CERTIFICATE });
  for (const url of [
    chat.url,
    chat.url.replace('localhost', '127.0.0.1'),
    chat.url.replace('localhost', '[::1]'),
  ])
    expect(await asIs(url, 'hello')).toBe(false);
  expect(chat.calls).toEqual([]);
});

test('nobody is called without a certificate that fits, or over plain http', async () => {
  const chat = await anOutsideServer();
  expect(await tellGroupBy({ isAllowed: () => true })(chat.url, 'hello')).toBe(false);
  expect(await anywhere(chat.url.replace('https', 'http'), 'hello')).toBe(false);
  expect(chat.calls).toEqual([]);
});

test('a redirect is not followed', async () => {
  const target = await anOutsideServer();
  const chat = await anOutsideServer(307, { location: target.url });
  expect(await anywhere(chat.url, 'hello')).toBe(false);
  expect(chat.calls).toHaveLength(1);
  expect(target.calls).toEqual([]);
});

test('whoever takes the call and says nothing is left alone after a while', async () => {
  const silent = net.createServer().listen(0);
  onTestFinished(() => {
    silent.close();
  });
  await once(silent, 'listening');
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  expect(await anywhere(`https://localhost:${port}/`, 'hello')).toBe(false);
});

const game: StoredGame = {
  id: newId(),
  watch: newId(),
  createdAt: 0,
  secret: '',
  options: { players: 3, set: 'archway', clans: 'free', listed: false },
  seats: [
    { clan: 'koi', by: { session: newId(), name: '<!channel> @everyone' } },
    { clan: 'lotus', by: { session: newId(), name: 'Guest' } },
    { clan: 'turtle', by: { session: newId(), name: '' } },
  ],
  status: 'playing',
  version: 0,
  count: 0,
};

test('several who are asked at once are named in one message, and no name calls a whole channel', () => {
  const turn = (clan: 'koi' | 'lotus' | 'turtle') => ({ kind: 'your-turn', clan }) as const;
  expect(wordsFor(game, [turn('koi'), turn('lotus'), turn('turtle'), turn('koi')], 'LINK')).toBe(
    'Hinode: It is your turn, !channel everyone (Koi), Guest (Lotus), Turtle. LINK',
  );
  expect(
    wordsFor(
      game,
      [
        { kind: 'game-over', clan: 'koi' },
        { kind: 'game-over', clan: 'lotus' },
      ],
      'LINK',
    ),
  ).toBe('Hinode: The game is over. LINK');
});
