import type { KamiId } from '@hinode/engine';
import { FIRST_GAME_SHRINES, KAMI_IDS } from '@hinode/engine/facts';
import { useId } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { type Draft, SHRINES, withKami } from './draft.ts';
import styles from './setup.module.css';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Which four kami have shrines in this game. */
export function ShrineChoice({ draft, onChange }: Props) {
  const text = useText();
  const heading = useId();
  return (
    <section className={styles.part}>
      <h2 id={heading}>{text.say('setup.shrines')}</h2>
      <Segments
        labelledBy={heading}
        value={draft.shrines}
        options={[
          { value: 'random', label: text.say('setup.shrines-random') },
          { value: 'first-game', label: text.say('setup.shrines-first') },
          { value: 'chosen', label: text.say('setup.shrines-choose') },
        ]}
        onChange={(shrines) => onChange({ ...draft, shrines })}
      />
      {draft.shrines === 'first-game' && (
        <p className={styles.note}>{text.list(FIRST_GAME_SHRINES.map((kami) => text.name(kami)))}</p>
      )}
      {draft.shrines === 'chosen' && (
        <>
          <p className={styles.note}>{text.say('setup.shrines-order')}</p>
          <ul className={styles.kami}>
            {KAMI_IDS.map((kami) => (
              <Kami
                key={kami}
                kami={kami}
                place={draft.kami.indexOf(kami)}
                full={draft.kami.length === SHRINES}
                onPress={() => onChange(withKami(draft, kami))}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface KamiProps {
  readonly kami: KamiId;
  /** Which shrine from the left, or -1. */
  readonly place: number;
  readonly full: boolean;
  readonly onPress: () => void;
}

function Kami({ kami, place, full, onPress }: KamiProps) {
  const text = useText();
  const chosen = place >= 0;
  return (
    <li>
      <button
        type="button"
        className={styles.shrine}
        aria-pressed={chosen}
        disabled={full && !chosen}
        onClick={onPress}
      >
        <Icon name={kami} size={28} />
        <span className={styles.kamiName}>{text.name(kami)}</span>
        <span className={styles.favor}>{text.say(`rule.${kami}.short`)}</span>
        {chosen && <span className={styles.place}>{text.number(place + 1)}</span>}
      </button>
    </li>
  );
}
