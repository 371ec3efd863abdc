import type { Message, Purse, Value } from './values.ts';

/** Why a bot would do so: hints for people. */

/** What a reason is about. The bots decide which there are. */
export const REASONS = [
  // Answers in general.
  'chance',
  'only-choice',
  'best-outlook',
  'season-wars',
  'season-brings',
  'changes-nothing',
  // The battle being fought.
  'wins-battle',
  'battle-is-won',
  'battle-is-lost',
  // Wars and favors to come.
  'alone',
  'leads',
  'keeps-lead',
  'safer',
  'closer',
  'ends-lead',
  'rewards',
  'favor',
  'closer-favor',
  // What one has.
  'brings',
  'keeps',
  'honor',
  'keeps-honor',
  'saves-figures',
  'more-figures',
  'build-up',
  'serves',
  'winter',
  // What others have.
  'costs-rival',
  'helps-ally',
  'helps-last',
  // Bids.
  'save-coins',
  'ahead',
  'behind',
  'ronin-win',
  'ronin-denied',
  'hostage-wins',
  'hostage-pays',
  'hostage-denied',
  'seppuku-pays',
  'sells-defeat',
  'poets-pay',
  'unreadable',
  // Tea, and gifts.
  'shares-mandates',
  'truce',
  'well-paid',
  'asks-too-much',
  'broke-faith',
  'too-far-ahead',
  'shares-little',
  'proposal-stands',
  'has-ally',
  'no-partner',
  'too-late-for-gifts',
  'pay-for-mandate',
  'grateful',
] as const;

export interface Why {
  readonly reason: (typeof REASONS)[number];
  readonly gain?: number;
  readonly province?: string;
  readonly about?: string;
  readonly clan?: string;
  readonly force?: number;
  readonly against?: number;
  readonly purse?: Purse;
  readonly count?: number;
  readonly also?: Why;
}

/** `You win the battle of Kyoto: Force 5 against 3. It brings you 2 coins (about 2 VP better)`: nobody believes a tenth of a point. */
export function whyMessage({ also, gain = 0, ...fact }: Why): Message {
  const reason = factMessage(fact);
  const why: Message = also ? { key: 'hint.also', values: { why: reason, also: factMessage(also) } } : reason;
  const points = Math.round(gain);
  return points < 1 ? why : { key: 'hint.worth', values: { why, gain: points } };
}

/** Every reason has its message, and the values it needs. */
function factMessage({ reason, province, about, clan, force, against, purse, count }: Why): Message {
  const values: Record<string, Value> = {
    ...(province !== undefined && { province: { name: province } }),
    ...(about !== undefined && { about: { name: about } }),
    ...(clan !== undefined && { clan: { name: clan } }),
    ...(force !== undefined && { force }),
    ...(against !== undefined && { against, tie: force === against ? 'yes' : 'no' }),
    ...(purse !== undefined && { purse: { purse } }),
    ...(count !== undefined && { count }),
  };
  return { key: `hint.${reason}`, values };
}
