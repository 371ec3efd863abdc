import type { ClanId, ClanView, ProvinceId, View } from '@hinode/engine';
import { type Pledge, trustIn } from './ledger.ts';
import type { Phrase, Words } from './phrases.ts';
import type { Occasion } from './voices.ts';

/**
 * What a bot says on an occasion, and in answer to a person. It is made of what lies open for everybody, so nothing
 * hidden can slip out: no tile, no sealed bid, nothing that the bot alone knows.
 */

/** What a bot speaks of: how the table looks to everybody, and what was promised. */
export interface Sight {
  readonly view: View;
  readonly pledges: readonly Pledge[];
}

/** Something that moves a bot to speak, mostly to one person. */
export interface Moment {
  readonly occasion: Occasion;
  readonly bot: ClanId;
  readonly to?: ClanId;
  readonly province?: ProvinceId;
}

type Said = Pick<Words, 'phrase' | 'promise'>;

const plain = (phrase: Phrase): Said => ({ phrase });
const promised = (phrase: Phrase): Said => ({ phrase, promise: true });

export function lineFor(moment: Moment, sight: Sight): Said | undefined {
  const { occasion, bot, to, province } = moment;
  switch (occasion) {
    case 'game-began':
      return plain({ say: 'greeting' });
    case 'game-ended':
      return plain({ say: 'well-played' });
    case 'i-offer':
      return to && trusts(sight, bot, to) ? peaceWith(sight.view, bot, to) : undefined;
    case 'allied':
      return promised({ say: 'stay-allied' });
    case 'was-declined':
      return plain({ say: 'ally-next' });
    case 'was-given':
      return plain({ say: 'thanks' });
    case 'ally-chooses':
      return plain({ say: 'please-play', mandate: mandateFor(clanIn(sight.view, bot)), coins: 0 });
    case 'was-entered':
      return to && province && isHeld(sight.view, bot, to, province)
        ? plain({ say: 'please-leave', province })
        : undefined;
    case 'i-decline':
    case 'i-broke-faith':
      return plain({ say: 'sorry' });
    case 'word-kept':
    case 'word-broken':
      return plain({ say: occasion });
  }
}

/** What a bot answers to a phrase that a person says to it alone; undefined if the phrase needs no answer. */
export function replyTo({ from, phrase, promise }: Words, bot: ClanId, sight: Sight): Said | undefined {
  const { view } = sight;
  const isTrusted = trusts(sight, bot, from);
  const isAlly = clanIn(view, bot)?.ally === from;
  switch (phrase.say) {
    case 'greeting':
      return plain({ say: 'greeting' });
    case 'stay-out':
    case 'no-bid':
    case 'stay-allied':
    case 'play':
    case 'not-play':
      if (!isTrusted) return plain({ say: 'thinking' });
      return plain({ say: promise ? 'thanks' : 'yes' });
    case 'stay-out-if':
      return isTrusted && isAbsent(view, bot, phrase.theirs)
        ? promised({ say: 'stay-out-if', province: phrase.theirs, theirs: phrase.province })
        : plain({ say: 'no' });
    case 'please-leave':
      return isTrusted && isAbsent(view, bot, phrase.province)
        ? promised({ say: 'stay-out', province: phrase.province })
        : plain({ say: 'no' });
    case 'please-play':
      return isTrusted && (isAlly || phrase.coins > 0)
        ? plain({ say: 'play', mandate: phrase.mandate })
        : plain({ say: 'no' });
    case 'ally-next':
      return plain({ say: isTrusted && isAlly ? 'yes' : 'thinking' });
    default:
      return undefined;
  }
}

const trusts = ({ pledges }: Sight, bot: ClanId, other: ClanId): boolean => trustIn(pledges, bot, other) >= 0;

const clanIn = ({ clans }: View, clan: ClanId): ClanView | undefined =>
  clans.find((one) => one.clan === clan);

const forceAt = (view: View, clan: ClanId, province: ProvinceId): number =>
  clanIn(view, clan)?.force[province] ?? 0;

const isAbsent = (view: View, clan: ClanId, province: ProvinceId): boolean =>
  Object.values(clanIn(view, clan)?.map[province] ?? {}).every((n) => n === 0);

/** Was the bot there first, and as strong as whoever comes? */
const isHeld = (view: View, bot: ClanId, other: ClanId, province: ProvinceId): boolean =>
  view.wars.slice(view.warsOpened).includes(province) &&
  forceAt(view, bot, province) > 0 &&
  forceAt(view, bot, province) >= forceAt(view, other, province);

/** Each stays out of a province at war where only the other stands. */
function peaceWith(view: View, bot: ClanId, other: ClanId): Said | undefined {
  const heldAlone = (clan: ClanId, without: ClanId): ProvinceId | undefined =>
    view.wars.find((province) => forceAt(view, clan, province) > 0 && isAbsent(view, without, province));
  const [theirs, mine] = [heldAlone(other, bot), heldAlone(bot, other)];
  if (theirs === undefined) return undefined;
  return promised(
    mine === undefined
      ? { say: 'stay-out', province: theirs }
      : { say: 'stay-out-if', province: theirs, theirs: mine },
  );
}

/** What would help a clan in this position, judged by what everybody sees. */
function mandateFor(clan: ClanView | undefined): 'harvest' | 'train' | 'recruit' {
  const held = Object.values(clan?.force ?? {}).filter((force) => force > 0).length;
  if (held >= 3) return 'harvest';
  return (clan?.coins ?? 0) >= 4 ? 'train' : 'recruit';
}
