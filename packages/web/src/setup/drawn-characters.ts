import { BY_CHANCE, type Seat } from '../table/table.ts';
import { CHARACTERS } from './draft.ts';

/** The same seats with a character for every bot whose character was left to chance; the same seed draws the same ones. */
export const withCharacters = (seats: readonly Seat[], seed: string): readonly Seat[] =>
  seats.map((seat) => {
    const { clan, player } = seat;
    if (player.kind !== 'bot' || player.character !== BY_CHANCE) return seat;
    const drawn = CHARACTERS[hashOf(`${seed} ${clan}`) % CHARACTERS.length] ?? CHARACTERS[0];
    return { clan, player: { ...player, character: drawn } };
  });

/** FNV-1a: home does without the generator of the rules. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 8;
}
