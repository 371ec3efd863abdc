import { type ReactNode, useState } from 'react';
import { ComeAgain } from '../account/come-again.tsx';
import { DeleteMe } from '../account/delete-me.tsx';
import { useText } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';
import { call } from './api.ts';
import { isNamed, rememberNamed } from './named.ts';
import styles from './online.module.css';
import { refusedKey } from './refused-words.ts';
import { Shell } from './shell.tsx';
import { useAsked } from './use-asked.ts';
import { useDoing } from './use-doing.ts';

export interface Me {
  readonly name: string;
  /** For those who keep an account. */
  readonly login?: string;
}

interface Props {
  readonly children: (me: Me, rename: () => void) => ReactNode;
}

/** People change their names too rarely to keep checking. */
const SELDOM = 10 * 60_000;

/** Somebody who comes for the first time, by whatever link, gives a name once; after that they get what they came for. */
export function NameGate({ children }: Props) {
  const [named, setNamed] = useState(isNamed);
  const known = (): void => {
    rememberNamed();
    setNamed(true);
  };
  return named ? <Known>{children}</Known> : <SayName name="" onKnown={known} />;
}

function Known({ children }: Props) {
  const { value: me, refused, again, take } = useAsked<Me>('me', SELDOM);
  const [renaming, setRenaming] = useState(false);
  const known = (said: Me): void => {
    take(said);
    setRenaming(false);
  };
  if (me !== undefined && !renaming) return children(me, () => setRenaming(true));
  if (me === undefined && refused === undefined) return null;
  if (me === undefined && refused !== 'no-session')
    return <Unreachable code={refused ?? 'no-server'} onAgain={again} />;
  return <SayName name={me?.name ?? ''} onKnown={known} />;
}

interface SayNameProps {
  readonly name: string;
  readonly onKnown: (me: Me) => void;
}

const LONGEST_NAME = 24;

function SayName({ name: before, onKnown }: SayNameProps) {
  const text = useText();
  const [name, setName] = useState(before);
  const { run, isDoing, refused } = useDoing();
  return (
    <Shell className={styles.ask} title={text.say('online.title')}>
      <form
        className={styles.slip}
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => onKnown(await call<Me>('POST', 'me', { name })));
        }}
      >
        <label className={styles.field}>
          <span className={styles.label}>{text.say('online.your-name')}</span>
          <input
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p className={styles.note}>{text.say('online.name-note')}</p>
        <Button look="primary" type="submit" disabled={isDoing || name.trim() === ''}>
          {text.say('online.go-on')}
        </Button>
        <p className={styles.refused} role="status">
          {refused && text.say(refusedKey(refused))}
        </p>
      </form>
      {before === '' && (
        <ComeAgain
          onKnown={(me) => {
            rememberNamed();
            onKnown(me);
          }}
        />
      )}
    </Shell>
  );
}

interface UnreachableProps {
  readonly code: string;
  readonly onAgain: () => void;
}

/** What was requested is not available; perhaps later. */
export function Unreachable({ code, onAgain }: UnreachableProps) {
  const text = useText();
  return (
    <Shell className={styles.ask} title={text.say('online.title')} empty>
      <div className={styles.slip}>
        <p role="status">{text.say(refusedKey(code))}</p>
        <Button onClick={onAgain}>{text.say('online.try-again')}</Button>
        {code === 'banned' && <DeleteMe />}
      </div>
    </Shell>
  );
}
