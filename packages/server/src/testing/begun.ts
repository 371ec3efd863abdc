import { type Move, play, type Result, result, rngFrom } from '@hinode/engine';
import { fold } from '@hinode/engine/games';
import type { ShownRoom } from '@hinode/wire';
import type { Store } from '../store/store.ts';
import { type Browser, contribution, OPTIONS } from './online.ts';
import { anAnswer } from './play.ts';

/** Opens a room for the first person and seats all the others. */
export async function aRoomOf(
  persons: readonly Browser[],
  options: Partial<ShownRoom['options']> = {},
): Promise<ShownRoom> {
  const [first, ...others] = persons;
  if (first === undefined) throw new Error('a room needs somebody');
  const opened = await first.call('POST', '/games', {
    options: { ...OPTIONS, players: Math.max(3, persons.length), ...options },
    seat: 0,
    contribution: contribution(),
  });
  const room = opened.body as unknown as ShownRoom;
  for (const [i, other] of others.entries())
    await other.call('POST', `/games/${room.id}/seats`, { seat: i + 1, contribution: contribution() });
  return room;
}

/** A room where these people sit with bots on the other seats, and the game has begun. */
export async function aGameOf(persons: readonly Browser[]): Promise<ShownRoom> {
  const room = await aRoomOf(persons);
  const [host] = persons;
  for (let seat = persons.length; seat < room.seats.length; seat++)
    await host?.call('POST', `/games/${room.id}/bots`, { seat, level: 'random' });
  const begun = await host?.call('POST', `/games/${room.id}/start`);
  return begun?.body as unknown as ShownRoom;
}

/** Plays a game that has begun to its end, at random and bypassing its table; bots may play too. */
export async function playOut(store: Store, id: string): Promise<void> {
  const rng = rngFrom(id);
  for (;;) {
    const setup = (await store.game(id))?.setup;
    if (setup === undefined) throw new Error('the game has not begun');
    const { state, entries } = fold(setup, await store.entries(id, 0));
    const moves: Move[] = [];
    for (let move = anAnswer(state, rng); move; move = anAnswer(state, rng)) {
      play(state, move);
      moves.push(move);
    }
    if (moves.length === 0) return markOver(store, id, result(state));
    await store.append(id, entries, moves, undefined, 0);
  }
}

async function markOver(store: Store, id: string, ended: Result | undefined): Promise<void> {
  const game = await store.game(id);
  const change = { status: 'over', endedAt: 0, ...(ended && { result: ended }) } as const;
  if (game?.status === 'over' || (await store.updateGame(id, change, game?.version ?? 0))) return;
  await markOver(store, id, ended);
}
