import type { Page } from 'playwright-core';

/**
 * How long somebody takes to read and press, however busy the machine is: a person who reads the guide, the whole dock whenever it
 * changes, and each new kind of screen once. An estimate (docs/proofs.md), to notice when a road becomes longer than promised.
 */
export interface Reader {
  /** Reads what is there now, and presses something. */
  look(): Promise<void>;
  minutes(): number;
}

/** In seconds: 200 words a minute, and the time to find what to press. */
const WORD = 0.3;
const PRESS = 2;

export function newReader(page: Page): Reader {
  let [seconds, guide, dock] = [0, '', ''];
  const kinds = new Set<string>();
  return {
    look: async () => {
      const seen = await page.evaluate(seenNow);
      const isNewKind = seen.dock === '' && !kinds.has(seen.kind);
      const words =
        (seen.guide === guide ? 0 : wordsIn(seen.guide)) +
        (seen.dock === dock ? 0 : wordsIn(seen.dock)) +
        (isNewKind ? wordsIn(seen.all) - wordsIn(seen.guide) : 0);
      seconds += PRESS + WORD * words;
      kinds.add(seen.kind);
      [guide, dock] = [seen.guide, seen.dock];
    },
    minutes: () => seconds / 60,
  };
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** Runs in the browser. Text that is only for screen readers is not read. */
function seenNow() {
  const quiet = document.createElement('style');
  quiet.textContent = '.spoken { display: none !important }';
  document.head.append(quiet);
  const said = (selector: string): string =>
    document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, ' ') ?? '';
  const seen = {
    guide: said('[data-guide] [role="status"]'),
    dock: said('[data-dock]'),
    all: said('body'),
    kind: document.querySelector('[data-table]')?.getAttribute('data-asked') ?? location.hash,
  };
  quiet.remove();
  return seen;
}
