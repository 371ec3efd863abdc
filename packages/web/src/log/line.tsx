import { memo } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { showOnMap } from '../follow/reading.ts';
import { Amount } from './amount.tsx';
import { endingOf, type Line, placesOf } from './chapters.ts';
import styles from './log.module.css';
import { Sentence } from './sentence.tsx';

interface Props {
  readonly line: Line;
  readonly onPlace?: (() => void) | undefined;
}

/** A line of the log: who, what, and in bold what came of it. A press lights its place on the map. */
export const LineOf = memo(
  ({ line, onPlace }: Props) => {
    const places = placesOf(line.event);
    const show = (): void => {
      const { event } = line;
      showOnMap({ places, ways: event.type === 'figureMoved' ? [event] : [] });
      onPlace?.();
    };
    return (
      <li>
        {places.length > 0 ? (
          <button type="button" className={styles.line} onClick={show}>
            <What line={line} />
          </button>
        ) : (
          <div className={styles.line}>
            <What line={line} />
          </div>
        )}
      </li>
    );
  },
  (before, now) => before.line.event === now.line.event && before.line.key === now.line.key,
);

function What({ line }: { readonly line: Line }) {
  const text = useText();
  const { message } = line;
  const ending = endingOf(line);
  return (
    <>
      <span className={styles.emblem}>{message.clan && <Emblem clan={message.clan} size={18} />}</span>
      {ending === undefined ? (
        <span>
          <Sentence message={message} subject={message.clan} />
        </span>
      ) : (
        <>
          <span>
            <span className="spoken">{text.say(message.key, message.values)}</span>
            <span aria-hidden="true">
              {ending.message === message ? (
                <Sentence message={message} subject={message.clan} />
              ) : (
                <SayMessage message={ending.message} />
              )}
            </span>
          </span>
          <Amount of={ending.amount} />
        </>
      )}
    </>
  );
}
