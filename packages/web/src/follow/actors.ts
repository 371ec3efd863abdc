import type { ClanId, MandateId, View } from '@hinode/engine';
import { executionOrder } from '@hinode/engine/facts';

/** Who carries out the mandate of this turn, in order. */
export interface Actors {
  readonly mandate?: MandateId;
  readonly by?: ClanId;
  readonly order: readonly ClanId[];
}

export function actorsOf({ mandate, mandates, turn, clans }: View): Actors {
  const by = mandates.find((played) => played.turn === turn)?.clan;
  if (mandate === undefined || by === undefined) return { order: [] };
  const seats = clans.map(({ clan }) => clan);
  return { mandate, by, order: executionOrder(mandate, seats, by) };
}
