import { engineOf } from '@hinode/engine/versions';
import { type Proceedings, proceedingsOf } from '@hinode/wire';
import { UNSEEN } from '../clocks/clocks.ts';
import { clocksOf } from '../clocks/history.ts';
import { nextAlarm } from '../notices/occasions.ts';
import { rulesOf } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import { seatsOf } from './running-table.ts';

/**
 * What a game needs after a start even if nobody comes. Its table must be opened if a bot may be to move, if a standing answer
 * may be due, if nobody has noted yet that it began or that a clock ran out, or if it is from before endings were stored with the
 * last move. It needs an alarm if a clock runs; otherwise nothing. No table is opened to find out.
 */
export async function neededAfterRestart(
  store: Store,
  id: string,
  now: number,
): Promise<'open' | number | undefined> {
  const game = await store.game(id);
  const engine = game && (await engineOf(rulesOf(game)));
  if (game?.setup === undefined || engine === undefined) return undefined;
  if (game.mayBeOver) return 'open';
  const seats = seatsOf(game);
  const notes = await store.notes(id, 0);
  const proceedings = proceedingsOf(notes.map((kept, n) => ({ n, ...kept })));
  if (notes.length === 0) return 'open';
  if (seats.some(({ clan, bot }) => bot ?? proceedings.bots[clan])) return 'open';
  // Somebody may have been asked just before the shutdown.
  if (Object.values(proceedings.standing).some((answers) => answers.length > 0)) return 'open';
  const { setup, options } = game;
  const times = await store.times(id);
  if (options.clock === undefined) return whenUnseen(times.at(-1) ?? notes[0]?.when ?? now, proceedings, now);
  const entries = await store.entries(id, 0);
  const persons = seats.map(({ clan }) => clan);
  const clocks = clocksOf(options.clock, persons, { setup, engine, entries, times, notes });
  const next = nextAlarm({ clocks, players: persons, proceedings, now }, 0);
  return next === now ? 'open' : next;
}

/**
 * At a table without clocks nobody is late before this. Then the table is opened to find out who is; once that is noted, it
 * rests.
 */
function whenUnseen(lastMove: number, { late }: Proceedings, now: number): 'open' | number | undefined {
  const when = lastMove + UNSEEN.move;
  if (when > now) return when;
  return late.length > 0 ? undefined : 'open';
}
