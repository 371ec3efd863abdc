import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import styles from './position.module.css';

interface Props {
  readonly clans: readonly ClanId[];
  readonly eyes: ClanId;
  readonly onEyes: (eyes: ClanId) => void;
  readonly played: boolean;
  readonly onPlay: () => void;
  readonly onLook: () => void;
}

/** Below a position that was sent: the seat from which it is seen, and a way to play on. */
export function PositionBar({ clans, eyes, onEyes, played, onPlay, onLook }: Props) {
  const text = useText();
  return (
    <section className={styles.bar} aria-label={text.say('position.title')}>
      <p className={styles.lead}>{text.say('position.lead')}</p>
      {played ? (
        <Button data-look="" onClick={onLook}>
          <Icon name="undo" size={18} /> {text.say('position.look')}
        </Button>
      ) : (
        <>
          <select
            className={styles.eyes}
            aria-label={text.say('record.seen-by')}
            value={eyes}
            onChange={({ target }) => onEyes(target.value as ClanId)}
          >
            {clans.map((clan) => (
              <option key={clan} value={clan}>
                {text.name(clan)}
              </option>
            ))}
          </select>
          <Button look="primary" data-play="" onClick={onPlay}>
            {text.say('position.play')}
          </Button>
        </>
      )}
    </section>
  );
}
