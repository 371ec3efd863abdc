import type { Key } from '@hinode/text';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { useInstalled } from '../pwa/installed.ts';
import { lookForUpdate } from '../pwa/register.ts';
import type { Gone } from '../remote/protocol.ts';
import { Button } from '../ui/button.tsx';
import styles from './online.module.css';
import { Shell } from './shell.tsx';

const WORDS: Readonly<Record<Gone, Key>> = {
  'no-such-game': 'online.no-such-game',
  deleted: 'online.deleted',
  'not-seated': 'online.not-seated',
  'other-version': 'online.other-version',
  'begun-otherwise': 'online.begun-otherwise',
};

interface Props {
  readonly why: Gone;
  /** What else can be done about it, besides leaving. */
  readonly children?: ReactNode;
}

/** Says that there is no table to sit down at, and why. */
export function NoTable({ why, children }: Props) {
  const text = useText();
  // A newer page may already have been downloaded.
  const { update } = useInstalled();
  useEffect(() => {
    // Without a network there is nothing to load; the button tries again.
    if (why === 'other-version') lookForUpdate().catch(() => {});
  }, [why]);
  return (
    <Shell className={styles.ask} title={text.say('online.title')} empty>
      <div className={styles.slip}>
        <p role="status">{text.say(WORDS[why])}</p>
        {children}
        {why === 'other-version' ? (
          <Button look="primary" onClick={update ?? (() => location.reload())}>
            {text.say('error.reload')}
          </Button>
        ) : (
          <a className={styles.go} href={writeRoute({ page: 'online' })}>
            {text.say('online.to-lobby')}
          </a>
        )}
      </div>
    </Shell>
  );
}
