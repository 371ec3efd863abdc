import path from 'node:path';
import { expect, test } from 'vitest';
import { ask, folder, NAVIGATING, serving } from './testing/site.ts';

test('the page may run and load its own files only', async () => {
  const { url } = await serving();
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("img-src 'self' data:");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.join()).not.toMatch(/unsafe-eval|script-src|http|\*/);
  const loose = policy.filter((rule) => rule.includes('unsafe'));
  expect(loose).toEqual(["style-src-elem 'self' 'unsafe-inline'"]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('the page uses no browser permissions, and over https has a browsing context of its own', async () => {
  const { url } = await serving(folder(), { proxy: 'loopback' });
  const asked = async (headers: Record<string, string>) => (await fetch(url, { headers })).headers;
  const plain = await asked({});
  expect(plain.get('permissions-policy')).toContain('camera=(), ');
  expect(plain.get('cross-origin-opener-policy')).toBeNull();
  const guarded = await asked({ 'x-forwarded-proto': 'https' });
  expect(guarded.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('refusals are protected too', async () => {
  const { url } = await serving();
  const { headers } = await fetch(`${url}nothing.html`);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('nothing is promised that plain http cannot keep', async () => {
  const { url } = await serving();
  const { headers } = await fetch(url);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('cross-origin-opener-policy')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%2e%2e%2fsecret.txt%00.js',
  '/./../secret.txt',
  '//secret.txt',
  '/%zz',
])('nobody can leave the folder of the page by %s', async (place) => {
  const around = folder({ 'secret.txt': 'the secret', 'page/index.html': 'the page' });
  const { url } = await serving(path.join(around, 'page'));
  for (const headers of [{}, NAVIGATING]) {
    const { status, body } = await ask(url, place, { headers });
    expect([400, 404]).toContain(status);
    expect(Object.keys(JSON.parse(body.toString()))).toEqual(['code', 'message']);
    expect(body.toString()).not.toContain('secret');
  }
});
