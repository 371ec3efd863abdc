import { useState } from 'react';
import { useText } from '../app/language.tsx';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from './password-field.tsx';

interface Props {
  readonly lead: string;
  readonly sure: string;
  /** Asks people who have an account for their password once more. */
  readonly hasAccount: boolean;
  /** What to send to the server along with it. */
  readonly onSure: (body: { readonly password: string } | undefined) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for confirmation before something that cannot be undone. */
export function AgainForm({ lead, sure, hasAccount, onSure, onCancel }: Props) {
  const text = useText();
  const [password, setPassword] = useState('');
  const { run, isDoing, refused } = useDoing();
  // The server may know of an account that the page has not been told about.
  const asks = hasAccount || refused === 'password-needed' || password !== '';
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSure(asks ? { password } : undefined));
      }}
    >
      <p>{lead}</p>
      {asks && <PasswordField label="account.own-password" value={password} onChange={setPassword} />}
      <div className={styles.row}>
        <Button onClick={onCancel}>{text.say('account.delete-not')}</Button>
        <Button look="primary" type="submit" disabled={isDoing}>
          {sure}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </form>
  );
}
