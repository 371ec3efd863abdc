import { type ClanId, decisions, isOver, type Rng, type Setup } from '@hinode/engine';
import { fold } from '@hinode/engine/games';
import { newRecord, replay } from '@hinode/engine/records';
import { knowledge } from '@hinode/engine/search';
import { type Clock, type KeptNote, lateIn, NEW_PROCEEDINGS, proceedingsAfter } from '@hinode/wire';
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

/** For friends who come and go by themselves. */
export interface Roaming {
  readonly lost?: (friend: Friend) => void;
  readonly over?: () => void;
  /** Random bots play these clans. */
  readonly bots?: readonly ClanId[];
  readonly botMoved?: () => void;
  readonly clock?: Clock;
}

export async function aPlayedGame(
  store: Store,
  setup: Setup,
  rng: Rng,
  acknowledged: () => void,
  { lost, over, bots = [], botMoved, clock }: Roaming = {},
): Promise<Played> {
  const promised = nothingPromised();
  const clans = setup.clans.filter((clan) => !bots.includes(clan));
  const people = clans.map((clan) => ({ clan, session: newId(), token: newId() }));
  for (const { clan, session, token } of people)
    await store.createSession({ id: session, tokenHash: hashOf(token), name: clan, createdAt: 0 });
  const seats = setup.clans.map((clan): Seat => {
    const person = people.find((one) => one.clan === clan);
    return { clan, by: person ? { session: person.session, name: clan } : { bot: 'random' } };
  });
  const id = await aGame(store, setup, seats, clock);
  const friends = people.map(({ clan, token }): Friend => {
    const cookie = `hinode=${token}`;
    const friend = aFriend({
      game: id,
      clan,
      cookie,
      rng,
      promised,
      acknowledged,
      lost: () => lost?.(friend),
      bots,
      ...(over && { over }),
      ...(botMoved && { botMoved }),
    });
    return friend;
  });
  return { id, setup, promised, friends };
}

export async function expectPromisesKept(store: Store, played: Played): Promise<void> {
  const { id, setup, promised, friends } = played;
  const entries = await store.entries(id, 0);
  expect(entries.length).toBeGreaterThanOrEqual(promised.told);
  for (const [at, move] of promised.moves) expect(entries[at - 1]).toEqual(move);
  // No move was made twice, or behind everybody's back: a move that nobody was promised is one that somebody is still waiting
  // for.
  for (const friend of friends) {
    const { clan } = friend.seen();
    const unknown = entries.filter(
      (entry, n) => 'clan' in entry && entry.clan === clan && !promised.moves.has(n + 1),
    );
    expect([[], [friend.inDoubt()]], `${id}, moves of ${clan}`).toContainEqual(unknown);
  }
  expect(promised.refusals).toEqual([]);
  replay(newRecord(setup, entries));
  const notes = await store.notes(id, 0);
  expectRungOnce(notes);
  const said = notes.flatMap(({ note }) => (note.type === 'said' ? [note.text] : []));
  // Whatever was sent again was said only once.
  expect(new Set(said).size).toBe(said.length);
  for (const words of promised.words) expect(said).toContain(words);
}

/** A clock that has run out does not run out again before its clan has moved or was given time. */
export function expectRungOnce(notes: readonly KeptNote[]): void {
  let proceedings = NEW_PROCEEDINGS;
  for (const [n, kept] of notes.entries()) {
    if (kept.note.type === 'time-ran-out') expect(lateIn(proceedings)).not.toContain(kept.note.clan);
    proceedings = proceedingsAfter(proceedings, { n, ...kept });
  }
}

/**
 * In whatever order things arrived at their node, what each of them sees is what the stored moves lead to, and so is what late
 * requests were told.
 */
export async function expectAllSeeTheSame(
  store: Store,
  { id, setup, friends, promised }: Played,
): Promise<void> {
  const entries = await store.entries(id, 0);
  for (const { clan, at, cells } of [...promised.truths, ...friends.map((friend) => friend.seen())]) {
    if (cells.length === 0) continue;
    const { state } = fold(setup, entries.slice(0, at));
    expect(cells, `${id}, ${clan} after ${at} entries`).toEqual(knowledge(state, clan).cells);
  }
}

export async function isPlayedOut(store: Store, id: string): Promise<boolean> {
  const setup = (await store.game(id))?.setup;
  if (setup === undefined) throw new Error('there is no such game');
  const state = replay(newRecord(setup, await store.entries(id, 0)));
  return decisions(state).length === 0 && isOver(state);
}
