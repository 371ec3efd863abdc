import { newGame, play, result, rngFrom } from '@hinode/engine';
import type { ShownRoom } from '@hinode/wire';
import type { Store } from '../store/store.ts';
import { type Browser, contribution, OPTIONS } from './online.ts';
import { anAnswer } from './play.ts';

/** Opens a room for the first person and seats all others. */
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

/** A room where the persons sit with bots on the other seats, and the game has begun. */
export async function aGameOf(persons: readonly Browser[]): Promise<ShownRoom> {
  const room = await aRoomOf(persons);
  const [host] = persons;
  for (let seat = persons.length; seat < room.seats.length; seat++)
    await host?.call('POST', `/games/${room.id}/bots`, { seat, level: 'random' });
  const begun = await host?.call('POST', `/games/${room.id}/start`);
  return begun?.body as unknown as ShownRoom;
}

/** Plays a game that has begun to its end, at random, past every table. */
export async function playOut(store: Store, id: string): Promise<void> {
  const game = await store.game(id);
  if (game?.setup === undefined) throw new Error('the game has not begun');
  const state = newGame(game.setup);
  const rng = rngFrom(id);
  for (let at = 0, move = anAnswer(state, rng); move; move = anAnswer(state, rng)) {
    play(state, move);
    await store.append(id, at++, [move], undefined, 0);
  }
  const ended = result(state);
  await store.updateGame(id, { status: 'over', endedAt: 0, ...(ended && { result: ended }) }, game.version);
}
