import { useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { download, recordFileName } from '../menu/download.ts';
import { personsOf } from '../table/persons.ts';
import { Button } from '../ui/button.tsx';
import styles from './kept-games.module.css';
import type { KeptGame as Game } from './use-kept-games.ts';

interface Props {
  readonly game: Game;
  readonly onRemove: () => void;
}

/** One kept game: who plays, where it stands, when it was played last. */
export function KeptGame({ game, onRemove }: Props) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const day = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium', timeStyle: 'short' });
  const { id, seats, record, savedAt, progress } = game;
  const persons = personsOf(seats);
  return (
    <li className={styles.game}>
      <div className={styles.clans}>
        {seats.map(({ clan }) => (
          <span key={clan} className={styles.clan} data-mine={persons.includes(clan)}>
            <Emblem clan={clan} size={28} title={text.name(clan)} />
          </span>
        ))}
      </div>
      <p className={styles.where}>
        <SayMessage message={progress?.message ?? { key: 'standing.other-rules' }} />
        <time className={styles.when} dateTime={new Date(savedAt).toISOString()}>
          {day.format(savedAt)}
        </time>
      </p>
      <div className={styles.ways}>
        {progress && !asking && (
          <a className={styles.open} href={writeRoute({ page: 'game', id })}>
            {text.say(progress.ended ? 'home.look' : 'home.continue')}
          </a>
        )}
        {!progress && !asking && (
          <Button onClick={() => download(recordFileName(), record)}>{text.say('menu.save')}</Button>
        )}
        {asking ? (
          <>
            <Button onClick={onRemove}>{text.say('home.delete-sure')}</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {text.say('home.delete-not')}
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {text.say('home.delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
