/** Calls to the server. A refusal is thrown as `Refused`, with the server's code. */

export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'Refused';
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

/** Relative to the page, wherever that is. */
const placeOf = (path: string): URL => new URL(`api/${path}`, document.baseURI);

export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await fetch(placeOf(path), {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused('no-server');
  });
  // A page without our server gets some entirely different answer.
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && said !== undefined) return said as T;
  throw new Refused(codeIn(said) ?? 'no-server');
}

const codeIn = (said: unknown): string | undefined =>
  typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string'
    ? said.code
    : undefined;

/** The address of a table's socket: `games/ID` or `watch/ID`. */
export function socketAt(path: string): string {
  const place = placeOf(`${path}/table`);
  place.protocol = place.protocol === 'https:' ? 'wss:' : 'ws:';
  return place.href;
}

export const codeOf = (problem: unknown): string => (problem instanceof Refused ? problem.code : 'no-server');
