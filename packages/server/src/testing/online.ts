import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { RHYTHM } from '../bus/rhythm.ts';
import { realTime } from '../clocks/time.ts';
import { newFigures } from '../explorer/figures.ts';
import { type Services, serveApi } from '../http/api.ts';
import { peopleIn } from '../http/people.ts';
import { newSockets } from '../http/sockets.ts';
import { monotonic } from '../limits/counting.ts';
import { LIMITS, type Limits, limitsWith } from '../limits/limits.ts';
import { type Metrics, newMetrics } from '../metrics/metrics.ts';
import type { Monitor } from '../monitor/monitor.ts';
import { openMonitor } from '../monitor/open-monitor.ts';
import { refuse, refuseNotFound } from '../refusals.ts';
import { roomsIn } from '../rooms/rooms.ts';
import { newPersonStatistics } from '../statistics/statistics.ts';
import { newId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { startThinking } from '../table/bots/thinking.ts';
import { newTables, type Tables } from '../tables/tables.ts';

export const ADMIN_KEY = 'the key of the host';

/** The real server for online games, on a free port, closed when the test is over. Returns its address. */
export async function anOnlineServer(
  store: Store,
  { limits: own, ...changed }: Partial<Omit<Services, 'limits'>> & { readonly limits?: Partial<Limits> } = {},
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<string> {
  const problems: unknown[] = [];
  const failed = (problem: unknown): void => {
    problems.push(problem);
  };
  const thinking = startThinking(failed);
  const metrics = newMetrics();
  const limits = { ...LIMITS, ...limitsWith(100_000), ...own };
  const tables = metrics.onTables(newTables({ store, thinker: thinking.thinker, failed, limits }));
  const app = fastify();
  prepare(app);
  app.setErrorHandler(refuse);
  app.setNotFoundHandler(refuseNotFound);
  await serveApi(app, {
    store,
    rooms: roomsIn(store, Date.now, (id) => tables.at(id, async () => {})),
    people: peopleIn(store, Date.now),
    tables,
    metrics,
    monitor: await aMonitor(store, tables, metrics, failed),
    sockets: newSockets(limits),
    adminKey: {
      opens: (header) => header === `Bearer ${ADMIN_KEY}`,
      seal: (text) => createHmac('sha256', ADMIN_KEY).update(text).digest('base64url'),
      file: '',
      isNew: false,
    },
    webhooks: false,
    statistics: newPersonStatistics(store),
    figures: newFigures({ store, now: Date.now }),
    now: Date.now,
    elapsed: monotonic,
    ...changed,
    limits,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    tables.close();
    await thinking.close();
    if (problems.length > 0) throw new Error('something failed behind the scenes', { cause: problems });
  });
  return address;
}

/** A monitor in which nothing has been counted yet. */
const aMonitor = (
  opened: Store,
  tables: Tables,
  metrics: Metrics,
  failed: (problem: unknown) => void,
): Promise<Monitor> =>
  openMonitor({
    data: { opened },
    sharing: undefined,
    works: false,
    tables,
    metrics,
    failed,
    time: realTime,
    rhythm: RHYTHM,
  });

export interface Called {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
}

/** A browser with its cookies. */
export interface Browser {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Called>;
  /** Opens a socket to a table, with everything it is sent. */
  socket(id: string, query?: string, headers?: Record<string, string>): Line;
  /** Opens a spectator's socket, by the id for spectators. */
  watch(watch: string, query?: string): Line;
}

export interface Line {
  readonly socket: WebSocket;
  readonly messages: Record<string, unknown>[];
  /** The next message of this type that was not returned before. */
  next(type: string): Promise<Record<string, unknown>>;
  send(message: unknown): void;
  /** The code and reason with which it was closed. */
  readonly closed: Promise<{ code: number; why: string }>;
}

export function aBrowser(address: string): Browser {
  const cookies = new Map<string, string>();
  const headersWith = (headers: Record<string, string>): Record<string, string> => ({
    origin: address,
    ...(cookies.size > 0 && { cookie: [...cookies.values()].join('; ') }),
    ...headers,
  });
  const line = (place: string, headers: Record<string, string>): Line =>
    lineOn(new WebSocket(`${address.replace('http', 'ws')}/api/${place}`, { headers: headersWith(headers) }));
  return {
    call: async (method, path, body, headers = {}) => {
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: headersWith({
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const set = answer.headers.get('set-cookie') ?? undefined;
      for (const [one = ''] of answer.headers.getSetCookie().map((text) => text.split(';')))
        cookies.set(one.split('=')[0] ?? '', one);
      return { status: answer.status, body: (await answer.json()) as Called['body'], cookie: set };
    },
    socket: (id, query = '', headers = {}) => line(`games/${id}/table${query}`, headers),
    watch: (watch, query = '') => line(`watch/${watch}/table${query}`, {}),
  };
}

function lineOn(socket: WebSocket): Line {
  const messages: Record<string, unknown>[] = [];
  const taken = new Set<unknown>();
  const changed = new EventTarget();
  socket.on('message', (data) => {
    messages.push(JSON.parse(data.toString()));
    changed.dispatchEvent(new Event('message'));
  });
  socket.on('error', () => {});
  onTestFinished(() => socket.terminate());
  const next = async (type: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const found = messages.find((message) => message['type'] === type && !taken.has(message));
      if (found !== undefined) {
        taken.add(found);
        return found;
      }
      await once(changed, 'message');
    }
  };
  return {
    socket,
    messages,
    next,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    closed: new Promise((resolve) => {
      socket.on('close', (code, why) => resolve({ code, why: String(why) }));
    }),
  };
}

/** A browser whose person has said a name. */
export async function aPerson(address: string, name: string): Promise<Browser> {
  const browser = aBrowser(address);
  await browser.call('POST', '/me', { name });
  return browser;
}

export const OPTIONS = { players: 3, set: 'archway', clans: 'free', listed: true } as const;
export const contribution = newId;
