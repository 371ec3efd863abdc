import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callingBy } from './calling.ts';
import { anEndlessServer, anOutsideServer, CERTIFICATE, ENDLESS } from './testing/outside.ts';
import { tellGroupBy } from './webhook.ts';

const anywhere = tellGroupBy(callingBy({ isAllowed: () => true, ca: CERTIFICATE }));

test('a chat group gets a short message', async () => {
  const chat = await anOutsideServer();
  expect(await anywhere(`${chat.url}hook?key=1`, 'It is your turn.')).toBe(true);
  expect(chat.calls).toMatchObject([
    { url: '/hook?key=1', body: JSON.stringify({ text: 'It is your turn.', content: 'It is your turn.' }) },
  ]);
});

test('nothing on this machine or in its network is called', async () => {
  const chat = await anOutsideServer();
  const asIs = tellGroupBy(callingBy({ ca: CERTIFICATE }));
  for (const url of [
    chat.url,
    chat.url.replace('localhost', '127.0.0.1'),
    chat.url.replace('localhost', '[::1]'),
  ])
    expect(await asIs(url, 'hello')).toBe(false);
  expect(chat.calls).toEqual([]);
});

test('nothing is called without a valid certificate, or over plain http', async () => {
  const chat = await anOutsideServer();
  expect(await tellGroupBy(callingBy({ isAllowed: () => true }))(chat.url, 'hello')).toBe(false);
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

test('a server that accepts the call and says nothing is abandoned when the time is over', async () => {
  const patience = new AbortController();
  const silent = net.createServer((socket) => {
    socket.on('error', () => undefined);
    patience.abort();
  });
  silent.listen(0);
  onTestFinished(() => {
    silent.close();
  });
  await once(silent, 'listening');
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const call = callingBy({ isAllowed: () => true, patience: () => patience.signal });
  expect(await tellGroupBy(call)(`https://localhost:${port}/`, 'hello')).toBe(false);
});

test('an endless answer from a group is not read', async () => {
  const chat = await anEndlessServer(200);
  expect(await anywhere(chat.url, 'hello')).toBe(true);
  expect(await chat.written).toBeLessThan(ENDLESS);
});

test('nothing is sent if the address turns out to be another one once we are connected', async () => {
  const chat = await anOutsideServer();
  let asked = 0;
  // A bare address is checked before the call, and again once connected.
  const isAllowed = () => ++asked < 2;
  const call = callingBy({ isAllowed, ca: CERTIFICATE });
  const bare = chat.url.replace('localhost', '127.0.0.1');
  expect(await tellGroupBy(call)(bare, 'hello')).toBe(false);
  expect(asked).toBe(2);
  expect(chat.calls).toEqual([]);
});
