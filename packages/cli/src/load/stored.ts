import { setTimeout as sleep } from 'node:timers/promises';
import type { Filled } from '@hinode/server/stores';
import { secondsOfServer } from './cpu.ts';

/** How long somebody waits for one kind of answer, in milliseconds. */
export interface Wait {
  readonly half: number;
  readonly p99: number;
  readonly longest: number;
  /** Processor time of the server: the same on a busy machine. */
  readonly work: number;
}
export type Answers = Readonly<Record<string, Wait>>;

const TIMES = 400;
/** Nothing is counted until the server is warm. */
const WARM_UP = 20;

/** Asks a server that stores many games for what players ask for: one request after another, each for something else. */
export async function askAround(server: URL, { games, keys }: Filled, adminKey: string): Promise<Answers> {
  const [busiest = '', ...others] = keys;
  const game = (n: number) => games[n % games.length] ?? { id: '', key: '' };
  const key = (n: number): string => others[n % others.length] ?? '';
  const asked: Readonly<Record<string, (n: number) => Asked>> = {
    'the list of open rooms': (n) => ({ path: 'games', key: key(n) }),
    '"my games"': (n) => ({ path: 'me/games', key: key(n) }),
    '"my games" of whoever is always there': () => ({ path: 'me/games', key: busiest }),
    'statistics of a person': (n) => ({ path: 'me/statistics', key: key(n) }),
    'a game': (n) => ({ path: `games/${game(n).id}`, key: game(n).key }),
    'its table, with all that the seat knows': (n) => ({
      path: `games/${game(n).id}/view`,
      key: game(n).key,
    }),
  };
  const waits: Record<string, Wait> = {};
  for (const [what, of] of Object.entries(asked)) waits[what] = await waitFor(server, of, adminKey);
  return waits;
}

/** A server at rest uses less than this of a core. */
const RESTS = 0.05;
const LOOK_EVERY = 500;
const LONGEST = 600_000;

/** Waits until the server has looked at all games in play, as it does after its start; returns the milliseconds. */
export async function untilItRests(server: URL, adminKey: string): Promise<number> {
  const began = performance.now();
  const seconds = async (): Promise<number> => (await secondsOfServer(server, adminKey)) ?? 0;
  for (let before = await seconds(); performance.now() - began < LONGEST; ) {
    await sleep(LOOK_EVERY);
    const now = await seconds();
    if (now - before < (RESTS * LOOK_EVERY) / 1000) break;
    before = now;
  }
  return performance.now() - began;
}

interface Asked {
  readonly path: string;
  readonly key: string;
}

async function waitFor(server: URL, of: (n: number) => Asked, adminKey: string): Promise<Wait> {
  const waits: number[] = [];
  let before = 0;
  for (let n = 0; n < TIMES + WARM_UP; n++) {
    if (n === WARM_UP) before = (await secondsOfServer(server, adminKey)) ?? 0;
    const { path, key } = of(n);
    const asked = performance.now();
    const answer = await fetch(new URL(`/api/${path}`, server), { headers: { cookie: `hinode=${key}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was refused: ${text}`);
    if (n >= WARM_UP) waits.push(performance.now() - asked);
  }
  const seconds = ((await secondsOfServer(server, adminKey)) ?? 0) - before;
  waits.sort((a, b) => a - b);
  const part = (share: number): number => waits[Math.floor(waits.length * share)] ?? 0;
  return { half: part(0.5), p99: part(0.99), longest: waits.at(-1) ?? 0, work: (seconds * 1000) / TIMES };
}
