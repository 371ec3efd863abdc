import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { call } from '../online/api.ts';
import styles from '../online/online.module.css';
import { Button } from '../ui/button.tsx';
import { CredentialsForm } from './credentials-form.tsx';

interface Props {
  /** The server now knows who this is. */
  readonly onKnown: (me: { readonly name: string; readonly login?: string }) => void;
}

/** For somebody whom the server knows from another browser. */
export function ComeAgain({ onKnown }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.say('account.have-one')}</summary>
      {open && (
        <>
          <CredentialsForm
            label="account.log-in"
            onSend={async (login, password) => onKnown(await call('POST', 'login', { login, password }))}
          />
          <CodeForm />
        </>
      )}
    </details>
  );
}

function CodeForm() {
  const text = useText();
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        goTo({ page: 'carry', code: codeIn(code) });
      }}
    >
      <label className={styles.field}>
        <span className={styles.label}>{text.say('account.code')}</span>
        <input
          value={code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <div className={styles.row}>
        <Button type="submit">{text.say('account.use-code')}</Button>
      </div>
    </form>
  );
}

/** Lower case, with or without a gap; somebody may paste the whole link. */
const codeIn = (typed: string): string =>
  typed
    .replace(/^.*#\/carry\//, '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();
