import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cachingOf } from './caching.ts';

/** The files of the built page. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: path.resolve(folder),
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(path.relative(folder, file)));
    },
  });
}
