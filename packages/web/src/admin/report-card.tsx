import type { Message } from '@hinode/text';
import type { Reported } from '@hinode/wire';
import { useState } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import type { Admin } from './admin-calls.ts';

interface Props {
  readonly report: Reported;
  readonly admin: Admin;
  /** Something was done, so reload. */
  readonly onDone: () => Promise<void>;
}

/** What somebody reported, in context, and what the admin can do about it. */
export function ReportCard({ report, admin, onDone }: Props) {
  const text = useText();
  const { run, isDoing, refused } = useDoing();
  const [asking, setAsking] = useState(false);
  const { id, game, note, person, words, when, watch, around = [] } = report;
  const day = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium', timeStyle: 'short' });
  const then = (work: Promise<unknown>): Promise<void> => work.then(onDone);
  return (
    <article className={styles.slip} data-report={id}>
      <p className={styles.note}>
        <SayMessage message={speakerOf(report)} />
      </p>
      <blockquote className={styles.quote}>
        {report.text ? <bdi>{report.text}</bdi> : text.say('host.gone')}
      </blockquote>
      <p>
        <Say k="host.complaint" values={{ words }} />
      </p>
      <p className={styles.note}>
        <Say
          k="host.by"
          values={{ player: report.reporter ?? '', clan: { name: report.by }, when: day.format(when) }}
        />
      </p>
      {around.length > 0 && (
        <details className={styles.more}>
          <summary>{text.say('host.around')}</summary>
          <ul>
            {around.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message has no identity but its place
              <li key={i}>
                <Say k="host.around-line" values={{ clan: { name: line.from }, words: line.text }} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.row}>
        {watch !== undefined && (
          <a
            className={styles.go}
            href={writeRoute({ page: 'watch', id: watch })}
            target="_blank"
            rel="noreferrer"
          >
            {text.say('host.look')}
          </a>
        )}
        <Button disabled={isDoing || !report.text} onClick={() => run(() => then(admin.strike(game, note)))}>
          {text.say('host.strike')}
        </Button>
        {person !== undefined && <BanButtons person={person} admin={admin} />}
        {asking ? (
          <Button look="primary" disabled={isDoing} onClick={() => run(() => then(admin.deleteGame(game)))}>
            {text.say('host.delete-sure')}
          </Button>
        ) : (
          <Button onClick={() => setAsking(true)}>{text.say('host.delete-game')}</Button>
        )}
        <Button look="primary" disabled={isDoing} onClick={() => run(() => then(admin.settle(id)))}>
          {text.say('host.settle')}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </article>
  );
}

function speakerOf({ from, name, to }: Reported): Message {
  if (from === undefined) return { key: 'host.gone' };
  const values = { player: name ?? '', clan: { name: from } };
  return to === undefined
    ? { key: 'host.said-all', values }
    : { key: 'host.said-one', values: { ...values, other: { name: to } } };
}

interface BanProps {
  readonly person: string;
  readonly admin: Admin;
}

/** Bans somebody, and lifts the ban if it was a mistake. */
function BanButtons({ person, admin }: BanProps) {
  const text = useText();
  const { run, isDoing, refused } = useDoing();
  const [banned, setBanned] = useState<boolean>();
  const ban = (value: boolean) => async (): Promise<void> => {
    await admin.ban(person, value);
    setBanned(value);
  };
  return (
    <>
      <Button disabled={isDoing} onClick={() => run(ban(banned !== true))}>
        {text.say(banned === true ? 'host.unban' : 'host.ban')}
      </Button>
      <span role="status">
        {banned !== undefined && text.say('host.did')}
        {refused && text.say(refusedKey(refused))}
      </span>
    </>
  );
}
