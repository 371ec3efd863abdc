import type { ClanId } from '@hinode/engine';
import type { Seat, TableState } from './table.ts';

/** The clans that people at this device play. */
export const personsOf = (seats: readonly Seat[]): ClanId[] =>
  seats.filter(({ player }) => player.kind === 'person').map(({ clan }) => clan);

/**
 * Whom "you" means: whose eyes these are, if somebody at this device plays that clan. Whoever looks on, or sees a game
 * again, looks from a clan's place and is nobody.
 */
export const youIn = ({ me, persons }: Pick<TableState, 'me' | 'persons'>): ClanId | undefined =>
  persons.includes(me) ? me : undefined;

/** What whoever plays a clan is called, where that is known. */
export function nameOf(seats: readonly Seat[], clan: ClanId): string | undefined {
  const player = seats.find((seat) => seat.clan === clan)?.player;
  return player?.kind === 'person' ? player.name : undefined;
}
