import { useId } from 'react';
import { useText } from '../app/language.tsx';
import styles from './setup.module.css';

const LONGEST = 200;

interface Props {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** Folded away: who wants to play the same shuffles again says which. */
export function SeedField({ seed, onChange }: Props) {
  const text = useText();
  const id = useId();
  return (
    <details className={styles.curious}>
      <summary>{text.say('setup.curious')}</summary>
      <label htmlFor={id}>{text.say('setup.seed')}</label>
      <input
        id={id}
        value={seed}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className={styles.note}>
        {text.say('setup.seed-note')}
      </p>
    </details>
  );
}
