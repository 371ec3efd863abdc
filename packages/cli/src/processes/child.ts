import cluster from 'node:cluster';
import type { Socket } from 'node:net';
import type { Siblings } from '@hinode/server';
import { meetingPlace, type Question, type ToChild, type ToPrimary } from './messages.ts';

/** One of several processes behind one port, as the server inside it sees the others. */
export interface Child extends Siblings {
  /** It accepts calls from now on. */
  ready(url: string, newAdminKey: string | undefined): void;
  /** Its work is over: it ends, although the first process could still send it messages. */
  leave(): void;
}

/** The environment variables in which the first process tells the others which one they are, and of how many. */
export const PROCESS = 'HINODE_PROCESS';
export const PROCESSES = 'HINODE_PROCESSES';
const WELL = 'well';

/** Undefined in a process that is alone, or the first. */
export function thisChild(): Child | undefined {
  if (!cluster.isWorker) return undefined;
  const { [PROCESS]: name = '', [PROCESSES]: processes } = process.env;
  const say = (said: ToPrimary): unknown => process.send?.(said);
  let take = (connection: Socket, _read: Buffer): void => void connection.destroy();
  const waiting = new Map<number, (answers: readonly (string | undefined)[]) => void>();
  let answers: Readonly<Record<Question, () => Promise<string>>> | undefined;
  let asked = 0;

  const askAll = (question: Question): Promise<readonly (string | undefined)[]> =>
    new Promise((resolve) => {
      const n = asked++;
      waiting.set(n, resolve);
      say({ type: 'ask', n, question });
    });

  const passOn = (table: string, connection: Socket, read: Buffer): boolean => {
    const to = meetingPlace(table, Number(processes));
    if (`${to}` === name) return false;
    // Otherwise our server could not close until the process that takes the connection has closed it.
    Reflect.deleteProperty(connection, 'server');
    const said: ToPrimary = { type: 'pass-on', to, read: read.toString('latin1') };
    process.send?.(said, connection, () => connection.destroy());
    return true;
  };

  process.on('message', (said: ToChild, connection?: Socket) => {
    if (said.type === 'passed-on') {
      // The caller may have gone already.
      if (connection) take(connection, Buffer.from(said.read, 'latin1'));
      return;
    }
    if (said.type === 'answers') {
      waiting.get(said.n)?.(said.answers);
      waiting.delete(said.n);
      return;
    }
    // A process that does not answer is reported as missing.
    void answers?.[said.question]().then(
      (answer) => say({ type: 'answer', n: said.n, answer }),
      () => {},
    );
  });

  return {
    name,
    answer: ({ metrics, isWell }) => {
      answers = { metrics, health: async () => ((await isWell()) ? WELL : '') };
    },
    metrics: async () => (await askAll('metrics')).flatMap((text) => text ?? []),
    areWell: async () => (await askAll('health')).every((answer) => answer === WELL),
    passOn,
    take: (hear) => {
      take = hear;
    },
    ready: (url, newAdminKey) =>
      say({ type: 'ready', url, ...(newAdminKey !== undefined && { newAdminKey }) }),
    leave: () => process.channel?.unref(),
  };
}
