import { Worker } from 'node:worker_threads';
import type { GameReport } from './game.ts';
import { readReport } from './messages.ts';
import type { Plan } from './plan.ts';
import type { Change } from './what-if.ts';

/** Plays many games in several threads. */

export interface Schedule {
  readonly plan: Plan;
  /** The numbers of the games to play. */
  readonly games: readonly number[];
  readonly threads: number;
  /** What is otherwise than in the game, if anything. */
  readonly whatIf?: readonly Change[];
}

/** Told of every game in the order of the schedule, whichever thread was faster. */
export type Told = (report: GameReport) => Promise<void> | undefined | void;

const WORKER = new URL('./worker.ts', import.meta.url);

export async function playAll({ plan, games, threads, whatIf }: Schedule, told: Told): Promise<void> {
  const inOrder = orderly(games, told);
  const toCome = games.values();
  const crew = Array.from({ length: Math.min(threads, games.length) }, () => hire({ plan, whatIf }));
  try {
    await Promise.all(
      crew.map(async (thread) => {
        for (const game of toCome) await inOrder(await thread.play(game));
      }),
    );
  } finally {
    await Promise.all(crew.map((thread) => thread.dismiss()));
  }
}

/** A thread and the game it is playing. */
function hire(workerData: { readonly plan: Plan; readonly whatIf: Schedule['whatIf'] }) {
  const worker = new Worker(WORKER, { workerData });
  let playing = Promise.withResolvers<GameReport>();
  worker.on('message', (message) => {
    try {
      playing.resolve(readReport(message));
    } catch (problem) {
      playing.reject(problem);
    }
  });
  let isGone = false;
  const gone = (problem: unknown): void => {
    isGone = true;
    playing.reject(problem);
  };
  worker.on('error', gone);
  worker.on('exit', () => gone(new Error('a thread ended before its game did')));
  const play = (game: number): Promise<GameReport> => {
    if (isGone) throw new Error(`no thread is left for game ${game + 1}`);
    playing = Promise.withResolvers();
    worker.postMessage({ game });
    return playing.promise;
  };
  return { play, dismiss: () => worker.terminate() };
}

/** Holds early reports back, so that sums do not depend on which thread was faster. */
function orderly(games: readonly number[], told: Told): Told {
  const early = new Map<number, GameReport>();
  let next = 0;
  return async (report) => {
    early.set(report.game, report);
    for (;;) {
      const game = games[next];
      const found = game === undefined ? undefined : early.get(game);
      if (found === undefined) return;
      early.delete(found.game);
      next++;
      await told(found);
    }
  };
}
