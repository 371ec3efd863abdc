import type { IncomingMessage } from 'node:http';
import { PLACES } from '../places/names.ts';

/** First segments of addresses that are never places inside the page. */
const RESERVED: readonly string[] = ['api', 'assets', 'healthz', 'host', 'metrics', ...PLACES];

/** The page is one file that finds the place itself, so every place in it is answered with that file. */
export function rewriteToPage(request: IncomingMessage): string {
  return isPlaceInPage(request) ? '/index.html' : (request.url ?? '/');
}

/**
 * Whether a browser navigates to an address that is not a file name. A missing picture or an unknown call must remain a 404, and
 * not become a page.
 */
function isPlaceInPage({ url = '/', headers }: IncomingMessage): boolean {
  if (!headers.accept?.includes('text/html')) return false;
  const [pathname = ''] = url.split('?');
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined) return pathname === '/';
  return !RESERVED.includes(first) && [first, ...rest].every((word) => /^[\w-]+$/.test(word));
}
