import { commitmentOf } from '@hinode/engine/records';
import type { ShownRoom } from '@hinode/wire';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aGameOf, aRoomOf, playOut } from '../testing/begun.ts';
import { ADMIN_KEY, anOnlineServer, aPerson, type Browser } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { DESCRIBED } from './openapi.ts';

const store = await aStore();

interface Api {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { summary?: string; responses: object }>>>>;
}

test('every route is described, with a sentence about it, and nothing else is', async () => {
  const routes = new Set<string>();
  const address = await anOnlineServer(store, {}, (app) =>
    app.addHook('onRoute', ({ method, url }) => {
      if (url.startsWith('/api/') && method !== 'HEAD') routes.add(`${String(method)} ${url}`);
    }),
  );
  const api = (await (await fetch(`${address}/api/openapi.json`)).json()) as Api;
  expect(api.openapi).toBe('3.1.0');
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => {
      expect(summary).toBeTruthy();
      return `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    }),
  );
  expect(routes.size).toBeGreaterThan(30);
  expect(described.sort()).toEqual([...routes].sort());
  expect(Object.keys(DESCRIBED).sort()).toEqual([...routes].sort());
});

test('calls are checked by the schemas that describe them', async () => {
  const address = await anOnlineServer(store);
  const api: unknown = await (await fetch(`${address}/api/openapi.json`)).json();
  expect(api).toHaveProperty(['paths', '/api/games', 'post', 'requestBody', 'content', 'application/json'], {
    schema: expect.objectContaining({
      required: ['options', 'seat'],
      additionalProperties: false,
    }),
  });
});

test('answers match their description', async () => {
  const push = { key: 'a key', tell: async () => {} };
  const address = await anOnlineServer(store, { push, webhooks: true });
  const host = await aPerson(address, 'Host');
  const checked = new Set<string>();
  const asDescribed = async (by: Browser, route: string, path: string, body?: unknown): Promise<void> => {
    const [method = ''] = route.split(' ');
    const headers = route.includes('/host/') ? { authorization: `Bearer ${ADMIN_KEY}` } : {};
    const answer = await by.call(method, path, body, headers);
    expect([route, answer.status, answer.body]).toEqual([route, 200, answer.body]);
    const schema = DESCRIBED[route]?.answer as TSchema;
    expect([route, ...Value.Errors(schema, answer.body)]).toEqual([route]);
    checked.add(route);
  };
  const sitting = { seat: 0, contribution: newId() };
  const options = { players: 3, set: 'archway', clans: 'draft', listed: true };
  await asDescribed(host, 'POST /api/me', '/me', { name: 'Host' });
  await asDescribed(host, 'POST /api/games', '/games', { options, ...sitting });
  const owner = await aPerson(address, 'Owner');
  const password = 'a long password';
  await asDescribed(owner, 'POST /api/account', '/account', { login: newId(), password });
  const changing = { password, newPassword: password };
  await asDescribed(owner, 'POST /api/account/password', '/account/password', changing);
  await asDescribed(owner, 'GET /api/me/keys', '/me/keys');
  await asDescribed(owner, 'DELETE /api/me/keys', '/me/keys', { password });
  const [key] = (await owner.call('GET', '/me/keys')).body as unknown as { id: string }[];
  await asDescribed(owner, 'DELETE /api/me/keys/:key', `/me/keys/${key?.id}`, { password });
  await asDescribed(host, 'GET /api/me', '/me');
  await asDescribed(host, 'POST /api/me/code', '/me/code');
  await asDescribed(host, 'GET /api/push/key', '/push/key');

  const { id } = await aRoomOf([host]);
  await asDescribed(host, 'POST /api/games/:id/clan', `/games/${id}/clan`, { clan: 'koi' });
  for (const seat of [1, 2])
    await asDescribed(host, 'POST /api/games/:id/bots', `/games/${id}/bots`, {
      seat,
      level: 'ashigaru',
      character: 'by-chance',
    });
  await asDescribed(host, 'DELETE /api/games/:id/seats/:seat', `/games/${id}/seats/1`);
  const guest = await aPerson(address, 'Guest');
  const seat = { seat: 1, contribution: newId() };
  await asDescribed(guest, 'POST /api/games/:id/seats', `/games/${id}/seats`, seat);
  await asDescribed(host, 'GET /api/games', '/games');
  await asDescribed(host, 'POST /api/games/:id/webhook', `/games/${id}/webhook`, { url: null });
  await guest.call('DELETE', `/games/${id}/seats/1`);
  const { promise } = (await guest.call('GET', `/games/${id}`)).body as unknown as ShownRoom;
  const contribution = newId();
  const sealed = { seat: 1, commitment: commitmentOf(promise, contribution) };
  await asDescribed(guest, 'POST /api/games/:id/seats', `/games/${id}/seats`, sealed);
  await asDescribed(host, 'POST /api/games/:id/start', `/games/${id}/start`);
  await asDescribed(guest, 'POST /api/games/:id/reveal', `/games/${id}/reveal`, { contribution });
  const said = { type: 'say', at: 0, key: newId(), text: 'hello' };
  await asDescribed(host, 'POST /api/games/:id/requests', `/games/${id}/requests`, said);
  await asDescribed(host, 'GET /api/games/:id/view', `/games/${id}/view`);
  await asDescribed(host, 'GET /api/me/games', '/me/games');

  const over = await aGameOf([host, guest]);
  await playOut(store, over.id);
  await asDescribed(host, 'GET /api/me/statistics', '/me/statistics');
  await asDescribed(host, 'GET /api/me/profile', '/me/profile');
  const showing = { rating: true, clans: true, games: true };
  await asDescribed(host, 'POST /api/me/profile', '/me/profile', showing);
  const { id: profile } = (await host.call('GET', '/me/profile')).body;
  await asDescribed(host, 'GET /api/profiles/:id', `/profiles/${profile}`);
  await asDescribed(host, 'GET /api/ratings', '/ratings');
  await asDescribed(host, 'GET /api/games/:id', `/games/${over.id}`);
  await asDescribed(host, 'GET /api/games/:id/record', `/games/${over.id}/record`);
  await asDescribed(host, 'GET /api/watch/:watch', `/watch/${over.watch}`);
  await asDescribed(host, 'GET /api/watch/:watch/view', `/watch/${over.watch}/view`);
  await asDescribed(host, 'GET /api/watch/:watch/record', `/watch/${over.watch}/record`);
  await asDescribed(host, 'POST /api/games/:id/rematch', `/games/${over.id}/rematch`);

  const by = over.seats[0]?.clan ?? 'koi';
  const words = (text: string) => ({ when: 0, at: 0, note: { type: 'said', from: by, text } }) as const;
  const n = (await store.notes(over.id, 0)).length;
  await store.addNotes(over.id, n, [words('one'), words('two')]);
  const report = await store.addReport({ game: over.id, note: n, by, words: 'words', when: 0 });
  await asDescribed(host, 'GET /api/host/monitor', '/host/monitor');
  await asDescribed(host, 'GET /api/host/reports', '/host/reports');
  await asDescribed(host, 'DELETE /api/host/reports/:id', `/host/reports/${report}`);
  await asDescribed(host, 'DELETE /api/host/games/:id', `/host/games/${over.id}`);
  await asDescribed(guest, 'POST /api/logout', '/logout');
  await asDescribed(host, 'DELETE /api/me', '/me');
  expect(checked.size).toBeGreaterThan(24);
});
