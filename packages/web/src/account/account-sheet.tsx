import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { MailForm } from '../notices/mail-form.tsx';
import { call } from '../online/api.ts';
import { CarrySheet } from '../online/links.tsx';
import type { Me } from '../online/name-gate.tsx';
import styles from '../online/online.module.css';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { beginAnew } from './begin-anew.ts';
import { Browsers } from './browsers.tsx';
import { ChangePassword } from './change-password.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DeleteMe } from './delete-me.tsx';

interface Props {
  readonly me: Me;
  readonly onRename: () => void;
  readonly onClose: () => void;
}

/** The person's account on this server: adding another device, signing out. */
export function AccountSheet({ me, onRename, onClose }: Props) {
  const text = useText();
  /** The account that was just created. */
  const [made, setMade] = useState<string>();
  const login = me.login ?? made;
  const [carrying, setCarrying] = useState(false);
  if (carrying) return <CarrySheet onClose={onClose} />;
  return (
    <Sheet title={text.say('account.title')} onClose={onClose}>
      <div className={styles.row}>
        <p>
          <Say k="online.you-are" values={{ player: me.name }} />
        </p>
        <Button look="quiet" onClick={onRename}>
          {text.say('online.rename')}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {made !== undefined && text.say('account.made')}
      </p>
      {login === undefined ? (
        <NoAccount onMade={setMade} />
      ) : (
        <>
          <p>
            <Say k="account.logged-in" values={{ login }} />
          </p>
          <ChangePassword />
        </>
      )}
      <MailForm />
      <Browsers hasAccount={login !== undefined} />
      <div className={styles.part}>
        <div className={styles.row}>
          <Button onClick={() => setCarrying(true)}>{text.say('carry.title')}</Button>
        </div>
      </div>
      <LogOut keepsSeats={login !== undefined} />
      <DeleteMe hasAccount={login !== undefined} />
    </Sheet>
  );
}

function NoAccount({ onMade }: { readonly onMade: (login: string) => void }) {
  const text = useText();
  return (
    <>
      <p className={styles.note}>{text.say('account.keep')}</p>
      <CredentialsForm
        label="account.make"
        onSend={async (login, password) => {
          await call('POST', 'account', { login, password });
          onMade(login);
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
