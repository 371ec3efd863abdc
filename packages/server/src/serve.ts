import type { AddressInfo } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { serveApi } from './http/api.ts';
import { buildHttpServer, type Callers, type HttpServerOptions } from './http-server.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { alwaysWell, serveHealth } from './operations/health.ts';
import { type OpenServices, openServices, type ServicesOptions } from './services.ts';
import { meetInOneProcess } from './socket/meeting.ts';
import type { StoreError } from './store/store.ts';

export interface ServingOptions extends HttpServerOptions, Partial<Omit<ServicesOptions, 'url'>> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The proxies that are trusted to say who calls, as addresses, networks or `loopback`. */
  readonly proxy?: string;
  /** Only those that differ from the defaults. */
  readonly limits?: Partial<Limits>;
}

export interface Serving {
  /** Where a browser on this machine finds the page, ending in a slash. */
  readonly url: string;
  /** Where the admin's key is stored, if it was just created. */
  readonly newAdminKey?: string;
  /** Resolves, at most once, when the data folder is lost: nothing more can be stored, and the server should be closed. */
  readonly lost: Promise<StoreError>;
  /** Logs what went wrong. */
  readonly log: (problem: unknown) => void;
  /** Accepts no new requests, lets those in progress finish, and releases the port. */
  readonly close: () => Promise<void>;
}

/** What is still in progress after this time is cut off: one slow reader must not keep the server from ending. */
const PATIENCE = 5_000;

/**
 * Starts the server. If a port or an address is not available it rejects with Node's own error (`EADDRINUSE`, `EACCES`,
 * `EADDRNOTAVAIL` …); if a data folder cannot be used, with `FolderInUse` or a `StoreError`.
 */
export async function serve(options: ServingOptions): Promise<Serving> {
  const { port, host, data } = options;
  const callers = callersOf(options);
  const limits = { ...LIMITS, ...options.limits, ...(callers.areLocal && FOR_THIS_MACHINE) };
  const app = await buildHttpServer(options, limits, callers);
  try {
    const opened = data === undefined ? undefined : await addServices(app, { ...options, data }, limits);
    serveHealth(app, opened?.isWell ?? alwaysWell);
    const adminKey = opened?.services.adminKey;
    await app.listen({ port, host });
    return {
      url: urlOf(app.server.address()),
      ...(adminKey?.isNew && { newAdminKey: adminKey.file }),
      lost: opened?.lost ?? new Promise(() => {}),
      log: (problem) => app.log.error(problem),
      close: () => close(app),
    };
  } catch (problem) {
    await app.close();
    throw problem;
  }
}

/** On this machine one address is everybody, or a proxy that nobody told us about. */
const FOR_THIS_MACHINE: Partial<Limits> = {
  connectionsEach: Number.POSITIVE_INFINITY,
  socketsEach: Number.POSITIVE_INFINITY,
};

const isLoopback = compile('loopback');

function callersOf({ host, proxy }: Pick<ServingOptions, 'host' | 'proxy'>): Callers {
  if (proxy === undefined) return { areLocal: host === 'localhost' || isLoopback(host, 0) };
  const isProxy = compile(proxy.split(',').map((one) => one.trim()));
  return { areLocal: false, isProxy: (address) => isProxy(address, 0) };
}

async function addServices(
  app: FastifyInstance,
  options: ServicesOptions,
  limits: Limits,
): Promise<OpenServices> {
  const opened = await openServices(options, limits, (problem) => app.log.error(problem));
  const { services, resume, close } = opened;
  // Closing hooks run in reverse order: the store closes when nobody can use it any more.
  app.addHook('onClose', close);
  await serveApi(app, services);
  if (options.siblings) meetInOneProcess(app, options.siblings);
  app.addHook('onListen', async () => {
    // Callers need not wait for this.
    resume().catch((problem: unknown) => app.log.error(problem));
  });
  return opened;
}

async function close(app: FastifyInstance): Promise<void> {
  // A connection that was busy when we began to close stays open for the next request, which must not come any more.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}

/** A server that listens on all addresses can also be reached on this one. */
const HOME: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '127.0.0.1' };

function urlOf(address: string | AddressInfo | null): string {
  if (address === null || typeof address === 'string')
    throw new Error('the server is not listening on a port');
  const host = HOME[address.address] ?? address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`;
}
