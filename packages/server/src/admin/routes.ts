import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { leaveAllGames } from '../accounts/leave-all-games.ts';
import type { Api } from '../http/api.ts';
import { refuseWith } from '../http/refusing.ts';
import { GameId } from '../http/schemas.ts';
import { reportedIn } from './reported.ts';
import { Ban, ReportPath, Strike } from './schemas.ts';

const MOST_REPORTS = 200;

/** What the admin of the server may do, with the admin's key in the header `authorization`. */
export const adminRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, adminKey, sockets, rooms, tables, monitor },
) => {
  app.addHook('onRequest', async ({ headers }, reply) =>
    adminKey.opens(headers.authorization) ? undefined : refuseWith(reply, 'no-host-key'),
  );

  app.get('/host/monitor', async () => monitor.hour());

  app.get('/host/reports', async () =>
    Promise.all((await store.reports(MOST_REPORTS)).map((report) => reportedIn(store, report))),
  );

  app.delete('/host/reports/:id', { schema: { params: ReportPath } }, async (request, reply) =>
    (await store.dropReport(request.params.id)) ? {} : refuseWith(reply, 'no-such-report'),
  );

  app.post('/host/strike', { schema: { body: Strike } }, async (request, reply) => {
    const { game, note } = request.body;
    if (!(await store.strike(game, note))) return refuseWith(reply, 'no-such-note');
    await tables.at(game, (table) => table.announce({ type: 'struck', note }));
    return {};
  });

  app.post('/host/ban', { schema: { body: Ban } }, async (request, reply) => {
    const { person, value } = request.body;
    if (!(await store.ban(person, value))) return refuseWith(reply, 'no-such-person');
    if (!value) return {};
    sockets.cutOff({ person });
    // Nobody should wait for a move or a vote from somebody who cannot come.
    await leaveAllGames(store, rooms, tables, person);
    return {};
  });

  app.delete('/host/games/:id', { schema: { params: GameId } }, async (request, reply) => {
    const { id } = request.params;
    if (!(await store.deleteGame(id))) return refuseWith(reply, 'no-such-game');
    sockets.gone(id);
    return {};
  });
};
