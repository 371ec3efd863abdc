import type { Message } from './values.ts';

/** Why a bot would do so: hints for people. */

/** What a bot had in mind. The bots decide which there are. */
export const REASONS = [
  'chance',
  'best-outlook',
  'win-province',
  'hold-province',
  'please-kami',
  'collect-harvest',
  'buy-strength',
  'build-up',
  'weaken-rival',
  'gain-honor',
  'gain-points',
  'save-coins',
  'fair-odds',
  'worth-allying',
  'well-paid',
  'asks-too-much',
  'pay-for-mandate',
  'grateful',
  'not-worth-it',
  'only-choice',
] as const;

export interface Why {
  readonly reason: (typeof REASONS)[number];
  readonly gain?: number;
  readonly province?: string;
  readonly about?: string;
}

/** The reasons that can name the place, and those that can name the thing. */
export const WITH_PROVINCE = ['win-province', 'hold-province', 'weaken-rival', 'build-up'] as const;
export const WITH_THING = ['best-outlook', 'buy-strength', 'pay-for-mandate'] as const;

/** A gain below this is not worth a number. */
const WORTH_SAYING = 0.1;

/** `To win Kyoto (about 2 VP better)` */
export function whyMessage(why: Why): Message {
  const { gain = 0 } = why;
  const reason = reasonMessage(why);
  return gain < WORTH_SAYING ? reason : { key: 'hint.worth', values: { why: reason, gain } };
}

function reasonMessage({ reason, province, about }: Why): Message {
  const placed = WITH_PROVINCE.find((known) => known === reason);
  if (placed !== undefined && province !== undefined)
    return { key: `hint.${placed}.in`, values: { province: { name: province } } };
  const thing = WITH_THING.find((known) => known === reason);
  if (thing !== undefined && about !== undefined)
    return { key: `hint.${thing}.about`, values: { about: { name: about } } };
  return { key: `hint.${reason}` };
}
