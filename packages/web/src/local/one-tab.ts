import type { TableState } from '../table/table.ts';

/**
 * A game is played in one tab at a time, and other tabs follow it. The tab that plays holds a browser lock, which passes to the
 * next tab when it is closed, and broadcasts what it shows over a channel.
 */

interface Tab {
  /** This tab has the game from now on. */
  play(): void;
  /** Another tab has it. Whatever is open here is closed before this returns. */
  follow(): void;
  /** What the other tab shows. */
  show(state: TableState): void;
}

export interface OneTab {
  /** Sends what this tab shows to the tabs that follow. */
  tell(state: TableState): void;
  /** Takes the game over to this tab. */
  takeOver(): void;
  close(): void;
}

type Said =
  /** A tab has started to follow. */
  | { readonly type: 'hello' }
  | { readonly type: 'shown'; readonly state: TableState }
  | { readonly type: 'give-it-to-me' }
  /** The game is closed here, with everything saved. */
  | { readonly type: 'it-is-yours' };

/** A tab that the browser has suspended does not answer; after this many milliseconds the game is taken from it. */
const PATIENCE = 1500;

const ALONE: OneTab = { tell: () => {}, takeOver: () => {}, close: () => {} };

/** Sits down at a game, to play it here or to follow the tab that plays it. */
export function oneTab(id: string, tab: Tab): OneTab {
  // Without a secure connection browsers have no locks: then this acts as if there were no other tab.
  if (navigator.locks === undefined) {
    tab.play();
    return ALONE;
  }
  const name = `hinode-game-${id}`;
  const channel = new BroadcastChannel(name);
  const say = (said: Said): void => channel.postMessage(said);
  let state: 'coming' | 'playing' | 'following' | 'asking' | 'gone' = 'coming';
  let shown: TableState | undefined;
  let followed = false;
  let letGo = (): void => {};
  let stopQueuing = new AbortController();

  /** Holds the lock as long as the game is played here. */
  const hold = (): Promise<void> => {
    if (isGone()) return Promise.resolve();
    state = 'playing';
    shown = undefined;
    tab.play();
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };

  const isGone = (): boolean => state === 'gone';

  /** Requests the lock and returns when it is lost. It is not an error if the lock is taken away or no longer wanted. */
  const ask = async (options: LockOptions): Promise<void> => {
    let held = false;
    try {
      await navigator.locks.request(name, options, (lock) => {
        if (lock === null) return follow();
        held = true;
        return hold();
      });
    } catch (problem) {
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem;
      if (held && !isGone()) follow();
    }
  };

  /** Follows, and waits in line for the tab that plays to be closed. */
  const follow = (): void => {
    if (state !== 'following') {
      state = 'following';
      tab.follow();
    }
    say({ type: 'hello' });
    stopQueuing = new AbortController();
    void ask({ signal: stopQueuing.signal });
  };

  const take = (): void => {
    if (state !== 'asking') return;
    stopQueuing.abort();
    void ask({ steal: true });
  };

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.type === 'hello') {
      // Even while the game is still on its way here: the new tab is told when it is shown.
      followed = true;
      if (state === 'playing' && shown !== undefined) say({ type: 'shown', state: shown });
    } else if (data.type === 'shown' && (state === 'following' || state === 'asking')) tab.show(data.state);
    else if (data.type === 'give-it-to-me' && state === 'playing') {
      // The lock stays here until it is taken, so nobody can come between.
      state = 'following';
      tab.follow();
      say({ type: 'it-is-yours' });
    } else if (data.type === 'it-is-yours') take();
  };

  void ask({ ifAvailable: true });

  return {
    tell: (now) => {
      shown = now;
      // Nobody follows, so there is nobody to tell.
      if (followed && state === 'playing') say({ type: 'shown', state: now });
    },
    takeOver: () => {
      if (state !== 'following') return;
      state = 'asking';
      say({ type: 'give-it-to-me' });
      setTimeout(take, PATIENCE);
    },
    close: () => {
      state = 'gone';
      stopQueuing.abort();
      letGo();
      channel.close();
    },
  };
}
