import { useText } from '../app/language.tsx';
import styles from '../online/online.module.css';

/** What the server has promised before anybody sat down: with it everybody can check the shuffles after the game. */
export function Promised({ promise }: { readonly promise: string }) {
  const text = useText();
  return (
    <details className={styles.more}>
      <summary>{text.say('room.fair')}</summary>
      <p className={styles.note}>{text.say('room.fair-note')}</p>
      <p className={styles.note}>{text.say('room.fair-proves')}</p>
      <code className={styles.promise} dir="ltr">
        {promise}
      </code>
    </details>
  );
}
