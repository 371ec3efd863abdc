import { useText } from '../app/language.tsx';
import styles from './unread.module.css';

/** The number of unread messages, on an ink disc. */
export function Unread({ n }: { readonly n: number }) {
  const text = useText();
  if (n === 0) return null;
  return (
    <span className={styles.unread}>
      <span className="spoken">{text.say('talk.unread', { n })}</span>
      <span aria-hidden="true">{text.number(n)}</span>
    </span>
  );
}
