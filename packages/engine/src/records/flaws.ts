import type { ClanId } from '../data/clans.ts';

/** What can be wrong with a record or its proof: stable codes. Sentences are made in `packages/text`. */
export const FLAW_CODES = [
  'no-end',
  'other-clan',
  'other-promise',
  'other-result',
  'other-secret',
  'other-seed',
  'other-table',
  'other-text',
  'own-text-missing',
  'texts-missing',
] as const;

export interface Flaw {
  readonly code: (typeof FLAW_CODES)[number];
  /** The clan whose text or draw it is. */
  readonly clan?: ClanId;
}
