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
 * Somebody brings their seats along from another device. A press, not the mere visit, uses the code up: programs that look at
 * links before people do must not.
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
