import { useText } from '../app/language.tsx';
import styles from '../online/online.module.css';
import { SHORTEST_PASSWORD } from './lack.ts';

interface Props {
  /** `account.password` and `account.new-password` say how long it has to be. */
  readonly label: 'account.password' | 'account.own-password' | 'account.new-password';
  readonly isNew?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PasswordField({ label, isNew = false, value, onChange }: Props) {
  const text = useText();
  return (
    <label className={styles.field}>
      <span className={styles.label}>{text.say(label, { n: SHORTEST_PASSWORD })}</span>
      <input
        type="password"
        value={value}
        maxLength={200}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
