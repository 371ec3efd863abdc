import { useEffect } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useAtEnd } from '../log/use-at-end.ts';
import { One, OneOf } from '../ui/one-of.tsx';
import { Composer } from './composer.tsx';
import { LineOf } from './line.tsx';
import { useRead, useThread } from './memory.ts';
import { PromiseList } from './promise-list.tsx';
import styles from './talk.module.css';
import { type TalkState, useTalkState } from './talk-line.ts';
import type { Line, Thread } from './threads.ts';
import { Unread } from './unread.tsx';
import { type Talking, useTalk } from './use-talk.ts';

interface Props {
  /** On a sheet of its own, which already has the title, it has no frame. */
  readonly onSheet?: boolean;
}

/** What is said at a table: to all, or in private. */
export function Talk(props: Props) {
  const state = useTalkState();
  return state && <TalkOf state={state} {...props} />;
}

function TalkOf({ state, onSheet = false }: Props & { readonly state: TalkState }) {
  const text = useText();
  const talk = useTalk(state);
  const [wanted, setThread] = useThread(state.id);
  const thread = wanted === 'table' || talk.others.includes(wanted) ? wanted : 'table';
  const lines = talk.threads.get(thread) ?? [];
  useMarkRead(talk.game, thread, lines);
  const { scroller, onScroll } = useAtEnd(`${thread} ${lines.length}`);
  return (
    <section
      className={styles.talk}
      data-talk
      data-on-sheet={onSheet || undefined}
      aria-label={text.say('talk.title')}
    >
      <header className={styles.head}>
        {!onSheet && <h2 className={styles.title}>{text.say('talk.title')}</h2>}
        <Threads talk={talk} thread={thread} onChange={setThread} />
      </header>
      <PromiseList promises={talk.promises} />
      <div
        ref={(box) => {
          scroller.current = box;
        }}
        onScroll={onScroll}
        className={styles.scroll}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to reach anything that scrolls
        tabIndex={0}
        aria-label={
          thread === 'table' ? text.say('talk.to-all') : text.say('talk.with', { clan: { name: thread } })
        }
      >
        {lines.length === 0 && (
          <p className={styles.none}>{text.say(thread === 'table' ? 'talk.none' : 'talk.none-private')}</p>
        )}
        {lines.map((line) => (
          <LineOf key={line.n} line={line} talk={talk} seats={state.seats} />
        ))}
      </div>
      {talk.me === undefined ? (
        <p className={styles.watching}>{text.say('talk.watching')}</p>
      ) : (
        <Composer key={thread} game={talk.game} thread={thread} me={talk.me} />
      )}
    </section>
  );
}

/** Messages in an open thread count as read. */
function useMarkRead(game: string, thread: Thread, lines: readonly Line[]): void {
  const mark = useRead((read) => read.mark);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    if (last === undefined) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') mark(game, thread, last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [game, thread, last, mark]);
}

interface ThreadsProps {
  readonly talk: Talking;
  readonly thread: Thread;
  readonly onChange: (thread: Thread) => void;
}

/** The threads, each with its number of unread messages. */
function Threads({ talk, thread, onChange }: ThreadsProps) {
  const text = useText();
  const all: readonly Thread[] = ['table', ...talk.others];
  const choose = (value: string): void => {
    const chosen = all.find((known) => known === value);
    if (chosen) onChange(chosen);
  };
  if (all.length === 1) return null;
  return (
    <OneOf value={thread} onChoose={choose} className={styles.threads} aria-label={text.say('talk.threads')}>
      {all.map((one) => (
        <One
          key={one}
          value={one}
          className={styles.thread}
          aria-label={one === 'table' ? undefined : text.say('talk.with', { clan: { name: one } })}
          data-thread={one}
        >
          {one === 'table' ? (
            text.say('talk.all')
          ) : (
            <>
              <Emblem clan={one} size={20} />
              <span>{text.name(one)}</span>
            </>
          )}
          <Unread n={one === thread ? 0 : talk.unread(one)} />
        </One>
      ))}
    </OneOf>
  );
}
