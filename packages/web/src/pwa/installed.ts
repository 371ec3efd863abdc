import { create } from 'zustand';

/** What the browser offers for the page as an app; there only while it can be had. */
export interface Installed {
  /** A newer version is loaded and waits: starts it. Games are kept. */
  readonly update?: () => void;
  /** Asks the person whether Hinode should be installed. */
  readonly install?: () => void;
}

export const useInstalled = create<Installed>()(() => ({}));
