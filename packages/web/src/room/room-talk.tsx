import { ROOM_PHRASES, type RoomLine, type RoomWords, type ShownRoom } from '@hinode/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Seal } from '../online/seal.tsx';
import { phraseMessage } from '../talk/phrase-message.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './room.module.css';

/** What somebody can say; what they do is told by the server. */
export type Said = Exclude<RoomWords, { readonly did: unknown }>;

interface Props {
  readonly room: ShownRoom;
  readonly isBusy: boolean;
  readonly onSay: (said: Said) => Promise<boolean>;
}

const LONGEST = 500;

/** What people say to one another while they wait. A draft stays until it is sent. */
export function RoomTalk({ room: { talk = [], seats, mine, id }, isBusy, onSay }: Props) {
  const text = useText();
  const place = `hinode-draft ${id} room`;
  const [words, setWords] = useState(() => sessionStorage.getItem(place) ?? '');
  const [phrases, setPhrases] = useState(false);
  const end = useRef<HTMLSpanElement>(null);
  const last = talk.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into view
  useEffect(() => {
    const list = end.current?.parentElement;
    list?.scrollTo({ top: list.scrollHeight });
  }, [last]);
  const write = (next: string): void => {
    sessionStorage.setItem(place, next);
    setWords(next);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (words.trim() !== '' && (await onSay({ words }))) write('');
  };
  return (
    <section className={styles.slip} aria-labelledby="room-talk">
      <header className={styles.slipHead}>
        <h2 id="room-talk">{text.say('talk.title')}</h2>
        <p className={styles.note}>{text.say('room.talk-note')}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.lines} role="log" tabIndex={0} aria-label={text.say('talk.title')}>
        {talk.map((line) => (
          <Line key={line.n} line={line} name={seats[line.seat]?.name ?? ''} isMine={line.seat === mine} />
        ))}
        <span ref={end} />
      </div>
      <form className={styles.saying} onSubmit={(event) => void send(event)}>
        <input
          aria-label={text.say('talk.placeholder')}
          placeholder={text.say('talk.placeholder')}
          value={words}
          maxLength={LONGEST}
          onChange={({ target }) => write(target.value)}
        />
        <Button look="quiet" disabled={isBusy} onClick={() => setPhrases(true)}>
          <Icon name="chat" size={18} title={text.say('talk.phrases')} />
        </Button>
        <Button type="submit" disabled={isBusy || words.trim() === ''}>
          <Icon name="send" size={18} title={text.say('talk.send')} />
        </Button>
      </form>
      {phrases && (
        <Sheet title={text.say('talk.phrases-title')} onClose={() => setPhrases(false)}>
          <p className={styles.note}>{text.say('talk.phrases-note')}</p>
          <div className={styles.phrases}>
            {ROOM_PHRASES.map((phrase) => (
              <Button
                key={phrase}
                disabled={isBusy}
                onClick={() => void onSay({ phrase }).then(() => setPhrases(false))}
              >
                <SayMessage message={phraseMessage({ say: phrase })} />
              </Button>
            ))}
          </div>
        </Sheet>
      )}
    </section>
  );
}

interface LineProps {
  readonly line: RoomLine;
  readonly name: string;
  readonly isMine: boolean;
}

const DID = {
  'sat-down': 'room.did-sat-down',
  'is-ready': 'room.did-get-ready',
  'changed-options': 'room.did-change',
} as const;

function Line({ line, name, isMine }: LineProps) {
  const text = useText();
  if ('did' in line)
    return <p className={styles.did}>{text.say(DID[line.did], { player: `\u2068${name}\u2069` })}</p>;
  return (
    <p className={styles.line} data-mine={isMine || undefined}>
      <Seal name={name} size={24} />
      <bdi className="spoken">{name}</bdi>
      <bdi className={styles.words}>
        {'phrase' in line ? <SayMessage message={phraseMessage({ say: line.phrase })} /> : line.words}
      </bdi>
    </p>
  );
}
