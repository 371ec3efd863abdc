import { BY_CHANCE, type ChosenCharacter } from '@hinode/bots/characters';
import { useText } from '../app/language.tsx';

/** A bot that plays as well as it can, in no style of its own. */
export const NONE = 'none';

/** What a choice of a character is called. */
export function CharacterName({ character }: { readonly character: ChosenCharacter | typeof NONE }) {
  const text = useText();
  if (character === NONE) return text.say('setup.no-character');
  return character === BY_CHANCE
    ? text.say('setup.character-by-chance')
    : text.name(`character.${character}`);
}
