import type { ClanId } from '@hinode/engine';
import type { Key } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { BY_CHANCE, type Player } from '../table/table.ts';
import { Segments } from '../ui/segments.tsx';
import styles from './choices.module.css';
import { CHARACTERS } from './draft.ts';

type BotPlayer = Extract<Player, { kind: 'bot' }>;

const NONE = 'none';
type Choice = NonNullable<BotPlayer['character']> | typeof NONE;
const CHOICES: readonly Choice[] = [NONE, BY_CHANCE, ...CHARACTERS];

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
  readonly clan: ClanId;
  readonly bot: BotPlayer;
  readonly onChange: (bot: BotPlayer) => void;
}

/** The style of play of a bot: one that can be noticed, one left to chance, or none. */
export function CharacterChoice({ clan, bot, onChange }: Props) {
  const text = useText();
  const { character, ...others } = bot;
  return (
    <div className={styles.character}>
      <span className={styles.title}>{text.say('setup.character')}</span>
      <Segments
        label={text.say('setup.character-of', { clan: { name: clan } })}
        value={character ?? NONE}
        options={CHOICES.map((value) => ({ value, label: <CharacterName character={value} /> }))}
        onChange={(choice) => onChange({ ...others, ...(choice !== NONE && { character: choice }) })}
      />
      <p className={styles.about}>{text.say(NOTES[character ?? NONE])}</p>
    </div>
  );
}

/** What a choice of a character is called. */
export function CharacterName({ character }: { readonly character: Choice }) {
  const text = useText();
  if (character === NONE) return text.say('setup.no-character');
  return character === BY_CHANCE
    ? text.say('setup.character-by-chance')
    : text.name(`character.${character}`);
}
