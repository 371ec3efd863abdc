import type { KamiId } from '@hinode/engine';
import { KAMI_IDS, SHRINES } from '@hinode/engine/facts';
import { useId } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { withKami } from './changing.ts';
import { type Draft, shrinesOf } from './draft.ts';
import styles from './setup.module.css';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Which four kami have shrines in this game, numbered in their order. */
export function ShrineChoice({ draft, onChange }: Props) {
  const text = useText();
  const heading = useId();
  const shrines = shrinesOf(draft) ?? [];
  return (
    <section className={styles.box}>
      <h2 id={heading}>{text.say('setup.shrines')}</h2>
      <Segments
        labelledBy={heading}
        value={draft.shrines}
        options={[
          { value: 'random', label: text.say('setup.shrines-random') },
          { value: 'first-game', label: text.say('setup.shrines-first') },
          { value: 'chosen', label: text.say('setup.shrines-choose') },
        ]}
        onChange={(way) => onChange({ ...draft, shrines: way })}
      />
      {draft.shrines === 'chosen' && <p className={styles.note}>{text.say('setup.shrines-order')}</p>}
      <ul className={styles.kami}>
        {KAMI_IDS.map((kami) => (
          <Kami
            key={kami}
            kami={kami}
            place={shrines.indexOf(kami)}
            full={draft.shrines !== 'chosen' || shrines.length === SHRINES}
            onPress={() => onChange(withKami(draft, kami))}
            fixed={draft.shrines !== 'chosen'}
          />
        ))}
      </ul>
    </section>
  );
}

interface KamiProps {
  readonly kami: KamiId;
  /** Which shrine from the left, or -1. */
  readonly place: number;
  readonly full: boolean;
  /** The choice is made elsewhere; here it is only shown. */
  readonly fixed: boolean;
  readonly onPress: () => void;
}

function Kami({ kami, place, full, fixed, onPress }: KamiProps) {
  const text = useText();
  const chosen = place >= 0;
  return (
    <li>
      <button
        type="button"
        className={styles.shrine}
        aria-pressed={chosen}
        disabled={fixed || (full && !chosen)}
        onClick={onPress}
      >
        <span className={styles.disc}>
          <Icon name={kami} size={26} />
          {chosen && <span className={styles.place}>{text.number(place + 1)}</span>}
        </span>
        <span className={styles.kamiName}>{text.name(kami)}</span>
        <span className={styles.favor}>{text.say(`rule.${kami}.short`)}</span>
      </button>
    </li>
  );
}
