import type { ClanId, MandateId, ProvinceId } from '@hinode/engine';

/** Common phrases, as data. Those that the game can verify may be promised; they hold until the season ends. */
export type Phrase =
  | { readonly say: 'stay-out'; readonly province: ProvinceId }
  | { readonly say: 'stay-out-if'; readonly province: ProvinceId; readonly theirs: ProvinceId }
  | { readonly say: 'no-bid'; readonly province: ProvinceId }
  | { readonly say: 'stay-allied' }
  | { readonly say: 'play'; readonly mandate: MandateId }
  | { readonly say: 'not-play'; readonly mandate: MandateId }
  | { readonly say: 'please-play'; readonly mandate: MandateId; readonly coins: number }
  | { readonly say: 'please-leave'; readonly province: ProvinceId }
  | { readonly say: 'ally-next' }
  | { readonly say: ShortPhrase };

/** Said as they are. */
export type ShortPhrase =
  | 'greeting'
  | 'thanks'
  | 'well-played'
  | 'sorry'
  | 'thinking'
  | 'please-hurry'
  | 'yes'
  | 'no'
  | 'word-kept'
  | 'word-broken';

/** The game itself shows whether these hold, so they may be promised. */
const PROMISES = ['stay-out', 'stay-out-if', 'no-bid', 'stay-allied', 'play', 'not-play'] as const;

export type PromisablePhrase = Extract<Phrase, { readonly say: (typeof PROMISES)[number] }>;

export const canBePromised = (phrase: Phrase): phrase is PromisablePhrase =>
  PROMISES.some((say) => say === phrase.say);

/** A phrase that somebody says: to one clan, or to the whole table. */
export interface Words {
  readonly from: ClanId;
  readonly to?: ClanId;
  readonly phrase: Phrase;
  readonly promise?: true;
}
