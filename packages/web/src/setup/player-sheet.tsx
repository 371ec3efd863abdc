import type { ClanId } from '@hinode/engine';
import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import type { Player } from '../table/table.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { CharacterChoice } from './character-choice.tsx';
import styles from './choices.module.css';
import { GENTLE, LEVELS, MOST_SKILL } from './draft.ts';
import { LEVEL_NOTES } from './level-notes.ts';
import { Pips } from './pips.tsx';

interface Props {
  readonly clan: ClanId;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
  readonly onClose: () => void;
}

/** Who leads a clan: a person at this screen, or a bot, and what kind of opponent that is. */
export function PlayerSheet({ clan, player, onChange, onClose }: Props) {
  const text = useText();
  const name = { clan: { name: clan } };
  const choose = (next: Player): void => {
    onChange(next);
    onClose();
  };
  return (
    <Sheet title={text.say('setup.who-plays', name)} onClose={onClose}>
      <ul className={styles.choices}>
        <Choice
          icon={<Icon name="people" size={28} />}
          title={text.say('setup.person')}
          about={text.say('setup.person-note')}
          chosen={player.kind === 'person'}
          onChoose={() => choose(player.kind === 'person' ? player : { kind: 'person' })}
        />
        {LEVELS.map((level) => (
          <Choice
            key={level}
            icon={<Icon name="bot" size={28} />}
            title={
              <>
                {text.name(`level.${level}`)} <Pips level={level} />
              </>
            }
            about={text.say(LEVEL_NOTES[level])}
            chosen={player.kind === 'bot' && player.level === level}
            onChoose={() => choose({ ...(player.kind === 'bot' && player), kind: 'bot', level })}
          />
        ))}
      </ul>
      {player.kind === 'bot' && (
        <div className={styles.gentle}>
          <Toggle
            label={text.say('setup.gentle')}
            note={text.say('setup.gentle-note', { n: player.skill ?? GENTLE, all: MOST_SKILL })}
            name={text.say('setup.gentle-for', name)}
            checked={player.skill !== undefined}
            onChange={(gentle) => {
              const { skill: _, ...others } = player;
              onChange({ ...others, ...(gentle && { skill: GENTLE }) });
            }}
          />
          <CharacterChoice
            label={text.say('setup.character-of', name)}
            character={player.character}
            onChange={(character) => {
              const { character: _, ...others } = player;
              onChange({ ...others, ...(character && { character }) });
            }}
          />
          <Button look="primary" onClick={onClose}>
            {text.say('sheet.close')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly about: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ icon, title, about, chosen, onChoose }: ChoiceProps) => (
  <li>
    <button type="button" className={styles.choice} aria-pressed={chosen} onClick={onChoose}>
      {icon}
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.about}>{about}</span>
      </span>
    </button>
  </li>
);
