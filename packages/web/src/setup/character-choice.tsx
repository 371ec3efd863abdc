import { BY_CHANCE, CHARACTER_CHOICES, type ChosenCharacter } from '@hinode/bots/characters';
import type { Key } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { Segments } from '../ui/segments.tsx';
import { CharacterName, NONE } from './character-name.tsx';
import styles from './choices.module.css';

type Choice = ChosenCharacter | typeof NONE;
const CHOICES: readonly Choice[] = [NONE, ...CHARACTER_CHOICES];

/** What one will notice at the table, in a line. */
const NOTES: Readonly<Record<Choice, Key>> = {
  [NONE]: 'setup.character-none',
  [BY_CHANCE]: 'setup.character-hidden',
  loyal: 'setup.character-loyal',
  merchant: 'setup.character-merchant',
  traitor: 'setup.character-traitor',
  pious: 'setup.character-pious',
};

interface Props {
  /** Whose character it is, for screen readers. */
  readonly label: string;
  readonly character: ChosenCharacter | undefined;
  readonly onChange: (character: ChosenCharacter | undefined) => void;
}

/** The style of play of a bot: one that can be noticed, one left to chance, or none. */
export function CharacterChoice({ label, character: chosen, onChange }: Props) {
  const text = useText();
  const character: Choice = chosen ?? NONE;
  return (
    <div className={styles.character}>
      <span className={styles.title}>{text.say('setup.character')}</span>
      <Segments
        label={label}
        value={character}
        options={CHOICES.map((value) => ({ value, label: <CharacterName character={value} /> }))}
        onChange={(choice) => onChange(choice === NONE ? undefined : choice)}
      />
      <p className={styles.about}>{text.say(NOTES[character])}</p>
    </div>
  );
}
