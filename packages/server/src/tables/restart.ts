import { engineOf } from '@hinode/engine/versions';
import { type Proceedings, proceedingsOf } from '@hinode/wire';
import { UNSEEN } from '../clocks/clocks.ts';
import { clocksOf } from '../clocks/history.ts';
import { nextAlarm } from '../notices/occasions.ts';
import { rulesOf } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import { seatsOf } from './running-table.ts';

/**
 * What a game needs after a start though nobody comes: its table open, because a bot may be to move, an answer given in
 * advance may be due, or nobody has noted yet that it began or that a clock ran out, or because it is from before ends were
 * kept with the last move; an alarm, because one runs; or nothing. No table is opened to find out.
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
  // Somebody may have been asked just before the end.
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

/** At a table without clocks nobody is late before this; then it is opened to find out who is, and once that is noted, rests. */
function whenUnseen(lastMove: number, { late }: Proceedings, now: number): 'open' | number | undefined {
  const when = lastMove + UNSEEN.move;
  if (when > now) return when;
  return late.length > 0 ? undefined : 'open';
}
