import type { ClanId } from '@hinode/engine';
import type { GameOptions, Seat } from '../store/store.ts';

/** Who gets which clan: at will, or in turn. What nobody chose is drawn by the seed (`drawClans`). */

interface Choosing {
  readonly options: Pick<GameOptions, 'clans'>;
  readonly seats: readonly Seat[];
}

export const isTaken = ({ seats }: Choosing, clan: ClanId): boolean =>
  seats.some((seat) => seat.clan === clan);

/**
 * In a draft: the seat that chooses now. Nobody chooses before all sit, and each after those before. Bots choose none:
 * they take what the seed draws from the rest, so that neither the server nor the host of the room picks for them.
 */
export function choosingIn({ options, seats }: Choosing): number | undefined {
  if (options.clans !== 'draft' || seats.some(({ by }) => by === undefined)) return undefined;
  const seat = seats.findIndex(({ by, clan }) => clan === undefined && by !== undefined && 'session' in by);
  return seat < 0 ? undefined : seat;
}
