import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './amount.module.css';

/** What came or went: at the end of its line, in bold, with its sign. */

const THINGS = [
  ['vp', 'vp'],
  ['coins', 'coin'],
  ['ronin', 'ronin'],
  ['honor', 'honor'],
] as const;

type Amounts = Readonly<Partial<Record<(typeof THINGS)[number][0], number>>>;

export function Amount({ of }: { readonly of: Amounts }) {
  const text = useText();
  const things = THINGS.flatMap(([thing, icon]) => {
    const n = of[thing] ?? 0;
    return n === 0 ? [] : [{ thing, icon, n }];
  });
  return (
    <span className={styles.amount} aria-hidden="true">
      {things.map(({ thing, icon, n }) => (
        <span key={thing} className={styles.thing}>
          <bdi>
            {n < 0 ? '−' : '+'}
            {text.number(Math.abs(n))}
          </bdi>
          <Icon name={icon} />
        </span>
      ))}
    </span>
  );
}
