import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask, folder, NAVIGATING, NOT_FOUND, SITE, serving } from '../testing/site.ts';

describe('the page', () => {
  test('is served with its files', async () => {
    const { url } = await serving();
    const page = await fetch(url);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toBe(SITE['index.html']);
    const script = await fetch(`${url}assets/page-1a2b.js`);
    expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(await script.text()).toBe(SITE['assets/page-1a2b.js']);
  });

  test.each(['/', '/play', '/play/table-7', '/settings/', '/play?seed=x.y&at=3'])(
    'is what a browser gets at %s',
    async (place) => {
      const { url } = await serving();
      const { status, headers, body } = await ask(url, place, { headers: NAVIGATING });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe(SITE['index.html']);
    },
  );

  test.each([
    '/missing.png',
    '/assets/old-9f.js',
    '/assets/old',
    '/api/rooms',
    '/play/../x',
    '//',
    '/.built',
  ])('does not stand in for %s', async (place) => {
    const { url } = await serving();
    const { status, headers, body } = await ask(url, place, { headers: NAVIGATING });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body.toString())).toEqual(NOT_FOUND);
  });

  test.each(['host', 'host/'])('leads from /%s to the place of the admin', async (place) => {
    const { url } = await serving();
    const answer = await fetch(`${url}${place}`, { headers: NAVIGATING, redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('location') ?? '', answer.url).href).toBe(`${url}#/host`);
  });

  test('is only for navigation: a program that asks for an unknown address gets a 404', async () => {
    const { url } = await serving();
    const answer = await fetch(`${url}play`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(NOT_FOUND);
  });

  test('answers HEAD like GET, without the body', async () => {
    const { url } = await serving();
    for (const place of ['/', '/assets/page-1a2b.js', '/play']) {
      const { status, headers, body } = await ask(url, place, { method: 'HEAD', headers: NAVIGATING });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBeDefined();
      expect(headers['content-security-policy']).toBeDefined();
      expect(body).toHaveLength(0);
    }
  });

  test.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    const { url } = await serving();
    const { status, body } = await ask(url, '/', { method, headers: NAVIGATING });
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toEqual(NOT_FOUND);
  });
});

describe('caches', () => {
  test('keep files with a hash in their name for ever', async () => {
    const { url } = await serving();
    for (const name of ['assets/page-1a2b.js', 'assets/mist-3c4d.png']) {
      const { headers } = await fetch(`${url}${name}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('revalidate the page and the service worker, and learn that nothing changed', async () => {
    const { url } = await serving();
    for (const name of ['', 'index.html', 'sw.js']) {
      const { headers } = await fetch(`${url}${name}`);
      expect(headers.get('cache-control')).toBe('no-cache');
      const again = await ask(url, `/${name}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    }
  });

  test('notice a new build of the page under the same server', async () => {
    const page = folder();
    const { url } = await serving(page);
    const before = await fetch(url);
    fs.writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>A newer Hinode</title>');
    const etag = before.headers.get('etag') ?? '';
    const after = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('A newer Hinode');
  });

  test('never keep a refusal', async () => {
    const { url } = await serving();
    expect((await fetch(`${url}assets/gone-77.js`)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('compression', () => {
  const SCRIPT = '/assets/page-1a2b.js';

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a browser that accepts %s is %s', async (accepted, encoding, unpack) => {
    const { url } = await serving();
    const { headers, body } = await ask(url, SCRIPT, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    expect(body.length).toBeLessThan(1000);
    expect(unpack(body).toString()).toBe(SITE['assets/page-1a2b.js']);
  });

  test('sends files that the build has compressed as they are', async () => {
    const packed = gzipSync('packed by the build');
    const { url } = await serving(folder({ ...SITE, 'assets/page-1a2b.js.gz': packed }));
    const { headers, body } = await ask(url, SCRIPT, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toContain('accept-encoding');
    expect(body).toEqual(packed);
    const plain = await ask(url, SCRIPT);
    expect(plain.body.toString()).toBe(SITE['assets/page-1a2b.js']);
  });

  test('is left out for clients that do not accept it, and for pictures', async () => {
    const { url } = await serving();
    const plain = await ask(url, SCRIPT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SITE['assets/page-1a2b.js']);
    const picture = await ask(url, '/assets/mist-3c4d.png', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.body).toEqual(SITE['assets/mist-3c4d.png']);
  });
});

test('a file that cannot be opened is our fault, reported in the usual way and logged once', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const page = folder({ ...SITE, 'assets/page-1a2b.js.gz': gzipSync('packed') });
  const { url } = await serving(page, { log });
  const open = fs.createReadStream;
  // As when the machine has no file handles left.
  const failing = vi.spyOn(fs, 'createReadStream').mockImplementation(() => open(path.join(page, 'gone')));
  onTestFinished(() => failing.mockRestore());
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    lines.length = 0;
    const answer = await ask(url, '/assets/page-1a2b.js', { headers });
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'server-error' });
    expect(lines).toHaveLength(1);
  }
});
