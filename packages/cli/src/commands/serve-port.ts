import { type Serving, type ServingOptions, serve } from '@hinode/server';
import { Complaint } from '../complaint.ts';

/** Finding a port, with a clear word about those that cannot be had. */

/** Tried one after another if none is asked for: the same address every day keeps a browser's saved games at hand. */
export const USUAL_PORTS = { first: 8080, last: 8089 } as const;
export const HIGHEST_PORT = 65535;

export async function serveSomewhere(place: Omit<ServingOptions, 'port'>): Promise<Serving> {
  const { first, last } = USUAL_PORTS;
  for (let port = first; port <= last; port++) {
    const server = await serveUnlessTaken({ ...place, port });
    if (server !== undefined) return server;
  }
  throw new Complaint(`the ports from ${first} to ${last} are in use; --port 0 takes any free one`);
}

export async function serveAt(options: ServingOptions): Promise<Serving> {
  const server = await serveUnlessTaken(options);
  if (server !== undefined) return server;
  throw new Complaint(`port ${options.port} is in use; --port ${await nextFree(options)} is free`);
}

async function serveUnlessTaken(options: ServingOptions): Promise<Serving | undefined> {
  try {
    return await serve(options);
  } catch (problem) {
    switch (problem instanceof Error && 'code' in problem && problem.code) {
      case 'EADDRINUSE':
        return undefined;
      case 'EACCES':
        throw new Complaint(
          `port ${options.port} is kept for the system; those from 1024 on are for everybody`,
        );
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new Complaint(`--host ${options.host} is no address of this machine`);
      default:
        throw problem;
    }
  }
}

/** The next free port; 0, which is any free one, if there is none up to the highest. */
async function nextFree(options: ServingOptions): Promise<number> {
  for (let port = options.port + 1; port <= HIGHEST_PORT; port++) {
    const trial = await serveUnlessTaken({ ...options, port });
    if (trial === undefined) continue;
    await trial.close();
    return port;
  }
  return 0;
}
