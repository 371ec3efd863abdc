import type { ShownRoom } from '@hinode/wire';

/** The host of the table, or whoever has a seat kept for them at a table they just opened. */
export const hostName = ({ seats, host }: ShownRoom): string | undefined =>
  (host === undefined ? undefined : seats[host]?.name) ??
  seats.find(({ keptFor }) => keptFor !== undefined)?.keptFor;

/** The seat that somebody of this name would get: one that is kept for them, or the first that is free for all. */
export function freeSeat({ seats }: ShownRoom, name?: string): number | undefined {
  const isFree = (seat: (typeof seats)[number]): boolean => seat.name === undefined && seat.bot === undefined;
  const kept = seats.findIndex((seat) => isFree(seat) && name !== undefined && seat.keptFor === name);
  const free = kept >= 0 ? kept : seats.findIndex((seat) => isFree(seat) && seat.keptFor === undefined);
  return free < 0 ? undefined : free;
}
