import type { Setup } from '@hinode/engine';
import type { Entry } from '@hinode/engine/records';
import type { KeptNote, Note } from '@hinode/wire';
import { newId } from '../ids.ts';
import type { NewGame, NewSession, Store } from '../store.ts';

/** Games, entries, notes and people to try a store with. */

export type Open = (place?: string) => Promise<Store>;

export const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any' };
export const WHEN = 1_700_000_001_000;

/** Entries that say which they are. */
export const entry = (n: number): Entry => ({ undo: n });
export const some = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from }, (_, i) => entry(from + i));

export const newGame = (change: Partial<NewGame> = {}): NewGame => ({
  id: newId(),
  watch: newId(),
  createdAt: 1_700_000_000_000,
  options: { players: 3, set: 'archway', clans: 'free', listed: true },
  seats: [{}, { by: { bot: 'samurai', character: 'by-chance' }, clan: 'koi' }, {}],
  secret: 'a secret',
  ...change,
});

export async function gameIn(store: Store, change: Partial<NewGame> = {}): Promise<string> {
  const game = newGame(change);
  await store.createGame(game);
  return game.id;
}

/** A note made a little after the game was created, after so many entries. */
export const kept = (note: Note, at = 0, when = WHEN): KeptNote => ({ when, at, note });
export const said = (text: string, from: 'koi' | 'lotus' = 'koi'): KeptNote =>
  kept({ type: 'said', from, text });

export const newSession = (change: Partial<NewSession> = {}): NewSession => ({
  id: newId(),
  tokenHash: newId(),
  name: 'Émilie 花',
  createdAt: 1_700_000_000_000,
  ...change,
});

export async function personIn(store: Store): Promise<string> {
  const session = newSession();
  await store.createSession(session);
  return session.id;
}
