import { useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';
import { call } from './api.ts';
import styles from './online.module.css';
import { refusedKey } from './refused-words.ts';
import { useDoing } from './use-doing.ts';

interface Props {
  /** The game. */
  readonly id: string;
  /** A group is already notified. */
  readonly isTold: boolean;
  readonly onChange: (isTold: boolean) => void;
}

const LONGEST_ADDRESS = 1000;

/** A chat group that is told whose turn it is. Its address is not shown again, because anybody who has it may post there. */
export function GroupForm({ id, isTold, onChange }: Props) {
  const text = useText();
  const field = useId();
  const [url, setUrl] = useState('');
  const { run, isDoing, refused } = useDoing();
  const name = (address: string | null): void =>
    run(async () => {
      const { webhook } = await call<{ webhook: boolean }>('POST', `games/${id}/webhook`, {
        url: address,
        language: text.language,
      });
      setUrl('');
      onChange(webhook);
    });
  return (
    <>
      {isTold ? (
        <div className={styles.row}>
          <p>{text.say('group.is-told')}</p>
          <Button disabled={isDoing} onClick={() => name(null)}>
            {text.say('group.remove')}
          </Button>
        </div>
      ) : (
        <form
          className={styles.group}
          onSubmit={(event) => {
            event.preventDefault();
            name(url.trim());
          }}
        >
          <label className={styles.label} htmlFor={field}>
            {text.say('group.address')}
          </label>
          <input
            id={field}
            className={styles.link}
            aria-describedby={`${field}-note`}
            value={url}
            dir="ltr"
            inputMode="url"
            maxLength={LONGEST_ADDRESS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            onChange={({ target }) => setUrl(target.value)}
          />
          <Button type="submit" disabled={isDoing || url.trim() === ''}>
            {text.say('group.tell')}
          </Button>
          <p id={`${field}-note`} className={styles.note}>
            {text.say('group.note')}
          </p>
        </form>
      )}
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </>
  );
}
