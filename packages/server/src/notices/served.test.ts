import { createECDH, randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../serve.ts';
import { aGameOf, aRoomOf } from '../testing/begun.ts';
import { aPerson, type Browser } from '../testing/online.ts';
import { folder } from '../testing/site.ts';
import { anOutsideServer, CERTIFICATE } from './testing/outside.ts';

async function aServer(isAllowed: (address: string) => boolean): Promise<string> {
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    page: folder(),
    data: folder({}),
    url: 'https://hinode.example/',
    webhooks: true,
    outside: { isAllowed, ca: CERTIFICATE },
  });
  onTestFinished(() => server.close());
  return server.url.slice(0, -1);
}

function subscribe(person: Browser, endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const p256dh = keys.getPublicKey('base64url');
  const subscription = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  return person.call('POST', '/push', { subscription });
}

test('when a game begins, whoever is not there is told in the browser, and the chat group in one message', async () => {
  const address = await aServer(() => true);
  const [service, chat] = [await anOutsideServer(201), await anOutsideServer()];
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  expect((await subscribe(guest, `${service.url}guest`)).status).toBe(200);
  const { id } = await aRoomOf([host, guest]);
  await host.call('POST', `/games/${id}/webhook`, { url: chat.url });
  await host.call('POST', `/games/${id}/bots`, { seat: 2, level: 'random' });
  await host.call('POST', `/games/${id}/start`);
  await vi.waitFor(() => expect(service.calls.map(({ url }) => url)).toContain('/guest'), 10_000);
  await vi.waitFor(() => expect(chat.calls).not.toEqual([]), 10_000);
  const { text } = JSON.parse(chat.calls[0]?.body ?? '{}') as { text?: string };
  expect(text).toMatch(/^Hinode: It is your turn, Host \(\w+\), Guest \(\w+\)\./);
  expect(text).toContain(`https://hinode.example/#/online/${id}`);
});

test('a chat group on this machine is never called, though its name was taken', async () => {
  const asked: string[] = [];
  const address = await aServer((place) => {
    asked.push(place);
    return false;
  });
  const chat = await anOutsideServer();
  const host = await aPerson(address, 'Host');
  const { id } = await aGameOf([host]);
  expect((await host.call('POST', `/games/${id}/webhook`, { url: chat.url })).status).toBe(200);
  await vi.waitFor(() => expect(asked).not.toEqual([]), 10_000);
  expect(chat.calls).toEqual([]);
});

test('when a clock runs out, the chat group hears whose it was and who has a vote', async () => {
  const address = await aServer(() => true);
  const chat = await anOutsideServer();
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id } = await aRoomOf([host, guest], { clock: { move: 1_000, reserve: 0 } });
  await host.call('POST', `/games/${id}/webhook`, { url: chat.url });
  await host.call('POST', `/games/${id}/bots`, { seat: 2, level: 'random' });
  await host.call('POST', `/games/${id}/start`);
  await vi.waitFor(() => expect(chat.calls).not.toEqual([]), 20_000);
  const { text } = JSON.parse(chat.calls[0]?.body ?? '{}') as { text?: string };
  expect(text).toMatch(
    /The time of .*Host \(\w+\).* has run out; .* The table asks .*Guest \(\w+\).* to vote\./,
  );
});
