import type { Purse as Amounts } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './purse.module.css';

const THINGS = [
  ['vp', 'vp'],
  ['coins', 'coin'],
  ['ronin', 'ronin'],
] as const;

/** `3 ◉ 1 ⌂`: amounts with icons, and words for screen readers. An empty purse is put into words. */
export function Purse({ purse, text }: { readonly purse: Amounts; readonly text: string }) {
  const { number } = useText();
  const things = THINGS.filter(([thing]) => purse[thing] !== undefined);
  if (things.length === 0) return text;
  return (
    <span className={styles.purse}>
      <span className="spoken">{text}</span>
      <span aria-hidden="true" className={styles.amounts}>
        {things.map(([thing, icon]) => (
          <span key={thing} className={styles.amount}>
            {number(purse[thing] ?? 0)}
            <Icon name={icon} />
          </span>
        ))}
      </span>
    </span>
  );
}
