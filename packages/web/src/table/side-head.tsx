import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { pressed } from '../dock/place.ts';
import type { Pulling } from '../dock/pulling.ts';
import styles from './side-head.module.css';

interface Props {
  /** There is nothing to fold where tea or battle fill the screen. */
  readonly pulling?: Pulling;
  readonly children: ReactNode;
}

/** On a phone on its side: the buttons of the bar, at the head of the sheet beside the map. */
export function SideHead({ pulling, children }: Props) {
  const text = useText();
  const folded = pulling === undefined || pulling.place === 'line';
  return (
    <header className={styles.head} data-folded={folded || undefined}>
      {children}
      {pulling && (
        <button
          type="button"
          className={styles.fold}
          aria-label={text.say('sheet.pull')}
          aria-expanded={!folded}
          data-grip=""
          onClick={() => pulling.pull(pressed(pulling.place))}
        >
          <Icon name={folded ? 'unfold' : 'fold'} size={20} />
        </button>
      )}
    </header>
  );
}
