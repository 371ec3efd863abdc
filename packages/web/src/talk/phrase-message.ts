import type { Message } from '@hinode/text';
import type { Phrase } from '@hinode/wire';

const PLAIN = {
  'stay-allied': 'phrase.stay-allied',
  'ally-next': 'phrase.ally-next',
  greeting: 'phrase.greeting',
  thanks: 'phrase.thanks',
  'well-played': 'phrase.well-played',
  sorry: 'phrase.sorry',
  thinking: 'phrase.thinking',
  'please-hurry': 'phrase.please-hurry',
  yes: 'phrase.yes',
  no: 'phrase.no',
  'word-kept': 'phrase.word-kept',
  'word-broken': 'phrase.word-broken',
} as const;

/** A phrase in words, for any reader: "I will stay out of Kyoto". */
export function phraseMessage(phrase: Phrase): Message {
  switch (phrase.say) {
    case 'stay-out':
      return { key: 'phrase.stay-out', values: { province: { name: phrase.province } } };
    case 'stay-out-if':
      return {
        key: 'phrase.stay-out-if',
        values: { province: { name: phrase.province }, theirs: { name: phrase.theirs } },
      };
    case 'no-bid':
      return { key: 'phrase.no-bid', values: { province: { name: phrase.province } } };
    case 'play':
      return { key: 'phrase.play', values: { mandate: { name: phrase.mandate } } };
    case 'not-play':
      return { key: 'phrase.not-play', values: { mandate: { name: phrase.mandate } } };
    case 'please-play': {
      const values = { mandate: { name: phrase.mandate }, purse: { purse: { coins: phrase.coins } } };
      return { key: phrase.coins === 0 ? 'phrase.please-play' : 'phrase.please-play-for', values };
    }
    case 'please-leave':
      return { key: 'phrase.please-leave', values: { province: { name: phrase.province } } };
    default:
      return { key: PLAIN[phrase.say] };
  }
}
