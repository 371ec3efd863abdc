/**
 * The mistakes that people make, as a handful of numbers beside those of the level. Each is one that a person could name afterwards, and
 * what it leads to is never worse than the misunderstanding: whoever overlooks an army still plays well for a map without it.
 */
export interface Mistakes {
  /** How likely a single Bushi or Shinto of somebody else in a province is overlooked for a turn; two of them are only if each would be. */
  readonly overlooks: number;
  /** How likely a turn before Autumn is played for what it brings at once, without a thought of Winter. */
  readonly shortSight: number;
  /** How far off it is, for a season, in what mandates, cards, shrines and provinces are worth: 1 is from nothing to twice as much, and with more some are shunned. */
  readonly opinions: number;
  /** How likely a bid is too much, too little, or on what the last battle was about. */
  readonly misbids: number;
  /** How much it forgets of broken alliances and promises, and of greed. */
  readonly forgives: number;
}

/** The skill of somebody who makes none of them. */
export const MOST_SKILL = 10;

/** Those of somebody without any skill. */
const MOST_MISTAKES: Mistakes = { overlooks: 0.75, shortSight: 1, opinions: 1.5, misbids: 1, forgives: 1 };

export const isSkill = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_SKILL;

/** The mistakes that go with a skill from 0 to 10: the more skill, the fewer. */
export function mistakesOf(skill: number): Mistakes {
  const left = 1 - skill / MOST_SKILL;
  const { overlooks, shortSight, opinions, misbids, forgives } = MOST_MISTAKES;
  return {
    overlooks: left * overlooks,
    shortSight: left * shortSight,
    opinions: left * opinions,
    misbids: left * misbids,
    forgives: left * forgives,
  };
}
