import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { call } from '../online/api.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useAsked } from '../online/use-asked.ts';
import { Button } from '../ui/button.tsx';
import { AgainForm } from './again-form.tsx';

interface Key {
  readonly id: string;
  /** Such as `Firefox, Linux`. */
  readonly browser?: string;
  /** The day it was last seen. */
  readonly seen: number;
  readonly isThis: boolean;
}

const SELDOM = 10 * 60_000;

/** The browsers in which the server knows this person, so that they can sign out of the ones they no longer use. */
export function Browsers({ hasAccount }: { readonly hasAccount: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.say('account.browsers')}</summary>
      {open && <List hasAccount={hasAccount} />}
    </details>
  );
}

function List({ hasAccount }: { readonly hasAccount: boolean }) {
  const text = useText();
  const { value: keys, refused, again } = useAsked<readonly Key[]>('me/keys', SELDOM);
  /** What to sign out: one of them, or all the others. */
  const [ending, setEnding] = useState<Key | 'others'>();
  if (keys === undefined) return <p role="status">{refused && text.say(refusedKey(refused))}</p>;
  if (ending !== undefined)
    return (
      <AgainForm
        lead={ending === 'others' ? text.say('account.browsers') : nameOf(ending, text)}
        sure={text.say(ending === 'others' ? 'account.browsers-end' : 'account.browser-end')}
        hasAccount={hasAccount}
        onCancel={() => setEnding(undefined)}
        onSure={async (body) => {
          await call('DELETE', ending === 'others' ? 'me/keys' : `me/keys/${ending.id}`, body);
          setEnding(undefined);
          again();
        }}
      />
    );
  const others = keys.filter(({ isThis }) => !isThis);
  return (
    <div className={styles.part}>
      <ul className={styles.keys}>
        {keys.map((key) => (
          <li key={key.id} className={styles.row}>
            <span>
              <strong>{nameOf(key, text)}</strong>
              <br />
              <span className={styles.note}>{seenOf(key, text)}</span>
            </span>
            {!key.isThis && <Button onClick={() => setEnding(key)}>{text.say('account.browser-end')}</Button>}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className={styles.note}>{text.say('account.browsers-alone')}</p>}
      {others.length > 1 && (
        <div className={styles.row}>
          <Button onClick={() => setEnding('others')}>{text.say('account.browsers-end')}</Button>
        </div>
      )}
    </div>
  );
}

type Text = ReturnType<typeof useText>;

const nameOf = ({ browser }: Key, text: Text): string => browser ?? text.say('account.browser-unknown');

function seenOf({ isThis, seen }: Key, text: Text): string {
  if (isThis) return text.say('account.browser-this');
  // A day as the server counts days.
  const day = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(seen);
  return text.say('account.browser-seen', { day });
}
