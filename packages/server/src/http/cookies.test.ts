import { expect, test } from 'vitest';
import { proxied } from '../testing/site.ts';

const HOST = 'hinode.example';

/** A call through the proxy, over https, with these cookies. */
async function overHttps(address: string, method: string, place: string, cookie?: string, body?: unknown) {
  const answer = await fetch(`${address}/api${place}`, {
    method,
    headers: {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': HOST,
      origin: `https://${HOST}`,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, cookies: answer.headers.getSetCookie() };
}

const keyOf = (cookie = ''): string => cookie.split(';')[0]?.split('=')[1] ?? '';

/** The key of somebody who came over plain http, as everybody's key used to be. */
async function keyFromBefore(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/me`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: '{"name":"From before"}',
  });
  return keyOf(answer.headers.getSetCookie()[0]);
}

test('over https the name of the cookie prevents other sites from planting one', async () => {
  const address = await proxied();
  const { cookies } = await overHttps(address, 'POST', '/me', undefined, { name: 'Player' });
  const given = cookies.find((cookie) => cookie.startsWith('__Host-hinode='));
  expect(given).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(given).not.toContain('Domain');
  const key = keyOf(given);
  expect((await overHttps(address, 'GET', '/me', `__Host-hinode=${key}`)).status).toBe(200);
  // Planted under the plain name, which a sibling site can write, it opens nothing.
  expect((await overHttps(address, 'GET', '/me', `hinode=${key}`)).status).toBe(401);
});

test('an older key moves to the new name by itself; one that opens nothing does not', async () => {
  const address = await proxied();
  const old = await keyFromBefore(address);
  const moved = await overHttps(address, 'GET', '/me', `hinode=${old}`);
  expect(moved.status).toBe(200);
  expect(moved.cookies.find((one) => one.startsWith('__Host-hinode='))).toContain(old);
  expect(moved.cookies.find((one) => one.startsWith('hinode='))).toMatch(/^hinode=;/);
  expect(await overHttps(address, 'GET', '/me', `__Host-hinode=${old}`)).toEqual({
    status: 200,
    cookies: [],
  });
  expect(await overHttps(address, 'GET', '/me', `hinode=${'x'.repeat(43)}`)).toEqual({
    status: 401,
    cookies: [],
  });
});

test('the guarded key takes precedence over a planted one', async () => {
  const address = await proxied();
  const mine = await overHttps(address, 'POST', '/me', undefined, { name: 'Player' });
  const key = keyOf(mine.cookies.find((one) => one.startsWith('__Host-')));
  const planted = await keyFromBefore(address);
  const answer = await fetch(`${address}/api/me`, {
    headers: { 'x-forwarded-proto': 'https', cookie: `hinode=${planted}; __Host-hinode=${key}` },
  });
  expect(await answer.json()).toEqual({ name: 'Player' });
});

test('logging out removes both', async () => {
  const address = await proxied();
  const old = await keyFromBefore(address);
  const gone = await overHttps(address, 'POST', '/logout', `hinode=${old}`);
  expect(gone.cookies.map((one) => one.split(';')[0]).sort()).toEqual(['__Host-hinode=', 'hinode=']);
  expect((await overHttps(address, 'GET', '/me', `hinode=${old}`)).status).toBe(401);
});
