import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ExploredHere } from '@hinode/wire';
import type { Api } from '../http/api.ts';
import { Asked } from './schemas.ts';

/** What wins here, for whoever asks: nobody's name is in it. */
export const explorerRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { figures }) => {
  app.get(
    '/explorer',
    { schema: { querystring: Asked } },
    async ({ query }): Promise<ExploredHere> => figures.explored(query),
  );
};
