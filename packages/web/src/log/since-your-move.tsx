import { useState } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { type Memory, newsSince, remember } from './since.ts';
import styles from './since-your-move.module.css';

/** "Since your last move": what others did meanwhile, until it is dismissed or I move. */
export function SinceYourMove() {
  const text = useText();
  const state = useTableState();
  const [memory, setMemory] = useState<Memory>({});
  const [dismissed, setDismissed] = useState<number>();
  const remembered = remember(memory, state);
  if (remembered !== memory) setMemory(remembered);

  const from = remembered[state.me]?.from;
  if (state.decision === undefined || from === undefined || from === dismissed) return null;
  const chapters = newsSince(state.log, from, state.me);
  if (chapters.length === 0) return null;
  return (
    <section className={styles.since} aria-label={text.say('story.since')}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Say k="story.since" />
        </h2>
        <Button look="quiet" onClick={() => setDismissed(from)}>
          <Say k="story.since-close" />
        </Button>
      </header>
      <ul className={styles.chapters}>
        {chapters.map(({ key, heading, lines }) => (
          <li key={key}>
            {heading && (
              <span className={styles.heading}>
                {heading.clan && <Emblem clan={heading.clan} size={16} />}
                <SayMessage message={heading} />
              </span>
            )}
            {lines.map((line) => (
              <span key={line.key} className={styles.line}>
                <SayMessage message={line.message} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
