import type { CardId } from '@hinode/engine';
import type { Text } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { type Glance, glancesOf } from './glance.ts';
import styles from './pills.module.css';

/** What a card brings, at a glance. The words below say it in full, so screen readers skip it. */
export function Pills({ card }: { readonly card: CardId }) {
  const text = useText();
  return (
    <span className={styles.pills} aria-hidden="true">
      {glancesOf(card).map((glance) => (
        <span key={`${glance.icon} ${glance.n}`} className={styles.pill}>
          {glance.icon && <Icon name={glance.icon} />}
          {wordsOf(text, glance)}
        </span>
      ))}
    </span>
  );
}

function wordsOf(text: Text, { n, say, or, figure }: Glance): string {
  if (figure !== undefined) return text.say('glance.figure', { n, figure: { name: figure } });
  if (or !== undefined) return text.say('glance.or', { n, m: or });
  return say === undefined ? text.number(n) : text.say(say, { n });
}
