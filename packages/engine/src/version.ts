/** The version of the rules a record is pinned to. It changes when the same moves could lead elsewhere. */
export const RULES_VERSION = '2';

/** Earlier rules whose games are still played: `versions/` has their engines. */
export const RELEASED_RULES = ['1'] as const;
export type ReleasedRules = (typeof RELEASED_RULES)[number];

export const areReleased = (rules: unknown): rules is ReleasedRules =>
  RELEASED_RULES.some((released) => released === rules);

/** Can a game of these rules be played here? */
export const areKnown = (rules: unknown): boolean => rules === RULES_VERSION || areReleased(rules);

/** The error for a record or a position that belongs to another version of the rules. */
export const otherRules = (rules: unknown, here: string = RULES_VERSION): string =>
  typeof rules === 'string' && /^[\w.-]{1,16}$/.test(rules)
    ? `is ${rules}, and the rules here are version ${here}: play it with a Hinode of rules ${rules}`
    : `is not ${here}, the version of the rules here`;
