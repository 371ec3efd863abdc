import cluster from 'node:cluster';
import type { Siblings } from '@hinode/server';
import type { Question, ToChild, ToPrimary } from './messages.ts';

/** One of several processes behind one port, as the server in it sees the others. */
export interface Child extends Siblings {
  /** It can be called from now on. */
  ready(url: string, newAdminKey: string | undefined): void;
  /** Its work is over: it ends, though the first process could still speak to it. */
  leave(): void;
}

/** Under this name, in their environment, the first process tells the others which they are. */
export const PROCESS = 'HINODE_PROCESS';
const WELL = 'well';

/** Undefined in a process that is alone, or the first. */
export function thisChild(): Child | undefined {
  if (!cluster.isWorker) return undefined;
  const say = (said: ToPrimary): unknown => process.send?.(said);
  const waiting = new Map<number, (answers: readonly (string | undefined)[]) => void>();
  let answers: Readonly<Record<Question, () => Promise<string>>> | undefined;
  let asked = 0;

  const askAll = (question: Question): Promise<readonly (string | undefined)[]> =>
    new Promise((resolve) => {
      const n = asked++;
      waiting.set(n, resolve);
      say({ type: 'ask', n, question });
    });

  process.on('message', (said: ToChild) => {
    if (said.type === 'answers') {
      waiting.get(said.n)?.(said.answers);
      waiting.delete(said.n);
      return;
    }
    // Whoever does not answer is known to be missing.
    void answers?.[said.question]().then(
      (answer) => say({ type: 'answer', n: said.n, answer }),
      () => {},
    );
  });

  return {
    name: process.env[PROCESS] ?? '',
    answer: ({ metrics, isWell }) => {
      answers = { metrics, health: async () => ((await isWell()) ? WELL : '') };
    },
    metrics: async () => (await askAll('metrics')).flatMap((text) => text ?? []),
    areWell: async () => (await askAll('health')).every((answer) => answer === WELL),
    ready: (url, newAdminKey) =>
      say({ type: 'ready', url, ...(newAdminKey !== undefined && { newAdminKey }) }),
    leave: () => process.channel?.unref(),
  };
}
