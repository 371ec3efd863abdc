import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BUSY, CLOSED, MOST_WAITING, StoreError } from '../problems.ts';
import type { Answer, Committed, Opened, Told } from './writer.ts';
import type { Answered, Asked, Write, WriteName } from './writes.ts';

/**
 * Group commit: while the disk is busy with one commit, requests gather for the next, and all of them share its one
 * wait. Each is answered after the commit it was part of. When the disk is much slower than those who ask, the line is
 * cut: whoever comes then is refused with `store-busy`, so that memory stays bounded.
 */
export interface Group {
  write<Name extends WriteName>(name: Name, ...asked: Asked<Name>): Promise<Answered<Name>>;
  close(): Promise<void>;
}

/** So many share a commit well enough. */
const A_CROWD = 32;

interface Waiting {
  readonly write: Write;
  readonly answer: (answer: Answer) => void;
}

export async function openGroup(folder: string): Promise<Group> {
  const worker = new Worker(new URL('writer.ts', import.meta.url), { workerData: folder });
  const [opened] = (await once(worker, 'message')) as [Opened];
  if (opened !== 'ready') throw thrown(opened);
  return groupOn(worker);
}

function groupOn(worker: Worker): Group {
  let gathered: Waiting[] = [];
  let underway: Waiting[] = [];
  let closing: Promise<void> | undefined;
  let onIdle = (): void => {};

  const tell = (told: Told): void => worker.postMessage(told);

  function send(): void {
    if (underway.length > 0 || gathered.length === 0) return;
    underway = gathered;
    gathered = [];
    tell(underway.map(({ write }) => write));
  }

  function settle(answerTo: (i: number) => Answer): void {
    const answered = underway;
    underway = [];
    // Many were answered at once: what follows from that takes longer than the disk, which need not wait for it.
    if (gathered.length > A_CROWD) send();
    answered.forEach(({ answer }, i) => {
      answer(answerTo(i));
    });
    // Whoever goes on at once with the next request is still taken along.
    setImmediate(send);
    if (underway.length + gathered.length === 0) onIdle();
  }

  worker.on('message', (said: Committed) => {
    settle((i) => ('answers' in said ? (said.answers[i] ?? LOST) : said));
  });
  // The thread died of our own fault: nobody waits forever, and what was asked may or may not be there.
  worker.on('error', ({ message }) => {
    closing ??= Promise.resolve();
    underway.push(...gathered.splice(0));
    settle(() => ({ problem: { sentence: message } }));
  });

  async function finish(): Promise<void> {
    if (underway.length + gathered.length > 0)
      await new Promise<void>((idle) => {
        onIdle = idle;
      });
    const gone = once(worker, 'exit');
    tell('close');
    await gone;
  }

  return {
    write: <Name extends WriteName>(name: Name, ...asked: Asked<Name>) => {
      if (closing) return Promise.reject(CLOSED());
      if (gathered.length >= MOST_WAITING) return Promise.reject(BUSY());
      return new Promise<Answered<Name>>((resolve, reject) => {
        const answer = (said: Answer): void =>
          'problem' in said ? reject(thrown(said)) : resolve(said.value as Answered<Name>);
        if (gathered.push({ write: { name, asked }, answer }) === 1) setImmediate(send);
      });
    },
    close: () => {
      closing ??= finish();
      return closing;
    },
  };
}

const LOST: Answer = { problem: { sentence: 'The store gave no answer.' } };

const thrown = ({ problem: { code, sentence } }: Extract<Answer, { problem: unknown }>): Error =>
  code ? new StoreError(code, sentence) : new Error(sentence);
