import { CHARACTERS } from '../characters/characters.ts';
import type { CharacterId } from '../characters/choosing.ts';
import type { LevelId } from '../types.ts';

/** How each level talks. A Random bot has nothing to say. */

/** What may move a bot to speak. */
export type Occasion =
  | 'game-began'
  | 'game-ended'
  | 'i-offer'
  | 'i-decline'
  | 'was-declined'
  | 'allied'
  | 'was-given'
  | 'ally-chooses'
  | 'was-entered'
  | 'i-broke-faith'
  | 'word-kept'
  | 'word-broken';

/** How firmly a level keeps its promises. */
export interface Faith {
  /** The other answer must be better by this many VP … */
  readonly price: number;
  /** … and then it breaks its word with this probability. */
  readonly chance: number;
}

export interface Voice {
  /** The most lines of its own in a season; answers to what a person said come on top, as many again. */
  readonly lines: number;
  readonly speaks: readonly Occasion[];
  readonly faith: Faith;
}

const SIMPLE = ['game-began', 'game-ended', 'i-decline', 'allied', 'was-given', 'i-broke-faith'] as const;
const SHREWD = [
  'game-began',
  'game-ended',
  'i-offer',
  'was-declined',
  'allied',
  'was-given',
  'ally-chooses',
  'was-entered',
  'word-kept',
  'word-broken',
] as const;

export const VOICES: Readonly<Record<Exclude<LevelId, 'random'>, Voice>> & { readonly random: undefined } = {
  random: undefined,
  // A foot soldier says little and keeps what it says.
  ashigaru: { lines: 2, speaks: SIMPLE, faith: { price: 8, chance: 0 } },
  samurai: {
    lines: 3,
    speaks: [...SIMPLE, 'i-offer', 'was-entered', 'word-kept', 'word-broken'],
    faith: { price: 4, chance: 0.2 },
  },
  daimyo: { lines: 4, speaks: SHREWD, faith: { price: 3.5, chance: 0.3 } },
  shogun: { lines: 4, speaks: SHREWD, faith: { price: 3, chance: 0.4 } },
};

/** How firmly a bot keeps its word: as its character does, or else its level. */
export const faithOf = (level: Exclude<LevelId, 'random'>, character?: CharacterId): Faith =>
  (character && CHARACTERS[character].faith) ?? VOICES[level].faith;

/** How a bot talks: as its level does, and as its character has it. */
export function voiceOf(level: LevelId, character?: CharacterId): Voice | undefined {
  const voice = VOICES[level];
  if (voice === undefined || character === undefined) return voice;
  const { speaks, keepsSilent } = CHARACTERS[character];
  return {
    ...voice,
    speaks: [...new Set([...voice.speaks, ...speaks])].filter((occasion) => !keepsSilent.includes(occasion)),
  };
}
