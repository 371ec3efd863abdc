import type { ClanId } from '@hinode/engine';
import { CLANS } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BoxName } from './box-name.tsx';
import styles from './choices.module.css';
import { ClanWins } from './clan-wins-line.tsx';
import { type Draft, seatsOf } from './draft.ts';

interface Props {
  readonly clan: ClanId;
  readonly draft: Draft;
  readonly onChoose: (clan: ClanId) => void;
  readonly onClose: () => void;
}

/** Every clan with what it begins with, what it can do, and how often bots win with it. Choosing one that is already in the game swaps the two seats. */
export function ClanSheet({ clan, draft, onChoose, onClose }: Props) {
  const text = useText();
  return (
    <Sheet title={text.say('setup.which-clan')} onClose={onClose}>
      <p className={styles.lead}>{text.say('setup.clan-wins-note')}</p>
      <ul className={styles.choices}>
        {CLANS.map(({ id, honorRank, income }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={id === clan}
              onClick={() => onChoose(id)}
            >
              <Emblem clan={id} size={40} />
              <span className={styles.what}>
                <span className={styles.title}>
                  {text.name(id)}
                  <BoxName of={id} />
                  <span className={styles.numbers}>
                    <Icon name="honor" size={14} title={text.say('term.honor')} />
                    {text.number(honorRank)}
                    <Icon name="coin" size={14} title={text.say('setup.income')} />
                    {text.number(income)}
                  </span>
                </span>
                <span className={styles.about}>{text.say(`rule.${id}`)}</span>
                <ClanWins clan={id} players={seatsOf(draft).length} className={styles.about} />
                {id !== clan && draft.players[id] && (
                  <span className={styles.about}>{text.say('setup.clan-changes')}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
