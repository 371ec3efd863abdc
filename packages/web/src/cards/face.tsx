import type { CardFacts } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { CardFace } from '../art/card-face.tsx';
import styles from './face.module.css';
import { Pills } from './pills.tsx';

/** A season card with its words. */
export function Face({ card }: { readonly card: CardFacts }) {
  const text = useText();
  return (
    <CardFace
      card={card}
      title={<h3 className={styles.title}>{text.name(card.id)}</h3>}
      kind={text.name(`type.${card.type}`)}
      glance={<Pills card={card.id} />}
      cost={text.number(card.cost)}
      copies={card.copies}
    >
      <p>
        <Say k={`rule.${card.id}`} />
      </p>
    </CardFace>
  );
}
