import { create } from 'zustand';

/** The browser's offer to install the page as an app; present only while it stands. */
export interface Installed {
  /** A newer version has loaded and is waiting: starts it. Games are kept. */
  readonly update?: () => void;
  /** Asks the person whether Hinode should be installed. */
  readonly install?: () => void;
}

export const useInstalled = create<Installed>()(() => ({}));
