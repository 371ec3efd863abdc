import { useEffect, useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { call } from '../online/api.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';

/** As the server knows it: no address, an unconfirmed one, or a confirmed one. */
interface Mail {
  /** Does the server send e-mails at all? */
  readonly possible?: boolean;
  readonly address?: string;
  readonly confirmed?: boolean;
}

/** E-mails when a table waits for somebody who is away; only if the server sends e-mails and knows the person. */
export function MailForm() {
  const [mail, setMail] = useState<Mail>();
  useEffect(() => {
    call<Mail>('GET', 'me/mail').then(setMail, () => undefined);
  }, []);
  if (!mail?.possible) return null;
  return <Address mail={mail} onChange={(now) => setMail({ possible: true, ...now })} />;
}

interface Props {
  readonly mail: Mail;
  readonly onChange: (mail: Mail) => void;
}

function Address({ mail, onChange }: Props) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { run, isDoing, refused } = useDoing();
  const start = async (): Promise<void> =>
    onChange(await call<Mail>('POST', 'me/mail', { address: typed.trim(), language: text.language }));
  const stop = async (): Promise<void> => onChange(await call<Mail>('DELETE', 'me/mail'));
  const { address, confirmed } = mail;
  return (
    <form
      className={styles.part}
      data-mail=""
      onSubmit={(event) => {
        event.preventDefault();
        run(address === undefined ? start : stop);
      }}
    >
      <h3 id={id}>{text.say('mail.title')}</h3>
      <p className={styles.note}>{text.say('mail.note')}</p>
      {address === undefined ? (
        <label className={styles.field}>
          {text.say('mail.address')}
          <input
            type="text"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      ) : (
        <p role="status">{text.say(confirmed ? 'mail.confirmed' : 'mail.unconfirmed', { address })}</p>
      )}
      <div className={styles.row}>
        <Button type="submit" disabled={isDoing || (address === undefined && typed.trim() === '')}>
          {text.say(address === undefined ? 'mail.start' : 'mail.stop-button')}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </form>
  );
}
