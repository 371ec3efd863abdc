import type { MandateId, ProvinceId } from '@hinode/engine';
import type { Phrase } from '@hinode/wire';

/** What can be said as a phrase, and the blanks of each. */

/** Said at once. */
export const SHORT = [
  'greeting',
  'yes',
  'no',
  'thanks',
  'sorry',
  'thinking',
  'please-hurry',
  'well-played',
  'word-kept',
  'word-broken',
] as const;

/** About the game, with a place or a mandate in it. */
export const PROPOSALS = [
  'stay-out',
  'stay-out-if',
  'no-bid',
  'stay-allied',
  'play',
  'not-play',
  'please-play',
  'please-leave',
  'ally-next',
] as const;
export type ProposalId = (typeof PROPOSALS)[number];

/** The values for the blanks of a phrase. */
export interface Blanks {
  readonly province: ProvinceId;
  readonly theirs: ProvinceId;
  readonly mandate: MandateId;
  readonly coins: number;
}

export const BLANKS: Blanks = { province: 'kyoto', theirs: 'hokkaido', mandate: 'train', coins: 0 };

export function filledIn(say: ProposalId, { province, theirs, mandate, coins }: Blanks): Phrase {
  switch (say) {
    case 'stay-out':
    case 'no-bid':
    case 'please-leave':
      return { say, province };
    case 'stay-out-if':
      return { say, province, theirs };
    case 'play':
    case 'not-play':
      return { say, mandate };
    case 'please-play':
      return { say, mandate, coins };
    case 'stay-allied':
    case 'ally-next':
      return { say };
  }
}
