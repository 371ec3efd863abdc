import type { Page } from 'playwright-core';

/** The screens of the page that are worth a picture, and the way to each. Add yours here. */

export interface Screen {
  readonly name: string;
  /** Where in the page it is. */
  readonly at?: string;
  /** What a visitor does to get there from that place. */
  readonly go?: (page: Page) => Promise<void>;
  /** Whether there is a picture in the dark too. */
  readonly dark?: boolean;
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', dark: true },
  { name: 'setup', at: '#/setup', dark: true },
  { name: 'setup-hot-seat', at: '#/setup/hot-seat' },
  { name: 'credits', at: '#/credits' },
];
