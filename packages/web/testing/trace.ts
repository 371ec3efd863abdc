import type { Browser, Page } from 'playwright-core';

/** The parts of the browser's own trace that are needed here. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how much processor time it used. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A task of the page, in milliseconds. */
export interface Task {
  readonly from: number;
  readonly to: number;
  /** Processor time only: what other programs do meanwhile does not count. */
  readonly processor: number;
}

export interface Trace {
  /** In the order in which they ran. */
  readonly tasks: readonly Task[];
  /** When the page made a mark that begins with this word (`performance.mark`), and the details of the mark. */
  marked(word: string): readonly { readonly at: number; readonly about: string }[];
}

/** Every task of the page while something is done. */
export async function traceOf(browser: Browser, page: Page, doing: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await doing();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const ofPage = traceEvents.filter((event) => pages.has(threadOf(event))).sort((a, b) => a.ts - b.ts);
  return {
    tasks: ofPage
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        from: ts / 1000,
        to: (ts + dur) / 1000,
        processor: tdur / 1000,
      })),
    marked: (word) =>
      ofPage
        .filter(({ name }) => name.startsWith(`${word} `))
        .map(({ name, ts }) => ({ at: ts / 1000, about: name.slice(word.length + 1) })),
  };
}
