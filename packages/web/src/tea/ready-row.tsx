import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { AlwaysSo } from '../online/parts.tsx';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { useKey } from '../ui/use-key.ts';
import { ReadyButton, type ReadyWords } from './ready-button.tsx';
import styles from './ready-row.module.css';
import { useReady } from './use-ready.ts';

interface Props {
  readonly words: ReadyWords;
  /** It is the main answer, and black. */
  readonly wanted?: boolean;
  /** One's own seat has the button. */
  readonly buttonAtSeat?: boolean;
}

/** Who is ready to end the ceremony, or for war, and your own word on it. */
export const ReadyRow = part(
  useWhoIsReady,
  ({ words, wanted = true, buttonAtSeat = false, seats, ready }) => {
    const text = useText();
    const { move, say } = useReady();
    useKey('r', move && say);
    return (
      <section className={styles.ready} aria-label={text.say(words.title)}>
        <ul className={styles.clans}>
          {seats.map(({ clan, isReady }) => (
            <li key={clan} className={styles.clan} data-ready={isReady}>
              <Emblem clan={clan} size={22} title={text.name(clan)} />
              {isReady && <Icon name="check" title={text.say('tea.ready', { clan: { name: clan } })} />}
            </li>
          ))}
          <li className={buttonAtSeat ? undefined : 'spoken'}>
            <Say k="tea.ready-of" values={{ n: ready, all: seats.length }} />
          </li>
        </ul>
        {move?.value && <AlwaysSo />}
        {!buttonAtSeat && <ReadyButton words={words} wanted={wanted} />}
      </section>
    );
  },
);

function useWhoIsReady(_: Props) {
  const { clans, ready } = useTableState().view;
  return {
    seats: clans.map(({ clan }) => ({ clan, isReady: ready.includes(clan) })),
    ready: ready.length,
  };
}
