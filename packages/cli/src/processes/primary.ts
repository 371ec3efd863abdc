import cluster, { type Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import { PROCESS, PROCESSES } from './child.ts';
import type { Question, ToChild, ToPrimary } from './messages.ts';

/**
 * The first process: it starts the others, gives every connection to the next of them or to the one it is passed on to, and
 * replaces any that dies.
 */
export interface Primary {
  readonly url: string;
  readonly newAdminKey?: string;
  /** Shuts all of them down cleanly. */
  end(): Promise<void>;
}

export interface PrimaryOptions {
  /** The program that each of them runs, and its arguments. */
  readonly program: string;
  readonly argv: readonly string[];
  readonly processes: number;
  /** Called for every process that ended without being asked to. */
  readonly died: (sentence: string) => void;
}

type Ready = Extract<ToPrimary, { type: 'ready' }>;

/** Processes that have not answered by then are missing. */
const PATIENCE = 3_000;
/** A process that cannot even start is tried again after this time, and then after twice as long each time. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * If the first child process cannot start, returns its exit code: it has already said why. The others start after it, so that
 * what a first start creates is created only once.
 */
export async function startProcesses(options: PrimaryOptions): Promise<Primary | number> {
  const { processes, died } = options;
  cluster.setupPrimary({ exec: options.program, args: [...options.argv] });
  const running = new Map<number, Worker>();
  const timers = new Set<NodeJS.Timeout>();
  const ask = askingAll(running);
  let ending = false;

  const start = (n: number): { readonly ready: Promise<Ready>; readonly ended: Promise<number | string> } => {
    const child = cluster.fork({ [PROCESS]: `${n}`, [PROCESSES]: `${processes}` });
    const ended = endOf(child);
    // It may not be possible to send to a process that is just ending; its exit event comes next.
    child.on('error', () => {});
    const ready = new Promise<Ready>((resolve) => {
      child.on('message', (said: ToPrimary, connection?: Socket) => {
        if (said.type === 'ready') {
          running.set(n, child);
          resolve(said);
        } else if (said.type === 'ask') ask(child, said);
        else if (said.type === 'pass-on' && connection) {
          // A process that is not there is replaced by the one that asked.
          const taker = running.get(said.to) ?? child;
          taker.send({ type: 'passed-on', read: said.read } satisfies ToChild, connection, () =>
            connection.destroy(),
          );
        }
      });
    });
    return { ready, ended };
  };

  const keep = async (n: number, pause: number, first = start(n)): Promise<void> => {
    let isReady = false;
    void first.ready.then(() => {
      isReady = true;
    });
    const code = await first.ended;
    running.delete(n);
    if (ending) return;
    died(`Process ${n} ended (${code}) and is being restarted.`);
    if (isReady) return keep(n, FIRST_PAUSE);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void keep(n, Math.min(pause * 2, LONGEST_PAUSE));
    }, pause);
    timers.add(timer);
  };

  const one = start(1);
  const first = await Promise.race([one.ready, one.ended]);
  if (typeof first !== 'object') return typeof first === 'number' ? first : 1;
  void keep(1, FIRST_PAUSE, one);
  const others = Array.from({ length: processes - 1 }, (_, i) => ({ n: i + 2, started: start(i + 2) }));
  for (const { n, started } of others) void keep(n, FIRST_PAUSE, started);
  await Promise.all(others.map(({ started }) => Promise.race([started.ready, started.ended])));
  return {
    url: first.url,
    ...(first.newAdminKey !== undefined && { newAdminKey: first.newAdminKey }),
    end: async () => {
      ending = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(
        Object.values(cluster.workers ?? {}).map(async (child) => {
          if (child === undefined) return;
          const gone = endOf(child);
          child.process.kill('SIGTERM');
          await gone;
        }),
      );
    },
  };
}

/** The exit code, or the signal, with which a process ended. */
const endOf = (child: Worker): Promise<number | string> =>
  new Promise((resolve) => {
    child.once('exit', (code: number | null, signal: string | null) => resolve(code ?? signal ?? 1));
  });

/** Passes a question to all running processes, and their answers back to the one that asked. */
function askingAll(
  running: ReadonlyMap<number, Worker>,
): (asker: Worker, asked: { readonly n: number; readonly question: Question }) => void {
  let questions = 0;
  const answerOf = (child: Worker, question: Question): Promise<string | undefined> =>
    new Promise((resolve) => {
      const n = questions++;
      const done = (answer?: string): void => {
        clearTimeout(late);
        child.off('message', hear);
        child.off('exit', gone);
        resolve(answer);
      };
      const gone = (): void => done();
      const late = setTimeout(gone, PATIENCE);
      const hear = (said: ToPrimary): void => {
        if (said.type === 'answer' && said.n === n) done(said.answer);
      };
      child.on('message', hear);
      child.on('exit', gone);
      tell(child, { type: 'asked', n, question });
    });
  return (asker, { n, question }) => {
    const all = [...running.values()].map((child) => answerOf(child, question));
    void Promise.all(all).then((answers) => tell(asker, { type: 'answers', n, answers }));
  };
}

const tell = (child: Worker, said: ToChild): void => {
  // A process that is just ending no longer receives anything.
  if (child.isConnected()) child.send(said, () => {});
};
