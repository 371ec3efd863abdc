import { CARD_FACTS, SET_IDS } from '@hinode/engine/facts';
import { useId } from 'react';
import { useText } from '../app/language.tsx';
import { CardPicture } from '../art/card-picture.tsx';
import { Icon } from '../art/icon.tsx';
import { One, OneOf } from '../ui/one-of.tsx';
import { BoxName } from './box-name.tsx';
import type { Draft } from './draft.ts';
import styles from './setup.module.css';

type SetChoice = Draft['set'];

const CHOICES: readonly SetChoice[] = [...SET_IDS, 'random'];

/** The cards that a set brings. The core cards are in every game. */
const cardsOf = (set: SetChoice) =>
  CARD_FACTS.filter(({ sets }) => sets.length < SET_IDS.length && sets.some((one) => one === set));

interface Props {
  readonly set: SetChoice;
  readonly onChange: (set: SetChoice) => void;
}

/** Which set of season cards joins the core cards, with pictures of what it brings. */
export function CardSets({ set, onChange }: Props) {
  const text = useText();
  const heading = useId();
  return (
    <section className={styles.box}>
      <h2 id={heading}>{text.say('setup.cards')}</h2>
      <p className={styles.note}>{text.say('setup.cards-note')}</p>
      <OneOf
        className={styles.sets}
        aria-labelledby={heading}
        value={set}
        onChoose={(value) => {
          const chosen = CHOICES.find((known) => known === value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {CHOICES.map((id) => (
          <One key={id} value={id} className={styles.set}>
            <span className={styles.setName}>
              {id === 'random' ? text.say('setup.random') : text.name(id)}
              {id !== 'random' && <BoxName of={id} />}
            </span>
            <span className={styles.pictures}>
              {id === 'random' ? (
                <Icon name="help" size={24} />
              ) : (
                cardsOf(id)
                  .slice(0, 4)
                  .map((card) => <CardPicture key={card.id} card={card} size={42} />)
              )}
            </span>
          </One>
        ))}
      </OneOf>
      {set !== 'random' && (
        <p className={styles.note}>{text.list(cardsOf(set).map(({ id }) => text.name(id)))}</p>
      )}
    </section>
  );
}
