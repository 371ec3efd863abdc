import type { Key } from './catalogs/catalog.ts';
import type { Message, Purse, Value } from './values.ts';

/** Why a bot would make a move: hints for people. */

/**
 * The bots decide which reasons there are; these are the ones that have texts. A reason without a text is a type error on the page.
 */
type Reason = Extract<Key, `hint.${string}`> extends `hint.${infer Id}` ? Id : never;

export interface Why {
  readonly reason: Reason;
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

/**
 * `You win the battle of Kyoto: Force 5 against 3. It brings you 2 coins (about 2 VP better)`. No decimals: nobody would believe a
 * tenth of a point.
 */
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
