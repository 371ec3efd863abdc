import { setImmediate as breathe } from 'node:timers/promises';
import type { Output } from './io.ts';
import { grouped } from './numbers.ts';

/** Long work in small pieces: signals get through in between, and a bar on a terminal shows how far it has come. */

const EVERY_MS = 80;
const BAR = 30;

export interface Progress {
  /** Call it often: most calls cost next to nothing. */
  at(done: number): Promise<void> | undefined;
  end(): void;
}

export function progressOf(all: number, what: string, out: Output): Progress {
  let next = performance.now() + EVERY_MS;
  let isShown = false;
  const show = (done: number): void => {
    const full = Math.floor((done / all) * BAR);
    out.write(
      `\r  ${'█'.repeat(full)}${'░'.repeat(BAR - full)}  ${grouped(done)} of ${grouped(all)} ${what}\x1b[K`,
    );
    isShown = true;
  };
  return {
    at: (done) => {
      if (performance.now() < next) return undefined;
      next = performance.now() + EVERY_MS;
      if (out.isTTY) show(done);
      return breathe();
    },
    end: () => {
      if (isShown) out.write('\r\x1b[K');
    },
  };
}

/** Work that reports how far it has come, and out of how much. */
export async function withBar<T>(
  what: string,
  out: Output,
  work: (at: (done: number, all: number) => Promise<void> | undefined) => Promise<T>,
): Promise<T> {
  let bar: Progress | undefined;
  try {
    return await work((done, all) => {
      bar ??= progressOf(all, what, out);
      return bar.at(done);
    });
  } finally {
    bar?.end();
  }
}
