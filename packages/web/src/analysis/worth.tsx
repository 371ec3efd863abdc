import type { Judged } from '@hinode/bots/analysis';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './key-moments.module.css';

/** What an answer cost: in VP, or in chance to win where that is all there is. */
export function Worth({ compared }: { readonly compared: Judged['compared'] }) {
  const text = useText();
  const vp = Math.round(10 * compared.vp.mean) / 10;
  const percent = Math.round(100 * compared.chance.mean);
  return (
    <b className={styles.worth} dir="ltr">
      {vp >= 2 || percent < 5 ? (
        <>
          {text.number(-vp)} <Icon name="vp" title={text.say('term.vp')} />
        </>
      ) : (
        text.say('analysis.percent', { percent: -percent })
      )}
    </b>
  );
}
