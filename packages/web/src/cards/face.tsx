import type { CardFacts } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { CardFace } from '../art/card-face.tsx';
import { Figure } from '../art/figure.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './face.module.css';

/** A season card with its words. A Monster shows itself. */
export function Face({ card }: { readonly card: CardFacts }) {
  const text = useText();
  const { me } = useTableState();
  return (
    <CardFace
      type={card.type}
      title={<h3 className={styles.title}>{text.name(card.id)}</h3>}
      cost={text.number(card.cost)}
      {...(card.type === 'monster' && { mark: <Figure kind={card.id} clan={me} size={52} /> })}
    >
      {/* What a Monster does begins with saying that it is one. */}
      {card.type !== 'monster' && <p className={styles.type}>{text.name(`type.${card.type}`)}</p>}
      <p>
        <Say k={`rule.${card.id}`} />
      </p>
    </CardFace>
  );
}
