import type { MandateId } from '../data/year.ts';

/** MANDATE-3: the current player last; Train the current player first; Betray the current player alone. */
const EXECUTED: Readonly<Record<MandateId, 'current-last' | 'current-first' | 'current-only'>> = {
  recruit: 'current-last',
  marshal: 'current-last',
  train: 'current-first',
  harvest: 'current-last',
  betray: 'current-only',
};

/** Who executes a mandate, in order: `seats` clockwise, and the one of them who chose it. */
export function executionOrder<Seat>(mandate: MandateId, seats: readonly Seat[], current: Seat): Seat[] {
  const at = seats.indexOf(current);
  const others = [...seats.slice(at + 1), ...seats.slice(0, at)];
  switch (EXECUTED[mandate]) {
    case 'current-last':
      return [...others, current];
    case 'current-first':
      return [current, ...others];
    case 'current-only':
      return [current];
  }
}
