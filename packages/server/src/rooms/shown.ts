import { type Proof, promiseOf, proofOf } from '@hinode/engine';
import type { ShownRoom, ShownSeat } from '@hinode/wire';
import type { Seat, StoredGame } from '../store/store.ts';
import { choosingIn } from './clans.ts';
import { hostOf, seatOf } from './room.ts';

/**
 * A room as somebody sees it who has its link, with a seat or without. With `webhooks` on, whoever speaks for the table
 * sees whether it tells a chat group; where that is, nobody does.
 */
export function shownTo(session: string | undefined, room: StoredGame, webhooks = false): ShownRoom {
  const mine = session === undefined ? -1 : seatOf(room, session);
  return {
    ...shownToAll(room),
    ...(mine >= 0 && { mine, watch: room.watch }),
    ...(webhooks && mine >= 0 && mine === hostOf(room) && { webhook: room.webhook !== undefined }),
    ...(room.rematch !== undefined && { rematch: room.rematch }),
  };
}

/** A room as those see it who look on. They know it by another id: the game's own would let them sit down. */
export const shownToWatchers = (room: StoredGame): ShownRoom => ({ ...shownToAll(room), id: room.watch });

function shownToAll(room: StoredGame): ShownRoom {
  const { id, createdAt, status, options, seats, secret } = room;
  const host = hostOf(room);
  const choosing = status === 'open' ? choosingIn(room) : undefined;
  return {
    id,
    createdAt,
    status,
    options,
    seats: seats.map(shownSeat),
    ...(host >= 0 && { host }),
    ...(choosing !== undefined && { choosing }),
    promise: promiseOf(secret),
    ...(status === 'over' && { proof: proofOfGame(room) }),
  };
}

const shownSeat = ({ clan, by, keptFor }: Seat): ShownSeat => ({
  ...(clan && { clan }),
  ...(by && ('bot' in by ? { bot: by.bot } : { name: by.name })),
  ...(keptFor && { keptFor: keptFor.name }),
});

/** The secret, and what every seat added: for a game that is over. */
export const proofOfGame = ({ secret, seats }: StoredGame): Proof =>
  proofOf(
    secret,
    seats.flatMap(({ contribution }) => (contribution ? [contribution] : [])),
  );
