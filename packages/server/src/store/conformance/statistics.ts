import type { ClanId, Result } from '@hinode/engine';
import type { Note } from '@hinode/wire';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Seat, Store } from '../store.ts';
import { gameIn, kept, newGame, type Open, said, WHEN } from './material.ts';

interface Ended {
  readonly endedAt?: number;
  readonly listed?: boolean;
  readonly result?: Result;
  readonly notes?: readonly Note[];
}

const RESULT: Result = { winners: ['koi'], vp: { koi: 40, lotus: 20 }, honor: ['koi', 'lotus'] };
const botFor = (clan: ClanId): Note => ({ type: 'bot-took-over', clan, level: 'samurai', why: 'left' });
const cameBack = (clan: ClanId): Note => ({ type: 'came-back', clan });

const seatsOf = (person: string): readonly Seat[] => [
  { clan: 'koi', by: { session: person, name: 'Ada' } },
  { clan: 'lotus', by: { session: newId(), name: 'Eve' } },
];

async function ended(
  store: Store,
  seats: readonly Seat[],
  { endedAt = WHEN, listed = false, result, notes = [] }: Ended = {},
): Promise<string> {
  const id = await gameIn(store, { seats, options: { ...newGame().options, listed } });
  await store.addNotes(id, 0, [said('a word'), ...notes.map((note) => kept(note))]);
  await store.updateGame(id, { status: 'over', endedAt, ...(result && { result }) }, 1);
  return id;
}

export function statisticsAreKept(opened: Open): void {
  test('games of a person that are over are told from the latest back, and no others', async () => {
    const store = await opened();
    const person = newId();
    const seats = seatsOf(person);
    const first = await ended(store, seats);
    const twins = [
      await ended(store, seats, { endedAt: WHEN + 1 }),
      await ended(store, seats, { endedAt: WHEN + 1 }),
    ].sort();
    const again = await ended(store, seats, { endedAt: WHEN + 2, result: RESULT });
    await ended(store, seatsOf(newId()));
    await gameIn(store, { seats });
    await gameIn(store, { seats: [{ keptFor: { session: person, name: 'Ada' } }] });
    const told = async (limit = 9) => (await store.endedGamesOf(person, limit)).map(({ id }) => id);
    expect(await told()).toEqual([again, twins[1], twins[0], first]);
    expect(await told(2)).toEqual([again, twins[1]]);
    await store.updateGame(again, { status: 'playing' }, 2);
    expect(await told()).toEqual([twins[1], twins[0], first]);
    expect(await store.endedGamesOf(newId(), 9)).toEqual([]);
  });

  test('each says who sat there, what came of it, and for whom bots stood in', async () => {
    const store = await opened();
    const person = newId();
    const seats = seatsOf(person);
    const notes = [botFor('koi'), cameBack('koi'), botFor('lotus')];
    const id = await ended(store, seats, { listed: true, result: RESULT, notes });
    const early = await ended(store, seats, { endedAt: WHEN - 1, notes: [{ type: 'ended', how: 'agreed' }] });
    expect(await store.endedGamesOf(person, 9)).toEqual([
      { id, seats, result: RESULT, endedAt: WHEN, listed: true, standIns: notes },
      { id: early, seats, endedAt: WHEN - 1, listed: false, standIns: [] },
    ]);
  });
}
