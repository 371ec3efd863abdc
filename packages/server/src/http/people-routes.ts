import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Online } from './online.ts';
import { cleanName } from './people.ts';
import { refuseWith } from './refusing.ts';
import { Name } from './schemas.ts';

/** Who am I here? */
export const peopleRoutes: FastifyPluginAsyncTypebox<Online> = async (app, { people }) => {
  app.get('/me', async (request, reply) => {
    const session = await people.of(request);
    return session === undefined ? refuseWith(reply, 'no-session') : { name: session.name };
  });

  app.post('/me', { schema: { body: Name } }, async (request, reply) => {
    const name = cleanName(request.body.name);
    if (name === undefined) return refuseWith(reply, 'bad-name');
    await people.greet(request, reply, name);
    return { name };
  });
};
