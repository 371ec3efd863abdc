import cookie from '@fastify/cookie';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../accounts/routes.ts';
import type { AdminKey } from '../admin/key.ts';
import { adminRoutes } from '../admin/routes.ts';
import type { Figures } from '../explorer/figures.ts';
import { explorerRoutes } from '../explorer/routes.ts';
import { limitCalls } from '../limits/calls.ts';
import type { Elapsed } from '../limits/counting.ts';
import type { Gossip } from '../limits/gossip.ts';
import type { Limits } from '../limits/limits.ts';
import { creationQuota, type MayCreate } from '../limits/quotas.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { countRefusals, serveMetrics } from '../metrics/routes.ts';
import type { Monitor } from '../monitor/monitor.ts';
import { mailRoutes, stopRoutes } from '../notices/mail-routes.ts';
import type { Post } from '../notices/post.ts';
import type { Push } from '../notices/push.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { profileRoutes } from '../profiles/routes.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { ratingRoutes } from '../ratings/routes.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { announceClosing } from '../socket/closing.ts';
import { hangUpOnBroken, hangUpOnRefused } from '../socket/hanging-up.ts';
import { keepAlive } from '../socket/keep-alive.ts';
import { statisticsRoutes } from '../statistics/routes.ts';
import type { PersonStatistics } from '../statistics/statistics.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { describeApi } from './openapi.ts';
import { refuseStrangers } from './origin.ts';
import type { People } from './people.ts';
import { peopleRoutes } from './people-routes.ts';
import { roomRoutes } from './room-routes.ts';
import { type Shares, sharesOf } from './shares.ts';
import type { Sockets } from './sockets.ts';
import { tableRoutes } from './table-routes.ts';
import { watchRoutes } from './watch-routes.ts';

/** What playing online stands on. */
export interface Services {
  readonly store: Store;
  readonly sockets: Sockets;
  readonly rooms: Rooms;
  readonly people: People;
  readonly tables: Tables;
  readonly adminKey: AdminKey;
  readonly metrics: Metrics;
  readonly monitor: Monitor;
  /** Absent if it could not be set up. */
  readonly push?: Push;
  /** Absent if the admin of the server has named no mail server. */
  readonly letters?: { readonly post: Pick<Post, 'send'>; readonly url: string };
  /** May a table tell a chat group whose turn it is? */
  readonly webhooks: boolean;
  /** Absent if no table is rated here. */
  readonly ratings?: Ratings;
  /** What became of somebody's games. */
  readonly statistics: PersonStatistics;
  /** What wins in the games of this server. */
  readonly figures: Figures;
  readonly now: () => number;
  /** For whatever counts within a time. */
  readonly elapsed: Elapsed;
  readonly limits: Limits;
  /** Tells other nodes what was counted here, if there are any. */
  readonly gossip?: Gossip;
}

/** What the routes stand on. */
export interface Api extends Services {
  readonly mayCreate: MayCreate;
  readonly shares: Shares;
}

/** Everything under `/api`, and the figures for the admin. */
export async function serveApi(app: FastifyInstance, services: Services): Promise<void> {
  services.metrics.show('sockets', services.sockets.count);
  services.metrics.show('tables', services.tables.count);
  hangUpOnRefused(app);
  countRefusals(app, services.metrics);
  serveMetrics(app, services.metrics, services.adminKey);
  await app.register((api) => addApiRoutes(api, services), { prefix: '/api' });
}

async function addApiRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { store, limits, elapsed, gossip } = services;
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.addHook('onRoute', (route) => {
    route.bodyLimit = limits.body;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await limitCalls(app, limits.calls, elapsed, gossip?.about('calls'));
  const api = {
    ...services,
    mayCreate: creationQuota(limits.creations, elapsed, gossip?.about('creations')),
    shares: sharesOf(store, limits),
  };
  await app.register(cookie);
  announceClosing(app);
  await app.register(websocket, { options: { maxPayload: limits.frame }, errorHandler: hangUpOnBroken });
  keepAlive(app, limits.pong);
  await describeApi(app);
  await app.register(pageRoutes, api);
  // A key in a header is no cookie that another site could use: the admin may call from anywhere.
  await app.register(adminRoutes, api);
  // A mail program has no cookie either: what it may do stands in the address.
  await app.register(stopRoutes, api);
}

/** What our own page calls, and nobody else's. */
async function pageRoutes(app: FastifyInstance, api: Api): Promise<void> {
  app.addHook('onRequest', refuseStrangers);
  app.addHook('onRequest', api.people.guardKey);
  await app.register(peopleRoutes, api);
  await app.register(accountRoutes, api);
  await app.register(roomRoutes, api);
  await app.register(tableRoutes, api);
  await app.register(watchRoutes, api);
  await app.register(statisticsRoutes, api);
  await app.register(ratingRoutes, api);
  await app.register(profileRoutes, api);
  await app.register(explorerRoutes, api);
  await app.register(noticeRoutes, api);
  await app.register(mailRoutes, api);
}
