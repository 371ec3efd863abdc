import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../limits/calls.ts';
import type { Rate } from '../limits/limits.ts';
import { cachingOf } from './caching.ts';

/** The files of the built page. */
export async function servePage(app: FastifyInstance, folder: string, rate: Rate): Promise<void> {
  await app.register(async (page) => {
    await limitCalls(page, rate);
    // An address that an admin would type: what follows the # never reaches a server.
    page.get('/host', async (_request, reply) => reply.redirect('./#/host'));
    page.get('/host/', async (_request, reply) => reply.redirect('../#/host'));
    await page.register(files, {
      root: path.resolve(folder),
      dotfiles: 'ignore',
      cacheControl: false,
      // The build has already compressed them (packages/web/scripts/packed.ts): compressing costs a hundred times as much as
      // sending.
      preCompressed: true,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(path.relative(folder, file)));
      },
    });
  });
}
