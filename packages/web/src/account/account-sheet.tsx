import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { call } from '../online/api.ts';
import { CarrySheet } from '../online/links.tsx';
import type { Me } from '../online/name-gate.tsx';
import { forgetNamed } from '../online/named.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CredentialsForm } from './credentials-form.tsx';

interface Props {
  readonly me: Me;
  readonly onClose: () => void;
}

/** Another person begins with a page that knows nothing of the last one. */
const beginAnew = (): void => {
  forgetNamed();
  location.reload();
};

/** Who one is on this server: an account, another device, and the way out. */
export function AccountSheet({ me, onClose }: Props) {
  const text = useText();
  const [carrying, setCarrying] = useState(false);
  if (carrying) return <CarrySheet onClose={onClose} />;
  return (
    <Sheet title={text.say('account.title')} onClose={onClose}>
      <p>
        <Say k="online.you-are" values={{ player: me.name }} />
      </p>
      {me.login === undefined ? (
        <NoAccount />
      ) : (
        <p>
          <Say k="account.logged-in" values={{ login: me.login }} />
        </p>
      )}
      <div className={styles.part}>
        <div className={styles.row}>
          <Button onClick={() => setCarrying(true)}>{text.say('carry.title')}</Button>
        </div>
      </div>
      <LogOut keepsSeats={me.login !== undefined} />
      <DeleteMe />
    </Sheet>
  );
}

function NoAccount() {
  const text = useText();
  return (
    <>
      <p className={styles.note}>{text.say('account.keep')}</p>
      <CredentialsForm
        label="account.make"
        onSend={async (login, password) => {
          await call('POST', 'account', { login, password });
          location.reload();
        }}
      />
    </>
  );
}

function LogOut({ keepsSeats }: { readonly keepsSeats: boolean }) {
  const text = useText();
  const { run, isDoing } = useDoing();
  const leave = async (): Promise<void> => {
    await call('POST', 'logout');
    beginAnew();
  };
  return (
    <div className={styles.part}>
      {!keepsSeats && <p className={styles.note}>{text.say('account.log-out-note')}</p>}
      <div className={styles.row}>
        <Button disabled={isDoing} onClick={() => run(leave)}>
          {text.say('account.log-out')}
        </Button>
      </div>
    </div>
  );
}

/** Asks once: it cannot be taken back. */
function DeleteMe() {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { run, isDoing, refused } = useDoing();
  const go = async (): Promise<void> => {
    await call('DELETE', 'me');
    beginAnew();
  };
  if (!asking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        {text.say('account.delete')}
      </Button>
    );
  return (
    <div className={styles.part}>
      <p>{text.say('account.delete-lead')}</p>
      <div className={styles.row}>
        <Button onClick={() => setAsking(false)}>{text.say('account.delete-not')}</Button>
        <Button look="primary" disabled={isDoing} onClick={() => run(go)}>
          {text.say('account.delete-sure')}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </div>
  );
}
