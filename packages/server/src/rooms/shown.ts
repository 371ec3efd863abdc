import { type Proof, type ProvedSeat, promiseOf, proofOf } from '@hinode/engine/records';
import { hasBegun, type RoomLine, type ShownRoom, type ShownSeat } from '@hinode/wire';
import type { Seat, SeatedBot, StoredGame } from '../store/store.ts';
import { choosingIn } from './clans.ts';
import { hostOf, seatOf } from './room.ts';

/** A room in a list, as somebody sees it with a seat or without. */
export function shownTo(session: string | undefined, room: StoredGame, isHere?: IsHere): ShownRoom {
  const mine = session === undefined ? -1 : seatOf(room, session);
  return {
    ...shownToAll(room, isHere),
    ...(mine >= 0 && { mine, watch: room.watch }),
    ...(room.rematch !== undefined && { rematch: room.rematch }),
  };
}

export interface ByLink {
  readonly isHere: IsHere;
  readonly talk: readonly RoomLine[];
  /** Whoever speaks for the table sees whether it tells a chat group; where that is, nobody does. */
  readonly webhooks: boolean;
}

/** A room as somebody sees it who has its link: they may sit down, or look on. */
export function shownByLink(session: string | undefined, room: StoredGame, around: ByLink): ShownRoom {
  const shown = shownTo(session, room, around.isHere);
  const isHost = shown.mine !== undefined && shown.mine === shown.host;
  return {
    ...shown,
    watch: room.watch,
    ...(!hasBegun(room.status) && { talk: around.talk }),
    ...(around.webhooks && isHost && { webhook: room.webhook !== undefined }),
  };
}

/** A room as those see it who look on. They know it by another id: the game's own would let them sit down. */
export const shownToWatchers = (room: StoredGame, isHere?: IsHere): ShownRoom => ({
  ...shownToAll(room, isHere),
  id: room.watch,
});

/** Whether somebody is in the room now. */
export type IsHere = (session: string) => boolean;

function shownToAll(room: StoredGame, isHere?: IsHere): ShownRoom {
  const { id, createdAt, status, options, seats, secret, revealBy, result, endedAt } = room;
  const host = hostOf(room);
  const choosing = status === 'open' ? choosingIn(room) : undefined;
  return {
    id,
    createdAt,
    status,
    options,
    seats: seats.map((seat) => shownSeat(seat, hasBegun(status) ? undefined : isHere)),
    ...(host >= 0 && { host }),
    ...(choosing !== undefined && { choosing }),
    promise: promiseOf(secret),
    ...(status === 'beginning' && revealBy !== undefined && { revealBy }),
    ...(status === 'over' && {
      ...(result && { result: { winners: result.winners, vp: result.vp } }),
      ...(endedAt !== undefined && { endedAt }),
      proof: proofOfGame(room),
    }),
  };
}

const shownSeat = (
  { clan, by, keptFor, commitment, contribution, ready }: Seat,
  isHere: IsHere | undefined,
): ShownSeat => ({
  ...(clan && { clan }),
  ...(by && ('bot' in by ? shownBot(by) : { name: by.name })),
  ...(by && 'session' in by && isHere && { here: isHere(by.session) }),
  ...(ready && { ready }),
  ...(keptFor && { keptFor: keptFor.name }),
  ...(commitment && { commitment, revealed: contribution !== undefined }),
});

const shownBot = ({ bot, character }: SeatedBot): ShownSeat => ({ bot, ...(character && { character }) });

/** The secret, and what every seat added: for a game that is over. */
export const proofOfGame = ({ secret, seats }: StoredGame): Proof => {
  const proved = seats.flatMap(provedSeat);
  return proofOf(
    secret,
    seats.flatMap(({ contribution }) => contribution ?? []),
    // A game that began before texts were sealed has no word about its seats.
    proved.length === seats.length ? proved : undefined,
  );
};

function provedSeat({ clanWas, commitment, contribution, open }: Seat): readonly ProvedSeat[] {
  if (clanWas === undefined) return [];
  const added = contribution !== undefined;
  return [{ clan: clanWas, ...(commitment && { commitment }), added, ...(open && { open }) }];
}
