import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { Button } from '../ui/button.tsx';
import { call } from './api.ts';
import { rememberNamed } from './named.ts';
import styles from './online.module.css';
import { refusedKey } from './refused-words.ts';
import { Shell } from './shell.tsx';
import { useDoing } from './use-doing.ts';

/**
 * Brings somebody's seats along from another device. The code is used up by a press, not by the visit alone, because programs often
 * open links before people do.
 */
export function CarryPage({ code }: { readonly code: string }) {
  const text = useText();
  const { run, isDoing, refused } = useDoing();
  const [used, setUsed] = useState(false);
  const take = async (): Promise<void> => {
    await call('POST', 'keys', { code });
    rememberNamed();
    setUsed(true);
    goTo({ page: 'online' });
  };
  return (
    <Shell className={styles.ask} title={text.say('carry.title')}>
      <div className={styles.slip}>
        <p>{text.say('carry.note')}</p>
        <Button look="primary" disabled={isDoing || used} onClick={() => run(take)}>
          {text.say('carry.take')}
        </Button>
        <p className={styles.refused} role="status">
          {refused && text.say(refusedKey(refused))}
        </p>
      </div>
    </Shell>
  );
}
