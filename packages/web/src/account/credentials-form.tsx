import { useState } from 'react';
import { useText } from '../app/language.tsx';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { type Lack, lackIn, SHORTEST_PASSWORD } from './lack.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  readonly label: 'account.make' | 'account.log-in';
  readonly onSend: (login: string, password: string) => Promise<void>;
}

/** A name and a password. */
export function CredentialsForm({ label, onSend }: Props) {
  const text = useText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [lack, setLack] = useState<Lack>();
  const { run, isDoing, refused } = useDoing();
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const lack = label === 'account.make' ? lackIn(login.trim(), password) : undefined;
        setLack(lack);
        if (lack === undefined) run(() => onSend(login.trim(), password));
      }}
    >
      <label className={styles.field}>
        <span className={styles.label}>{text.say('account.login')}</span>
        <input
          value={login}
          maxLength={32}
          autoComplete="username"
          autoCapitalize="none"
          onChange={({ target }) => setLogin(target.value)}
        />
      </label>
      <PasswordField
        label="account.password"
        isNew={label === 'account.make'}
        value={password}
        onChange={setPassword}
      />
      <div className={styles.row}>
        <Button type="submit" disabled={isDoing}>
          {text.say(label)}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {lack ? text.say(lack, { n: SHORTEST_PASSWORD }) : refused && text.say(refusedKey(refused))}
      </p>
    </form>
  );
}
