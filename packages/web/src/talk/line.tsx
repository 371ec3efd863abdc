import type { ClanId } from '@hinode/engine';
import type { PromiseState, SeatNow } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTable } from '../table/use-table.ts';
import { LineMenu } from './line-menu.tsx';
import { phraseMessage } from './phrase-message.ts';
import { PromiseMark } from './promise-mark.tsx';
import styles from './talk.module.css';
import type { Line, Words } from './threads.ts';
import type { Talking } from './use-talk.ts';

interface Props {
  readonly line: Line;
  readonly talk: Talking;
  readonly seats: readonly SeatNow[];
}

/** A message, or something that happened around the game. */
export function LineOf({ line, talk, seats }: Props) {
  const { online } = useTable();
  if (line.kind === 'happening')
    return (
      <p className={styles.happening}>
        <SayMessage message={line.message} />
      </p>
    );
  const { from, n } = line;
  const name = seats.find(({ clan }) => clan === from)?.name;
  const promise = talk.promises.find(({ note }) => note === n)?.state;
  const mine = from === talk.me;
  return (
    <article className={styles.line} data-mine={mine || undefined} data-note={n}>
      <Emblem clan={from} size={24} />
      <div className={styles.words}>
        <Speaker clan={from} name={name} when={line.when} />
        <WordsOf line={line} promise={promise} isMuted={talk.muted.includes(from)} />
      </div>
      {!mine && talk.me !== undefined && online && (
        <LineMenu note={n} from={from} name={name} isMuted={talk.muted.includes(from)} />
      )}
    </article>
  );
}

interface SpeakerProps {
  readonly clan: ClanId;
  readonly name: string | undefined;
  readonly when: number;
}

function Speaker({ clan, name, when }: SpeakerProps) {
  const text = useText();
  return (
    <header className={styles.speaker}>
      <span className="spoken">{text.name(clan)} </span>
      {name === undefined ? <span aria-hidden="true">{text.name(clan)}</span> : <bdi>{name}</bdi>}{' '}
      <time dateTime={new Date(when).toISOString()}>{momentOf(when, text.language)}</time>
    </header>
  );
}

interface WordsProps {
  readonly line: Words;
  readonly promise: PromiseState | undefined;
  readonly isMuted: boolean;
}

function WordsOf({ line: { text: words, phrase }, promise, isMuted }: WordsProps) {
  const text = useText();
  if (isMuted) return <p className={styles.gone}>{text.say('talk.muted-words')}</p>;
  if (phrase !== undefined)
    return (
      <>
        <p>
          <SayMessage message={phraseMessage(phrase)} />
        </p>
        {promise && <PromiseMark state={promise} />}
      </>
    );
  if (words === undefined) return <p className={styles.gone}>{text.say('talk.struck')}</p>;
  return (
    <p className={styles.free} dir="auto">
      {words}
    </p>
  );
}

/** The time; if it was on another day, also the date. */
function momentOf(when: number, language: string): string {
  const today = new Date(when).toDateString() === new Date().toDateString();
  return clockFor(language, today).format(when);
}

/** Browsers are slow to create one. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockFor(language: string, today: boolean): Intl.DateTimeFormat {
  const known = clocks.get(`${language} ${today}`);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat(language, {
    ...(!today && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(`${language} ${today}`, clock);
  return clock;
}
