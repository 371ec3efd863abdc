import type { ClanId } from '@hinode/engine';
import type { NoteRequest } from '@hinode/wire';
import { useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useRequest } from '../online/use-request.ts';
import { useTable } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { useDraft } from './memory.ts';
import { PhraseSheet } from './phrase-sheet.tsx';
import styles from './talk.module.css';
import type { Thread } from './threads.ts';

/** The table accepts no more than this. */
const LONGEST = 500;

interface Props {
  readonly game: string;
  readonly thread: Thread;
  readonly me: ClanId;
}

/** Where a player speaks: in their own words or, if all others are bots, in phrases that bots understand. */
export function Composer(props: Props) {
  const { talk } = useTable();
  return talk?.phrasesOnly ? <PhrasesOnly {...props} /> : <Writing {...props} />;
}

function PhrasesOnly({ thread, me }: Props) {
  const text = useText();
  const [phrases, setPhrases] = useState(false);
  return (
    <div className={styles.composer}>
      <Button look="choice" onClick={() => setPhrases(true)}>
        <Icon name="chat" />
        {text.say('talk.phrases-title')}
      </Button>
      {phrases && <PhraseSheet to={thread} me={me} onClose={() => setPhrases(false)} />}
    </div>
  );
}

/** What is written stays until the server has it. */
function Writing({ game, thread, me }: Props) {
  const text = useText();
  const draft = useDraft(game, thread);
  const { send, isSending, refused } = useRequest();
  const [phrases, setPhrases] = useState(false);
  const to = thread === 'table' ? {} : { to: thread };
  const label =
    thread === 'table' ? text.say('talk.to-all') : text.say('talk.to-one', { clan: { name: thread } });

  const say = async (): Promise<void> => {
    const words = draft.text.trim();
    if (words === '' || isSending) return;
    const request: NoteRequest = { type: 'say', ...to, text: words };
    if (await send(request)) draft.sent(draft.text);
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <textarea
        className={styles.field}
        rows={2}
        // Determined by the text; before there is any, by the language of the page.
        dir={draft.text === '' ? undefined : 'auto'}
        maxLength={LONGEST}
        aria-label={label}
        placeholder={text.say('talk.placeholder')}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void say();
        }}
      />
      {refused && (
        <p className={styles.refused} role="status">
          <SayMessage message={refused} />
        </p>
      )}
      <div className={styles.send}>
        <span className={styles.to}>{isSending ? text.say('talk.sending') : label}</span>
        <Button look="quiet" onClick={() => setPhrases(true)}>
          <Icon name="promise" />
          {text.say('talk.phrases')}
        </Button>
        <Button type="submit" look="choice" disabled={isSending || draft.text.trim() === ''}>
          <Icon name="send" />
          {text.say('talk.send')}
        </Button>
      </div>
      {phrases && <PhraseSheet to={thread} me={me} onClose={() => setPhrases(false)} />}
    </form>
  );
}
