import { BY_CHANCE, drawCharacter } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import { commitmentOf, drawClans, promiseOf, seedOf } from '@hinode/engine/records';
import type { GameChange, Seat, StoredGame } from '../store/store.ts';
import { choosingIn } from './clans.ts';
import { setupOf } from './options.ts';
import { isHost, type Outcome, type Person, seatOf } from './room.ts';

/**
 * From a room to a game. When the host of the room begins, seats, commitments and chosen clans are fixed and shown; then
 * those who sealed a text reveal it, which their pages do by themselves. The game begins when all have, or when the time is
 * over: whoever did not reveal adds nothing, and the record names them.
 */

/** A page looks at its room every two seconds; one in the background or on a bad line gets a little longer. */
export const TIME_TO_REVEAL = 30_000;

export function start(room: StoredGame, { session }: Person, now: number): Outcome {
  if (room.status !== 'open') return 'already-begun';
  if (!isHost(room, session)) return 'not-the-host';
  if (room.seats.some(({ by }) => by === undefined)) return 'seats-are-free';
  if (choosingIn(room) !== undefined) return 'clans-not-chosen';
  const fixed = { ...room, seats: room.seats.map((seat) => fixedSeat(seat, promiseOf(room.secret))) };
  return isAwaited(fixed)
    ? { status: 'beginning', seats: fixed.seats, revealBy: now + TIME_TO_REVEAL }
    : begin(fixed);
}

/** Reveals the text of one's own seat. Doing it again changes nothing. */
export function reveal(room: StoredGame, { session }: Person, contribution: string): Outcome {
  const seat = seatOf(room, session);
  const own = room.seats[seat];
  if (own === undefined) return 'not-seated';
  if (room.status === 'open') return 'not-begun';
  if (commitmentOf(promiseOf(room.secret), contribution) !== own.commitment) return 'bad-contribution';
  if (own.contribution !== undefined) return {};
  if (room.status !== 'beginning') return 'already-begun';
  const revealed = { ...room, seats: room.seats.with(seat, { ...own, contribution }) };
  return isAwaited(revealed) ? { seats: revealed.seats } : begin(revealed);
}

/** Once the time is over the game begins with the texts that are there; undefined if it is not that far. */
export function beginIfDue(room: StoredGame, now: number): GameChange | undefined {
  const { status, revealBy } = room;
  if (status !== 'beginning') return undefined;
  // If the clock was put back nobody waits longer for that.
  const left = (revealBy ?? now) - now;
  return left > 0 && left <= TIME_TO_REVEAL ? undefined : begin(room);
}

/** Begins without waiting for the texts that are missing: somebody goes for good. */
export const beginNow = (room: StoredGame): Outcome =>
  room.status === 'beginning' ? begin(room) : 'already-begun';

const isAwaited = ({ seats }: StoredGame): boolean =>
  seats.some(({ commitment, contribution }) => commitment !== undefined && contribution === undefined);

/**
 * Whatever goes into the seed has a commitment, so that it cannot be exchanged when the other texts are known: a text that
 * came in the open gets one now. Bots add nothing; those in rooms of earlier versions had a text, which the server had made.
 */
function fixedSeat({ contribution, ...seat }: Seat, promise: string): Seat {
  const isPerson = seat.by !== undefined && 'session' in seat.by;
  if (contribution === undefined || !isPerson) return seat;
  return { ...seat, contribution, commitment: commitmentOf(promise, contribution), open: true };
}

/** Clans that nobody chose, and characters of bots that were left to chance, are drawn by the seed, which nobody knew before. */
function begin(room: StoredGame): GameChange {
  const texts = room.seats.flatMap(({ contribution }) => contribution ?? []);
  const seed = seedOf(room.secret, texts);
  const clans = drawClans(
    room.seats.map(({ clan }) => clan),
    seed,
    room.options.boxes,
  );
  const seats = room.seats.map(({ ready: _, ...seat }, at): Seat => {
    const clan = clans[at];
    const by = clan && withCharacter(seat.by, seed, clan);
    const clanWas = seat.clan === undefined ? 'drawn' : 'chosen';
    return { ...seat, ...(clan && { clan }), ...(by && { by }), clanWas };
  });
  const setup = setupOf(room.options, clans, seed);
  return { status: 'playing', seats, setup, options: { ...room.options, rules: RULES_VERSION } };
}

const withCharacter = (by: Seat['by'], seed: string, clan: ClanId): Seat['by'] =>
  by && 'bot' in by && by.character === BY_CHANCE ? { ...by, character: drawCharacter(seed, clan) } : by;
