import { useState } from 'react';
import { useText } from '../app/language.tsx';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';

/** As the server wants it. */
const SHORTEST_PASSWORD = 10;

interface Props {
  readonly label: 'account.make' | 'account.log-in';
  readonly onSend: (login: string, password: string) => Promise<void>;
}

/** A name and a password. */
export function CredentialsForm({ label, onSend }: Props) {
  const text = useText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { run, isDoing, refused } = useDoing();
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSend(login.trim(), password));
      }}
    >
      <label className={styles.field}>
        <span className={styles.label}>{text.say('account.login')}</span>
        <input
          value={login}
          minLength={3}
          maxLength={32}
          autoComplete="username"
          autoCapitalize="none"
          required
          onChange={({ target }) => setLogin(target.value)}
        />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{text.say('account.password', { n: SHORTEST_PASSWORD })}</span>
        <input
          type="password"
          value={password}
          minLength={SHORTEST_PASSWORD}
          maxLength={200}
          autoComplete={label === 'account.make' ? 'new-password' : 'current-password'}
          required
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <div className={styles.row}>
        <Button type="submit" disabled={isDoing}>
          {text.say(label)}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </form>
  );
}
