import { lifeOf } from '@hinode/wire';
import { clocksOf } from '../life/history.ts';
import { nextAlarm } from '../life/notices.ts';
import { hasOtherRules } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import { seatsOf } from './hosting.ts';

/**
 * What a game needs after a start though nobody comes: its table open, because a bot may be to move or nobody has noted
 * yet that it began, that a clock ran out or that it is over; an alarm, because one runs; or nothing. No table is opened to find out.
 */
export async function whatIsNext(
  store: Store,
  id: string,
  now: number,
): Promise<'open' | number | undefined> {
  const game = await store.game(id);
  if (game?.setup === undefined || hasOtherRules(game)) return undefined;
  const seats = seatsOf(game);
  const notes = await store.notes(id, 0);
  const life = lifeOf(notes.map((kept, n) => ({ n, ...kept })));
  // One that was ended is still in the list of those that are played.
  if (notes.length === 0 || life.ended !== undefined) return 'open';
  if (seats.some(({ clan, bot }) => bot ?? life.bots[clan])) return 'open';
  const { setup, options } = game;
  if (options.clock === undefined) return undefined;
  const [entries, times] = await Promise.all([store.entries(id, 0), store.times(id)]);
  const persons = seats.map(({ clan }) => clan);
  const clocks = clocksOf(options.clock, persons, { setup, entries, times, notes });
  const next = nextAlarm({ clocks, players: persons, life, now }, 0);
  return next === now ? 'open' : next;
}
