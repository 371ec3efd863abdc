import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import type { HostKey } from './host/key.ts';
import { serveOnline } from './http/online.ts';
import { type OnlineOptions, openOnline } from './opening.ts';

export interface ServingOptions extends AppOptions, Partial<OnlineOptions> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

export interface Serving {
  /** Where a browser on this machine finds the page, with a slash at the end. */
  readonly url: string;
  /** Where the host's key lies, if it was made just now. */
  readonly newHostKey?: string;
  /** Takes no new requests, lets those under way finish, and gives the port back. */
  readonly close: () => Promise<void>;
}

/** What is still under way after so long is cut off: one slow reader must not keep the server from ending. */
const PATIENCE = 5_000;

/**
 * Starts the server. A port or an address that cannot be had rejects with Node's own error (`EADDRINUSE`, `EACCES`,
 * `EADDRNOTAVAIL` …), a data folder that cannot be used with `FolderInUse` or a `StoreError`.
 */
export async function serve(options: ServingOptions): Promise<Serving> {
  const { port, host, data } = options;
  const app = await buildApp(options);
  try {
    const hostKey = data === undefined ? undefined : await addOnline(app, { ...options, data });
    await app.listen({ port, host });
    return {
      url: urlOf(app.server.address()),
      ...(hostKey?.isNew && { newHostKey: hostKey.file }),
      close: () => close(app),
    };
  } catch (problem) {
    await app.close();
    throw problem;
  }
}

async function addOnline(app: FastifyInstance, options: OnlineOptions): Promise<HostKey> {
  const { online, close } = await openOnline(options, (problem) => app.log.error(problem));
  // Hooks of closing run the last one first: the store goes when nobody can ask it any more.
  app.addHook('onClose', close);
  await serveOnline(app, online);
  app.addHook('onListen', async () => {
    // Whoever comes meanwhile need not wait for it.
    online.tables.wake().catch((problem: unknown) => app.log.error(problem));
  });
  return online.hostKey;
}

async function close(app: FastifyInstance): Promise<void> {
  // A connection that was busy when we began to close stays open for the next request, which must not come any more.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Somebody who listens everywhere is also at home. */
const HOME: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '127.0.0.1' };

function urlOf(address: string | AddressInfo | null): string {
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const host = HOME[address.address] ?? address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`;
}
