import type { Monitored, Reported } from '@hinode/wire';
import { call } from '../online/api.ts';

/** What the admin of a server may do with its key. */

export interface Admin {
  monitor(): Promise<Monitored>;
  reports(): Promise<readonly Reported[]>;
  settle(report: string): Promise<unknown>;
  strike(game: string, note: number): Promise<unknown>;
  ban(person: string, value: boolean): Promise<unknown>;
  deleteGame(game: string): Promise<unknown>;
}

export function adminWith(key: string): Admin {
  const headers = { authorization: `Bearer ${key}` };
  return {
    monitor: () => call('GET', 'host/monitor', undefined, headers),
    reports: () => call('GET', 'host/reports', undefined, headers),
    settle: (report) => call('DELETE', `host/reports/${report}`, undefined, headers),
    strike: (game, note) => call('POST', 'host/strike', { game, note }, headers),
    ban: (person, value) => call('POST', 'host/ban', { person, value }, headers),
    deleteGame: (game) => call('DELETE', `host/games/${game}`, undefined, headers),
  };
}
