import type { ClanId, MandateId, View } from '@hinode/engine';

/** Who carries out the mandate of this turn, in order. */
export interface Actors {
  readonly mandate?: MandateId;
  readonly by?: ClanId;
  readonly order: readonly ClanId[];
}

/** Clockwise from the left of the clan that chose it, which comes last (MANDATE-3); Betray is for that clan alone (BETRAY-1). */
export function actorsOf({ mandate, mandates, turn, clans }: View): Actors {
  const by = mandates.find((played) => played.turn === turn)?.clan;
  if (mandate === undefined || by === undefined) return { order: [] };
  const seats = clans.map(({ clan }) => clan);
  const from = seats.indexOf(by);
  return {
    mandate,
    by,
    order: mandate === 'betray' ? [by] : [...seats.slice(from + 1), ...seats.slice(0, from + 1)],
  };
}
