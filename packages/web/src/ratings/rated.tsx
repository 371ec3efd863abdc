import type { Rating } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import styles from './ratings-page.module.css';

/** A rating, and how unsure it is. */
export function Rated({ rating: { rating, plusMinus } }: { readonly rating: Rating }) {
  const text = useText();
  return (
    <b className={styles.rated} dir="ltr">
      {text.number(rating)} <small>{`± ${text.number(plusMinus)}`}</small>
    </b>
  );
}
