import { useId, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { useRequest } from '../online/use-request.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './talk.module.css';

interface Props {
  readonly note: number;
  readonly onClose: () => void;
}

/** Reports a message to the admin of the server. */
export function ReportWords({ note, onClose }: Props) {
  const text = useText();
  const id = useId();
  const { send, isSending, refused } = useRequest();
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <Sheet title={text.say('talk.report')} onClose={onClose}>
      <form
        className={styles.report}
        onSubmit={(event) => {
          event.preventDefault();
          void send({ type: 'report', note, words: words.trim() }).then(setSent);
        }}
      >
        <p>{text.say('talk.report-lead')}</p>
        <label htmlFor={id}>{text.say('talk.report-words')}</label>
        <textarea
          id={id}
          className={styles.field}
          rows={3}
          dir="auto"
          maxLength={500}
          value={words}
          disabled={sent}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status">
          {sent && text.say('talk.reported')}
          {refused && <SayMessage message={refused} />}
        </p>
        {sent ? (
          <Button look="primary" onClick={onClose}>
            {text.say('sheet.close')}
          </Button>
        ) : (
          <Button look="primary" type="submit" disabled={isSending || words.trim() === ''}>
            {text.say('talk.report-send')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
