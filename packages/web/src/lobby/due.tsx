import { SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { longTime, shortTime } from '../clocks/time-left.ts';
import { useSeconds } from '../clocks/use-seconds.ts';
import styles from './lobby.module.css';

/** How long somebody has who is asked, in words; below an hour in digits. */
export function Due({ due }: { readonly due: number }) {
  const text = useText();
  useSeconds();
  const left = Math.max(0, due - Date.now());
  const long = longTime(left);
  return (
    <p className={styles.due}>
      <Icon name="clock" size={16} />
      <span className="spoken">{text.say('time.left')}</span>
      <b dir={long ? undefined : 'ltr'}>
        {long ? <SayMessage message={long} /> : shortTime(left, text.number)}
      </b>
    </p>
  );
}
