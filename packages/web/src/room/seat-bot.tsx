import type { ChosenCharacter } from '@hinode/bots/characters';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { CharacterChoice } from '../setup/character-choice.tsx';
import { LEVELS, type Level } from '../setup/draft.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './room.module.css';

interface Props {
  readonly isBusy: boolean;
  readonly onSeat: (bot: { readonly level: Level; readonly character?: ChosenCharacter }) => void;
}

/** Puts a bot on a free seat: what style it plays, and how well. */
export function SeatBot({ isBusy, onSeat }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [character, setCharacter] = useState<ChosenCharacter>();
  return (
    <>
      <Button disabled={isBusy} onClick={() => setOpen(true)}>
        <Icon name="bot" size={18} />
        {text.say('room.seat-bot')}
      </Button>
      {open && (
        <Sheet title={text.say('room.bot-level')} onClose={() => setOpen(false)}>
          <div className={styles.bots}>
            <CharacterChoice
              label={text.say('setup.character')}
              character={character}
              onChange={setCharacter}
            />
            <div className={styles.levels}>
              {LEVELS.map((level) => (
                <Button
                  key={level}
                  data-level={level}
                  onClick={() => {
                    setOpen(false);
                    onSeat({ level, ...(character && { character }) });
                  }}
                >
                  <b>{text.name(`level.${level}`)}</b>
                  <span>{text.say(`setup.level-${level}`)}</span>
                </Button>
              ))}
            </div>
          </div>
        </Sheet>
      )}
    </>
  );
}
