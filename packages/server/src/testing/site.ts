import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Limits } from '../limits/limits.ts';
import { type Serving, type ServingOptions, serve } from '../serve.ts';

/** A small built page in a folder of its own, for tests of the server. */
export const SITE = {
  'index.html':
    '<!doctype html><title>Hinode</title><script type="module" src="/assets/page-1a2b.js"></script>',
  'sw.js': 'self.skipWaiting();',
  'assets/page-1a2b.js': `export const words = '${'sunrise '.repeat(1000)}';`,
  'assets/mist-3c4d.png': randomBytes(5000),
  '.built': 'a stamp',
} as const;

export function folder(files: Readonly<Record<string, string | Uint8Array>> = SITE): string {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-server-'));
  onTestFinished(() => fs.rmSync(place, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    fs.writeFileSync(path.join(place, name), content);
  }
  return place;
}

/** The real server on a free port, closed when the test is over. */
export async function serving(page = folder(), options: Partial<ServingOptions> = {}): Promise<Serving> {
  const server = await serve({ port: 0, host: '127.0.0.1', page, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** The same with online games behind a proxy, so that callers can have addresses of their own, and https. Returns its address. */
export async function proxied(limits: Partial<Limits> = {}): Promise<string> {
  const { url } = await serving(folder(), { data: folder({}), proxy: 'loopback', limits });
  return url.slice(0, -1);
}

/** The header that a browser sends when it navigates to an address. */
export const NAVIGATING = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
export const NOT_FOUND = { code: 'not-found', message: 'There is nothing at this address.' };

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests exactly this path: unlike fetch it neither normalizes the address nor decompresses the answer. */
export async function ask(
  url: string,
  place: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const request = http.request({ hostname, port, path: place, method, headers, agent: false });
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
