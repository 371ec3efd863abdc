import { randomBytes } from 'node:crypto';
import type { ShownRoom } from '@hinode/wire';

/** Somebody in a browser of their own: a name, a cookie, and calls to the public API. */
export interface Visitor {
  /** The node that they are connected to. */
  readonly server: URL;
  readonly cookie: string;
  call(method: string, path: string, body?: unknown): Promise<ShownRoom>;
}

export async function newVisitor(server: URL, name: string): Promise<Visitor> {
  const greeted = await ask(server, '', 'POST', '/me', { name });
  const cookie = greeted.headers.get('set-cookie')?.split(';')[0];
  await greeted.text();
  if (cookie === undefined) throw new Error('the server gave no cookie');
  return {
    server,
    cookie,
    call: async (method, path, body) =>
      (await (await ask(server, cookie, method, path, body)).json()) as ShownRoom,
  };
}

/** What a seat adds to the seed. */
export const contribution = (): string => randomBytes(16).toString('base64url');

async function ask(
  server: URL,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(new URL(`/api${path}`, server), {
    method,
    headers: {
      origin: server.origin,
      cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new Error(
    `${method} /api${path.replace(/\/[\w-]{22,}/, '/…')} was refused: ${await reason(response)}`,
  );
}

async function reason(response: Response): Promise<string> {
  const text = await response.text();
  const code = /"code":"([\w-]+)"/.exec(text)?.[1];
  return code ?? `${response.status}`;
}
