import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { call } from '../online/api.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { isTooShort, SHORTEST_PASSWORD } from './lack.ts';
import { PasswordField } from './password-field.tsx';

/** Changes the password, which signs out everybody who used the old one. */
export function ChangePassword() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.say('account.change')}</summary>
      {open && <Passwords />}
    </details>
  );
}

function Passwords() {
  const text = useText();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [changed, setChanged] = useState(false);
  const [short, setShort] = useState(false);
  const { run, isDoing, refused } = useDoing();
  const change = async (): Promise<void> => {
    await call('POST', 'account/password', { password, newPassword });
    setPassword('');
    setNewPassword('');
    setChanged(true);
  };
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChanged(false);
        const tooShort = isTooShort(newPassword);
        setShort(tooShort);
        if (!tooShort) run(change);
      }}
    >
      <PasswordField label="account.own-password" value={password} onChange={setPassword} />
      <PasswordField label="account.new-password" isNew value={newPassword} onChange={setNewPassword} />
      <div className={styles.row}>
        <Button type="submit" disabled={isDoing}>
          {text.say('account.change')}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {short && text.say('account.too-short', { n: SHORTEST_PASSWORD })}
        {!short && (refused ? text.say(refusedKey(refused)) : changed && text.say('account.changed'))}
      </p>
    </form>
  );
}
