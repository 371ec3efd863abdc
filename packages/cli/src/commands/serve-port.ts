import { once } from 'node:events';
import net from 'node:net';
import { type Serving, type ServingOptions, serve } from '@hinode/server';
import { Complaint } from '../complaint.ts';

/** Finds a port, with a clear sentence about those that are not available. */

/** Tried in order if no port is given: with the same address every day, a browser keeps its saved games. */
export const USUAL_PORTS = { first: 8080, last: 8089 } as const;
export const HIGHEST_PORT = 65535;

/** A server without its port. */
type Place = Omit<ServingOptions, 'port'>;

export async function serveSomewhere(place: Place): Promise<Serving> {
  const { first, last } = USUAL_PORTS;
  for (let port = first; port <= last; port++) {
    const serving = await serveUnlessTaken({ ...place, port });
    if (serving !== undefined) return serving;
  }
  throw allTaken();
}

const allTaken = (): Complaint =>
  new Complaint(
    `the ports from ${USUAL_PORTS.first} to ${USUAL_PORTS.last} are in use; --port 0 takes any free one`,
  );

export async function serveAt(options: ServingOptions): Promise<Serving> {
  const serving = await serveUnlessTaken(options);
  if (serving !== undefined) return serving;
  const { port } = options;
  throw new Complaint(`port ${port} is in use; --port ${await nextFree(port, options)} is free`);
}

/** The port that several processes will share. */
export async function portFor(asked: number | undefined, place: Pick<Place, 'host'>): Promise<number> {
  // A port number must be known before it can be shared, so any free port is taken once, and then named.
  if (asked === 0) return anyPort(place);
  if (asked !== undefined) {
    if (await isFree(asked, place)) return asked;
    throw new Complaint(`port ${asked} is in use; --port ${await nextFree(asked, place)} is free`);
  }
  const { first, last } = USUAL_PORTS;
  for (let port = first; port <= last; port++) if (await isFree(port, place)) return port;
  throw allTaken();
}

async function anyPort({ host }: Pick<Place, 'host'>): Promise<number> {
  const trial = net.createServer().listen({ port: 0, host });
  await once(trial, 'listening');
  const { port } = trial.address() as net.AddressInfo;
  trial.close();
  await once(trial, 'close');
  return port;
}

/** Another program may take a port right after it was found free. */
async function serveUnlessTaken(options: ServingOptions): Promise<Serving | undefined> {
  if (!(await isFree(options.port, options))) return undefined;
  return serve(options).catch((problem: unknown) => {
    if (isTaken(problem)) return undefined;
    throw problem;
  });
}

const isTaken = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';

/** Tries a port before anything is opened for it; explains why if nobody can have it. */
async function isFree(port: number, { host }: Pick<Place, 'host'>): Promise<boolean> {
  const trial = net.createServer();
  try {
    trial.listen({ port, host });
    await once(trial, 'listening');
    trial.close();
    await once(trial, 'close');
    return true;
  } catch (problem) {
    if (isTaken(problem)) return false;
    switch (problem instanceof Error && 'code' in problem && problem.code) {
      case 'EACCES':
        throw new Complaint(`port ${port} is reserved for the system; any port from 1024 up can be used`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new Complaint(`--host ${host} is not an address of this machine`);
      default:
        throw problem;
    }
  }
}

/** The next free port; 0, which stands for any free one, if none is left up to the highest. */
async function nextFree(taken: number, place: Pick<Place, 'host'>): Promise<number> {
  for (let port = taken + 1; port <= HIGHEST_PORT; port++) if (await isFree(port, place)) return port;
  return 0;
}
