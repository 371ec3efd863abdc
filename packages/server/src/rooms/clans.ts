import { randomInt } from 'node:crypto';
import { CLAN_IDS, type ClanId, rngFrom } from '@hinode/engine';
import type { GameOptions, Seat } from '../store/store.ts';

/** Who gets which clan: at will, in turn, or by chance. */

interface Choosing {
  readonly options: Pick<GameOptions, 'clans'>;
  readonly seats: readonly Seat[];
}

export const isTaken = ({ seats }: Choosing, clan: ClanId): boolean =>
  seats.some((seat) => seat.clan === clan);

/** In a draft: the seat that chooses now. Nobody chooses before all sit, and each after those before. */
export function choosingIn({ options, seats }: Choosing): number | undefined {
  if (options.clans !== 'draft' || seats.some(({ by }) => by === undefined)) return undefined;
  const seat = seats.findIndex(({ clan }) => clan === undefined);
  return seat < 0 ? undefined : seat;
}

/** Bots whose turn it is to choose take what chance brings; it stops at a person. */
export function letBotsChoose(room: Choosing): readonly Seat[] {
  const at = choosingIn(room);
  const seat = at === undefined ? undefined : room.seats[at];
  if (at === undefined || seat?.by === undefined || !('bot' in seat.by)) return room.seats;
  const left = CLAN_IDS.filter((clan) => !isTaken(room, clan));
  const clan = left[randomInt(left.length)];
  return clan === undefined
    ? room.seats
    : letBotsChoose({ ...room, seats: room.seats.with(at, { ...seat, clan }) });
}

/** Clans that nobody chose, by the seed, which nobody knew before. */
export function dealClans(seats: readonly Seat[], seed: string): Seat[] {
  const rng = rngFrom(`${seed} clans`);
  const left = CLAN_IDS.filter((clan) => !seats.some((seat) => seat.clan === clan));
  return seats.map((seat) => {
    if (seat.clan !== undefined) return seat;
    const [clan] = left.splice(rng.below(left.length), 1);
    return { ...seat, ...(clan && { clan }) };
  });
}
