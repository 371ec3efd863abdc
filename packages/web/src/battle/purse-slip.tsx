import type { BattleView, MoveOf } from '@hinode/engine';
import { coinsIn } from '@hinode/engine/facts';
import type { CSSProperties } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useSettled } from '../dock/use-settled.ts';
import { Whose } from '../dock/whose.tsx';
import { Refused } from '../table/refused-words.tsx';
import { usePlay } from '../table/use-play.ts';
import { Button } from '../ui/button.tsx';
import { useKey } from '../ui/use-key.ts';
import styles from './purse-slip.module.css';

interface Props {
  readonly battle: BattleView;
  readonly move: MoveOf<'bid'>;
  readonly most: number;
  readonly onClear: () => void;
}

/** So many coins are drawn small. */
const MANY = 10;

/** What is left in the purse, and the button that seals the bid. */
export function PurseSlip({ battle, move, most, onClear }: Props) {
  const text = useText();
  const { play, isPlaying, refused } = usePlay();
  const spent = coinsIn(move);
  const seal = (): void => play(move);
  const settled = useSettled(`${battle.province} ${move.clan}`);
  useKey('s', settled ? seal : undefined);
  return (
    <section className={styles.slip}>
      <h3 className={styles.title}>
        <Say k="battle.purse" />
      </h3>
      <p className={styles.left}>
        <Whose />
        <Say k="battle.left-of" values={{ left: most - spent, all: most }} />
      </p>
      <div
        className={styles.purse}
        style={{ '--coins': most } as CSSProperties}
        data-many={most > MANY}
        aria-hidden="true"
      >
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike
          <span key={i} data-spent={i < spent}>
            <Icon name="coin" />
          </span>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClear} disabled={spent === 0}>
          <Say k="battle.clear" />
        </Button>
        <Button
          look="primary"
          className={styles.seal}
          data-move={JSON.stringify(move)}
          disabled={!settled || isPlaying}
          onClick={seal}
        >
          <Icon name="lock" /> {text.say(spent === 0 ? 'battle.seal-nothing' : 'battle.seal')}
        </Button>
      </div>
      {refused ? (
        <p className={styles.small} role="alert">
          <Refused refused={refused} />
        </p>
      ) : (
        <p className={styles.small}>
          <Say k="battle.reveal" values={{ n: battle.fighters.length }} />
        </p>
      )}
    </section>
  );
}
