import type { ClanId } from '@hinode/engine';
import type { Note } from '@hinode/wire';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { gameIn, kept, type Open, WHEN } from './material.ts';

interface Ended {
  readonly clan: ClanId;
  readonly vp?: number;
  readonly wins?: boolean;
  readonly notes?: readonly Note[];
}

const botFor = (clan: ClanId): Note => ({ type: 'bot-took-over', clan, level: 'samurai', why: 'left' });
const cameBack = (clan: ClanId): Note => ({ type: 'came-back', clan });

/** A game that is over, where the person had that clan; without victory points it was ended early. */
async function ended(
  store: Store,
  person: string,
  { clan, vp, wins = false, notes = [] }: Ended,
): Promise<string> {
  const seats = [
    { clan, by: { session: person, name: 'Ada' } },
    { clan: 'bonsai', by: { session: newId(), name: 'Eve' } },
  ] as const;
  const id = await gameIn(store, { seats });
  if (notes.length > 0)
    await store.addNotes(
      id,
      0,
      notes.map((note) => kept(note)),
    );
  const winners: ClanId[] = [wins ? clan : 'bonsai'];
  const result = vp === undefined ? undefined : { winners, vp: { [clan]: vp, bonsai: 30 }, honor: [clan] };
  await store.updateGame(id, { status: 'over', endedAt: WHEN, ...(result && { result }) }, 1);
  return id;
}

export function statisticsAreKept(opened: Open): void {
  test('counts games that were played to the end, by clan, the most played first', async () => {
    const store = await opened();
    const person = newId();
    await ended(store, person, { clan: 'koi', vp: 40, wins: true });
    await ended(store, person, { clan: 'lotus', vp: 20 });
    await ended(store, person, { clan: 'lotus', vp: 31, wins: true });
    await ended(store, newId(), { clan: 'lotus', vp: 99, wins: true });
    expect(await store.statistics(person)).toEqual({
      games: 3,
      wins: 2,
      vp: 91,
      endedEarly: 0,
      left: 0,
      clans: [
        { clan: 'lotus', games: 2, wins: 1, vp: 51 },
        { clan: 'koi', games: 1, wins: 1, vp: 40 },
      ],
    });
  });

  test('counts a game that a bot finished as left, and one that its person came back to as played', async () => {
    const store = await opened();
    const person = newId();
    await ended(store, person, { clan: 'koi', vp: 50, wins: true, notes: [botFor('koi')] });
    await ended(store, person, { clan: 'koi', vp: 12, notes: [botFor('koi'), cameBack('koi')] });
    await ended(store, person, { clan: 'koi', vp: 10, notes: [botFor('bonsai')] });
    const again = [botFor('koi'), cameBack('koi'), botFor('koi')];
    await ended(store, person, {
      clan: 'turtle',
      vp: 60,
      notes: again.map((note) => ({ ...note, clan: 'turtle' })),
    });
    expect(await store.statistics(person)).toEqual({
      games: 2,
      wins: 0,
      vp: 22,
      endedEarly: 0,
      left: 2,
      clans: [{ clan: 'koi', games: 2, wins: 0, vp: 22 }],
    });
  });

  test('counts games that ended early apart, and those that go on not at all', async () => {
    const store = await opened();
    const person = newId();
    await ended(store, person, { clan: 'koi', notes: [{ type: 'ended', how: 'agreed' }] });
    const back = await ended(store, person, { clan: 'koi', vp: 40, wins: true });
    await store.updateGame(back, { status: 'playing' }, 2);
    await gameIn(store, { seats: [{ keptFor: { session: person, name: 'Ada' } }] });
    const nothing = { games: 0, wins: 0, vp: 0, left: 0, clans: [] };
    expect(await store.statistics(person)).toEqual({ ...nothing, endedEarly: 1 });
    expect(await store.statistics(newId())).toEqual({ ...nothing, endedEarly: 0 });
  });
}
