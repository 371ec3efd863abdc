import { createECDH, randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../serve.ts';
import { aGameOf, aRoomOf } from '../testing/begun.ts';
import { aPerson, type Browser } from '../testing/online.ts';
import { folder } from '../testing/site.ts';
import { handTime } from '../testing/time.ts';
import { anOutsideServer, CERTIFICATE } from './testing/outside.ts';

async function aServer(isAllowed: (address: string) => boolean) {
  const time = handTime();
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    page: folder(),
    data: folder({}),
    url: 'https://hinode.example/',
    webhooks: true,
    outside: { isAllowed, ca: CERTIFICATE },
    time,
  });
  onTestFinished(() => server.close());
  /** Checks again and again, moving the clock by a second each time, for what is gathered or due. */
  const asTimePasses = <T>(look: () => T) =>
    expect.poll(() => {
      time.pass(1_000);
      return look();
    });
  return { address: server.url.slice(0, -1), asTimePasses };
}

function subscribe(person: Browser, endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const p256dh = keys.getPublicKey('base64url');
  const subscription = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  return person.call('POST', '/push', { subscription });
}

test('when a game begins, those who are away are told in the browser, and the chat group in one message', async () => {
  const { address, asTimePasses } = await aServer(() => true);
  const [service, chat] = [await anOutsideServer(201), await anOutsideServer()];
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  expect((await subscribe(guest, `${service.url}guest`)).status).toBe(200);
  const { id } = await aRoomOf([host, guest]);
  await host.call('POST', `/games/${id}/webhook`, { url: chat.url });
  await host.call('POST', `/games/${id}/bots`, { seat: 2, level: 'random' });
  await host.call('POST', `/games/${id}/start`);
  await expect.poll(() => service.calls.map(({ url }) => url)).toContain('/guest');
  await asTimePasses(() => chat.calls).not.toEqual([]);
  const { text } = JSON.parse(chat.calls[0]?.body ?? '{}') as { text?: string };
  expect(text).toMatch(/^Hinode\nHost \(\w+\): It is your move\.\nGuest \(\w+\): It is your move\.\n/);
  expect(text).toContain(`https://hinode.example/#/online/${id}`);
});

test('a chat group on this machine is never called, although its address was accepted', async () => {
  const asked: string[] = [];
  const { address, asTimePasses } = await aServer((place) => {
    asked.push(place);
    return false;
  });
  const chat = await anOutsideServer();
  const host = await aPerson(address, 'Host');
  const { id } = await aGameOf([host]);
  expect((await host.call('POST', `/games/${id}/webhook`, { url: chat.url })).status).toBe(200);
  await asTimePasses(() => asked).not.toEqual([]);
  expect(chat.calls).toEqual([]);
});

test('when a clock runs out, the chat group is told whose it was and who has a vote', async () => {
  const { address, asTimePasses } = await aServer(() => true);
  const chat = await anOutsideServer();
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id } = await aRoomOf([host, guest], { clock: { move: 1_000, reserve: 0 } });
  await host.call('POST', `/games/${id}/webhook`, { url: chat.url });
  await host.call('POST', `/games/${id}/bots`, { seat: 2, level: 'random' });
  await host.call('POST', `/games/${id}/start`);
  // On a slow machine the group may already have heard that the game began.
  await asTimePasses(() => chat.calls.map(({ body }) => body).join('\n')).toMatch(
    /Host \(\w+\): Your time has run out\..*Guest \(\w+\): There is a vote\./,
  );
});
