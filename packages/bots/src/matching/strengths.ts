import { MOST_SKILL } from '../mistakes/mistakes.ts';
import type { LevelId } from '../types.ts';

/**
 * How strong bots are beside each other, on one scale: by the difference of two strengths one wins e times as often as the other. A Samurai
 * at full skill is 0. The figures come from tournaments ("Levels for people" in docs/bots.md).
 */

export interface Opponent {
  readonly level: LevelId;
  /** Without one it makes no mistakes. */
  readonly skill?: number;
  /** How often it plays by chance, as gentle bots once did. */
  readonly noise?: number;
}

interface Range {
  /** At full skill. */
  readonly full: number;
  /** How much is lost without any. */
  readonly lost: number;
}

const RANGES: Readonly<Record<LevelId, Range>> = {
  random: { full: -5, lost: 0 },
  ashigaru: { full: -1, lost: 1.3 },
  samurai: { full: 0, lost: 1.5 },
  daimyo: { full: 0.5, lost: 1.5 },
  shogun: { full: 1.6, lost: 1.5 },
};

/** So much noise costs as much as all of the skill. */
const NOISE_WITHOUT_SKILL = 0.4;

export function strengthOf({ level, skill = MOST_SKILL, noise = 0 }: Opponent): number {
  const { full, lost } = RANGES[level];
  return full - lost * (1 - skill / MOST_SKILL + noise / NOISE_WITHOUT_SKILL);
}

/** How likely somebody of this strength wins against all of these. */
export function winChance(strength: number, opponents: readonly Opponent[]): number {
  const theirs = opponents.reduce((sum, opponent) => sum + Math.exp(strengthOf(opponent) - strength), 0);
  return 1 / (1 + theirs);
}
