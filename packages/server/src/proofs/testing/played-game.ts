import { decisions, isOver, type Rng, type Setup } from '@hinode/engine';
import { newRecord, replay } from '@hinode/engine/records';
import { expect } from 'vitest';
import { hashOf } from '../../http/people.ts';
import { newId } from '../../store/ids.ts';
import type { Seat, Store } from '../../store/store.ts';
import { aGame } from '../../testing/store.ts';
import { aFriend, type Friend, nothingPromised, type Promised } from './friends.ts';

/** A game that friends play, and what they were promised. */
export interface Played {
  readonly id: string;
  readonly setup: Setup;
  readonly promised: Promised;
  readonly friends: readonly Friend[];
}

export async function aPlayedGame(
  store: Store,
  setup: Setup,
  rng: Rng,
  acknowledged: () => void,
): Promise<Played> {
  const promised = nothingPromised();
  const people = setup.clans.map((clan) => ({ clan, session: newId(), token: newId() }));
  for (const { clan, session, token } of people)
    await store.createSession({ id: session, tokenHash: hashOf(token), name: clan, createdAt: 0 });
  const seats: readonly Seat[] = people.map(({ clan, session }) => ({ clan, by: { session, name: clan } }));
  const id = await aGame(store, setup, seats);
  const friends = people.map(({ clan, token }) =>
    aFriend({ game: id, clan, cookie: `hinode=${token}`, rng, promised, acknowledged }),
  );
  return { id, setup, promised, friends };
}

export async function expectPromisesKept(store: Store, { id, setup, promised }: Played): Promise<void> {
  const entries = await store.entries(id, 0);
  expect(entries.length).toBeGreaterThanOrEqual(promised.told);
  for (const [at, move] of promised.moves) expect(entries[at - 1]).toEqual(move);
  replay(newRecord(setup, entries));
  const notes = await store.notes(id, 0);
  const said = notes.flatMap(({ note }) => (note.type === 'said' ? [note.text] : []));
  // Whatever was sent again was said once.
  expect(new Set(said).size).toBe(said.length);
  for (const words of promised.words) expect(said).toContain(words);
}

export async function isPlayedOut(store: Store, id: string): Promise<boolean> {
  const setup = (await store.game(id))?.setup;
  if (setup === undefined) throw new Error('there is no such game');
  const state = replay(newRecord(setup, await store.entries(id, 0)));
  return decisions(state).length === 0 && isOver(state);
}
