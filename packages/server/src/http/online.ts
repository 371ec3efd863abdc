import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Rooms } from '../rooms/rooms.ts';
import { keepAlive } from '../socket/keep-alive.ts';
import { LARGEST_FRAME } from '../socket/socket.ts';
import type { Tables } from '../tables/tables.ts';
import { sayFarewell } from './farewell.ts';
import { refuseStrangers } from './origin.ts';
import type { People } from './people.ts';
import { peopleRoutes } from './people-routes.ts';
import { roomRoutes } from './room-routes.ts';
import { tableRoutes } from './table-routes.ts';

/** What playing online stands on. */
export interface Online {
  readonly rooms: Rooms;
  readonly people: People;
  readonly tables: Tables;
  readonly now: () => number;
  /** Calls an address may make in a minute. */
  readonly callsAMinute: number;
}

const LARGEST_BODY = 8 * 1024;

/** Everything under `/api`: persons, rooms, tables. */
export async function serveOnline(app: FastifyInstance, online: Online): Promise<void> {
  await app.register((api) => addApi(api, online), { prefix: '/api' });
}

async function addApi(app: FastifyInstance, online: Online): Promise<void> {
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.addHook('onRoute', (route) => {
    route.bodyLimit = LARGEST_BODY;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimit, { max: online.callsAMinute, timeWindow: 60_000 });
  await app.register(cookie);
  sayFarewell(app);
  await app.register(websocket, { options: { maxPayload: LARGEST_FRAME } });
  app.addHook('onRequest', refuseStrangers);
  keepAlive(app);
  await app.register(peopleRoutes, online);
  await app.register(roomRoutes, online);
  await app.register(tableRoutes, online);
}
