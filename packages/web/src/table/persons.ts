import type { ClanId } from '@hinode/engine';
import type { Seat, TableState } from './table.ts';

/** The clans that people at this device play. */
export const personsOf = (seats: readonly Seat[]): ClanId[] =>
  seats.filter(({ player }) => player.kind === 'person').map(({ clan }) => clan);

/**
 * Whom "you" means: the clan whose view this is, if somebody at this device plays it. Spectators and people who watch a replay see
 * the game from a clan's seat, but are nobody.
 */
export const youIn = ({ me, persons }: Pick<TableState, 'me' | 'persons'>): ClanId | undefined =>
  persons.includes(me) ? me : undefined;

/** The name of the person who plays a clan, if it is known. */
export function nameOf(seats: readonly Seat[], clan: ClanId): string | undefined {
  const player = seats.find((seat) => seat.clan === clan)?.player;
  return player?.kind === 'person' ? player.name : undefined;
}
