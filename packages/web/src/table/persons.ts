import type { ClanId } from '@hinode/engine';
import type { Seat } from './table.ts';

/** The clans that people at this device play. */
export const personsOf = (seats: readonly Seat[]): ClanId[] =>
  seats.filter(({ player }) => player.kind === 'person').map(({ clan }) => clan);
