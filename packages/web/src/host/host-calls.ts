import type { ClanId } from '@hinode/engine';
import { call } from '../online/api.ts';

/** What the host of a server may do, with its key. */

/** A report, with what it is about as far as that is still there. */
export interface Reported {
  readonly id: string;
  readonly game: string;
  readonly note: number;
  readonly words: string;
  readonly when: number;
  readonly from?: ClanId;
  readonly name?: string;
  readonly person?: string;
  readonly to?: ClanId;
  /** Empty once it was taken away. */
  readonly text?: string;
  /** What was said before and after, in the same talk. */
  readonly around?: readonly { readonly from: ClanId; readonly text: string }[];
}

export interface Host {
  reports(): Promise<readonly Reported[]>;
  settle(report: string): Promise<unknown>;
  strike(game: string, note: number): Promise<unknown>;
  ban(person: string, value: boolean): Promise<unknown>;
  deleteGame(game: string): Promise<unknown>;
}

export function hostWith(key: string): Host {
  const headers = { authorization: `Bearer ${key}` };
  return {
    reports: () => call('GET', 'host/reports', undefined, headers),
    settle: (report) => call('DELETE', `host/reports/${report}`, undefined, headers),
    strike: (game, note) => call('POST', 'host/strike', { game, note }, headers),
    ban: (person, value) => call('POST', 'host/ban', { person, value }, headers),
    deleteGame: (game) => call('DELETE', `host/games/${game}`, undefined, headers),
  };
}
