import { useEffect, useState } from 'react';
import { useText } from '../app/language.tsx';
import { call, codeOf } from '../online/api.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { PageHead } from '../ui/page-head.tsx';

interface Props {
  readonly token: string;
  readonly wish: 'confirm' | 'stop';
}

/** The target of a link in an e-mail: it takes effect at once, and the page says so. */
export function MailPage({ token, wish }: Props) {
  const text = useText();
  const [done, setDone] = useState<'yes' | string>();
  useEffect(() => {
    call('POST', `mail/${token}/${wish}`).then(
      () => setDone('yes'),
      (problem) => setDone(codeOf(problem)),
    );
  }, [token, wish]);
  return (
    <main className={styles.page}>
      <PageHead title={text.say('mail.title')} />
      <p role="status">
        {done === 'yes' && text.say(wish === 'confirm' ? 'mail.link-confirmed' : 'mail.link-stopped')}
        {done !== undefined &&
          done !== 'yes' &&
          text.say(done === 'no-such-mail' ? 'mail.link-unknown' : refusedKey(done))}
      </p>
    </main>
  );
}
