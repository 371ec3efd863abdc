import type { ClanId } from '@hinode/engine';

/**
 * Which characters can be chosen for a bot, and which one it gets if that is left to chance. Apart from what they do, so that a page can
 * have the one without the other.
 */

export const CHARACTER_IDS = ['loyal', 'merchant', 'traitor', 'pious'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export const BY_CHANCE = 'by-chance';

/** What can be chosen before a game: a character, or one that is drawn when the game begins. */
export const CHARACTER_CHOICES = [BY_CHANCE, ...CHARACTER_IDS] as const;
export type ChosenCharacter = (typeof CHARACTER_CHOICES)[number];

/** The character that the seed of a game draws for the bot of a clan. */
export const drawCharacter = (seed: string, clan: ClanId): CharacterId =>
  CHARACTER_IDS[hashOf(`${seed} ${clan}`) % CHARACTER_IDS.length] ?? CHARACTER_IDS[0];

/** FNV-1a: a page that sets up a game does without the generator of the rules. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 8;
}
