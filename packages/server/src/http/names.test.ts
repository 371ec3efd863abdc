import { expect, test } from 'vitest';
import { ask, folder, NAVIGATING, serving } from '../testing/site.ts';

const asked = async (url: string, place: string, host: string, headers = {}) => {
  const { status, body } = await ask(url, place, { headers: { host, ...headers } });
  return { status, body: status === 200 ? 'fine' : JSON.parse(body.toString()).code };
};

test.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST.',
  'hinode.localhost',
  '127.0.0.1',
  '127.1.2.3:80',
  '[::1]:8080',
])('on its own machine the server answers to the name %s', async (host) => {
  const { url } = await serving();
  expect(await asked(url, '/', host, NAVIGATING)).toEqual({ status: 200, body: 'fine' });
});

test.each([
  'elsewhere.example',
  'elsewhere.example:8080',
  'localhost.elsewhere.example',
  '127.0.0.1.elsewhere.example',
])('another site’s name that resolves to this machine, %s, opens nothing', async (host) => {
  const { url } = await serving(folder(), { data: folder({}) });
  const refused = { status: 421, body: 'unknown-name' };
  expect(await asked(url, '/', host, NAVIGATING)).toEqual(refused);
  expect(await asked(url, '/sw.js', host)).toEqual(refused);
  expect(await asked(url, '/api/games', host)).toEqual(refused);
  expect(await asked(url, '/nowhere', host)).toEqual(refused);
});

test('the server also answers to the name that players use', async () => {
  const { url } = await serving(folder(), { url: 'https://hinode.example/' });
  expect(await asked(url, '/', 'hinode.example', NAVIGATING)).toEqual({ status: 200, body: 'fine' });
  expect(await asked(url, '/', 'elsewhere.example')).toEqual({ status: 421, body: 'unknown-name' });
});

test.each([
  ['behind a proxy that the admin named', { proxy: 'loopback' }],
  ['on a server open to everybody', { host: '0.0.0.0' }],
])('%s any name will do', async (_, options) => {
  const { url } = await serving(folder(), options);
  expect(await asked(url, '/', 'hinode.example', NAVIGATING)).toEqual({ status: 200, body: 'fine' });
});
