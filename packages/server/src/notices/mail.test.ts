import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { serve } from '../serve.ts';
import { aRoomOf } from '../testing/begun.ts';
import { aPerson, type Browser } from '../testing/online.ts';
import { folder } from '../testing/site.ts';
import { handTime } from '../testing/time.ts';
import { GATHERING } from './digest.ts';
import { aMailServer, type Received } from './testing/mail-server.ts';

/** Tests against a real mail server. */

async function aServer() {
  const { smtp, letters } = await aMailServer();
  const time = handTime();
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    page: folder(),
    data: folder({}),
    url: 'https://hinode.example/',
    mail: { smtp, from: 'Hinode <hinode@club.example>' },
    time,
  });
  onTestFinished(() => server.close());
  return { address: server.url.slice(0, -1), letters, time };
}

const tokenIn = ({ body }: Received): string => /#\/mail\/([\w-]+)\//.exec(body)?.[1] ?? '';

async function confirm(who: Browser, address: string, letters: readonly Received[], language = 'en') {
  const before = letters.length;
  expect((await who.call('POST', '/me/mail', { address, language })).body).toEqual({
    address,
    confirmed: false,
  });
  await expect.poll(() => letters.length).toBe(before + 1);
  const token = tokenIn(letters[before] as Received);
  expect((await who.call('POST', `/mail/${token}/confirm`)).status).toBe(200);
  return token;
}

async function aGameWith(address: string, second: Browser) {
  const host = await aPerson(address, 'Host');
  const { id } = await aRoomOf([host, second]);
  await host.call('POST', `/games/${id}/bots`, { seat: 2, level: 'random' });
  await host.call('POST', `/games/${id}/start`);
  return id;
}

test('an address first gets a letter asking for confirmation, and nothing else before that', async () => {
  const { address, letters, time } = await aServer();
  const guest = await aPerson(address, 'Ola');
  expect((await guest.call('GET', '/me/mail')).body).toEqual({ possible: true });
  await guest.call('POST', '/me/mail', { address: 'ola@club.example', language: 'pl' });
  await expect.poll(() => letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    to: ['ola@club.example'],
    from: 'hinode@club.example',
    subject: 'Czy to twój adres?',
  });
  expect(letters[0]?.body).toContain('Ola na https://hinode.example/ chce');
  expect((await guest.call('GET', '/me/mail')).body).toEqual({
    possible: true,
    address: 'ola@club.example',
    confirmed: false,
  });
  await aGameWith(address, guest);
  time.pass(2 * LIMITS.mails);
  expect(letters).toHaveLength(1);
});

test('somebody who stays away gets one letter for all tables, in their language, with an unsubscribe link that mail programs understand', async () => {
  const { address, letters, time } = await aServer();
  const guest = await aPerson(address, 'Ola');
  await confirm(guest, 'ola@club.example', letters, 'pl');
  const games = [await aGameWith(address, guest), await aGameWith(address, guest)];
  const toOla = () => letters.filter(({ to }) => to.includes('ola@club.example')).slice(1);
  await expect
    .poll(() => {
      time.pass(GATHERING);
      return toOla();
    })
    .toHaveLength(1);
  const [letter] = toOla();
  expect(letter?.subject).toBe('2 stoły czekają na ciebie');
  for (const id of games) expect(letter?.body).toContain(`https://hinode.example/#/online/${id}`);
  expect(letter?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const stop = /^List-Unsubscribe: <https:\/\/hinode\.example(\/api\/mail\/[\w-]+\/stop)>$/m.exec(
    letter?.raw ?? '',
  )?.[1];
  const answer = await fetch(`${address}${stop}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect((await guest.call('GET', '/me/mail')).body).toEqual({ possible: true });
});

test('an invalid address is refused, and so is confirming too many', async () => {
  const { address, letters } = await aServer();
  const guest = await aPerson(address, 'Ola');
  const ask = (to: string) => guest.call('POST', '/me/mail', { address: to, language: 'en' });
  for (const wrong of [
    'ola',
    'a@b',
    'a b@c.example',
    'a@c.example, d@e.example',
    'a@c.example\r\nBcc: d@e.example',
  ])
    expect(await ask(wrong)).toMatchObject({ status: 400, body: { code: 'bad-mail-address' } });
  for (let n = 0; n < 5; n++) expect((await ask(`ola${n}@club.example`)).status).toBe(200);
  expect(await ask('one-more@club.example')).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  });
  await expect.poll(() => letters).toHaveLength(5);
  expect((await guest.call('DELETE', '/me/mail')).status).toBe(200);
  expect((await guest.call('GET', '/me/mail')).body).toEqual({ possible: true });
});

test('a server without a mail server says so', async () => {
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data: folder({}) });
  onTestFinished(() => server.close());
  const guest = await aPerson(server.url.slice(0, -1), 'Ola');
  expect(await guest.call('GET', '/me/mail')).toMatchObject({ status: 200, body: { possible: false } });
  const wish = { address: 'ola@club.example', language: 'en' };
  expect(await guest.call('POST', '/me/mail', wish)).toMatchObject({
    status: 404,
    body: { code: 'no-mail' },
  });
});
