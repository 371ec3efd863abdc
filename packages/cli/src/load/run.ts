import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from '../complaint.ts';
import type { Output } from '../io.ts';
import { progressOf } from '../progress.ts';
import { ownShare, shareOfServer } from './cpu.ts';
import { type Match, newMatch, SEATS } from './match.ts';
import { type Measured, newMeter } from './meter.ts';
import { asFastAsPossible, atRate } from './pace.ts';
import { newVisitor } from './visitor.ts';

export interface LoadOptions {
  /** The nodes of one store: each visitor goes to the next node, or all players of a game go to the same one. */
  readonly servers: readonly URL[];
  readonly areTogether: boolean;
  /** For reading the servers' own figures. */
  readonly adminKey: string | undefined;
  readonly games: number;
  /** Moves per second in all; undefined for as many as possible. */
  readonly rate: number | undefined;
  readonly seconds: number;
}

export interface Load extends Measured {
  /** As a share of all cores of this machine. */
  readonly ownShare: number;
  readonly serverShare?: number;
}

/** How many rooms are opened at the same time. */
const AT_ONCE = 16;
/** Nothing is counted until the programs are warm. */
const WARM_UP = 0.2;
const LOOK_EVERY = 100;
/** A machine too busy for a single move in the measured time gets a minute for one. */
const LONGEST_MOVE = 60_000;

/** Plays for some seconds, and reports the figures. */
export async function runLoad(
  { servers, areTogether, adminKey, games, rate, seconds }: LoadOptions,
  out: Output,
): Promise<Load> {
  const meter = newMeter();
  const pace = rate === undefined ? asFastAsPossible() : atRate(rate);
  const nodeFor = (game: number, seat: number): URL =>
    servers[(areTogether ? game : game + seat) % servers.length] as URL;
  const matches = await openMatches(nodeFor, games, { meter, ready: pace.ready }, out);
  try {
    pace.start();
    await sleep(seconds * WARM_UP * 1000);
    const shares = [ownShare(), ...servers.map((server) => shareOfServer(server, adminKey))];
    await Promise.all(shares.map((share) => share.start()));
    meter.start();
    await watch(seconds, out);
    for (let waited = 0; meter.moves() === 0 && waited < LONGEST_MOVE; waited += LOOK_EVERY)
      await sleep(LOOK_EVERY);
    meter.stop();
    const [own, ...theirs] = await Promise.all(shares.map((share) => share.stop()));
    const known = theirs.filter((share) => share !== undefined);
    return {
      ...meter.figures(SEATS),
      ownShare: own ?? 0,
      ...(known.length === servers.length && { serverShare: known.reduce((sum, share) => sum + share, 0) }),
    };
  } finally {
    pace.stop();
    for (const match of matches) match.end();
  }
}

async function openMatches(
  nodeFor: (game: number, seat: number) => URL,
  games: number,
  hands: Pick<Parameters<typeof newMatch>[0], 'meter' | 'ready'>,
  out: Output,
): Promise<readonly Match[]> {
  const progress = progressOf(games, 'games begun', out);
  const matches: Match[] = [];
  let next = 0;
  const openSome = async (): Promise<void> => {
    for (let n = next++; n < games; n = next++) {
      const names = Array.from({ length: SEATS }, (_, seat) => `Player ${n + 1}.${seat + 1}`);
      const visitors = await Promise.all(names.map((name, seat) => newVisitor(nodeFor(n, seat), name)));
      const match = newMatch({ visitors, name: `load ${n}`, ...hands });
      await match.begin();
      matches.push(match);
      await progress.at(matches.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
    return matches;
  } catch (problem) {
    for (const match of matches) match.end();
    throw new Complaint(`the games could not be started: ${wordsOf(problem)}`);
  } finally {
    progress.end();
  }
}

const wordsOf = (problem: unknown): string => {
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause instanceof Error ? problem.cause.message : problem.message;
};

async function watch(seconds: number, out: Output): Promise<void> {
  const progress = progressOf(Math.ceil(seconds), 'seconds', out);
  const end = performance.now() + seconds * 1000;
  for (let left = seconds * 1000; left > 0; left = end - performance.now()) {
    await sleep(Math.min(LOOK_EVERY, left));
    await progress.at(Math.floor(seconds - Math.max(0, left) / 1000));
  }
  progress.end();
}
