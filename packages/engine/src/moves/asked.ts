import { MOVE_TYPES, type MoveType } from './types.ts';

/** Moves that answer no question of their own: what is said at tea, gifts, and declining what is asked. */
const UNASKED = [
  'propose',
  'withdraw',
  'accept',
  'decline',
  'gift',
  'pass',
] as const satisfies readonly MoveType[];

/** What a decision can ask for. */
export type AskedKind = Exclude<MoveType, (typeof UNASKED)[number]>;

export const ASKED_KINDS: readonly AskedKind[] = MOVE_TYPES.filter(
  (type): type is AskedKind => !UNASKED.some((unasked) => unasked === type),
);
