import type { AdvantageId, BattleView, Bid } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { Slider } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Explained } from '../explain/explain.tsx';
import { useTableState } from '../table/use-table.ts';
import { Stepper } from '../ui/stepper.tsx';
import styles from './advantages.module.css';
import { noteOn } from './notes.ts';

interface Props {
  readonly battle: BattleView;
  readonly bid: Bid;
  /** Coins that can still be added. */
  readonly left?: number;
  /** Absent where nothing is bid any more. */
  readonly onBid?: (advantage: AdvantageId, coins: number) => void;
}

/** The four advantages in the order they resolve. */
export function Advantages({ battle, bid, left = 0, onBid }: Props) {
  const text = useText();
  const state = useTableState();
  const fights = battle.fighters.includes(state.me);
  return (
    <ol className={styles.advantages} onKeyDown={goSideways}>
      {ADVANTAGE_IDS.map((advantage) => (
        <li key={advantage} className={styles.advantage} data-bid={bid[advantage] > 0}>
          <span className={styles.icon}>
            <Icon name={advantage} size={32} />
          </span>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Explained id={advantage}>{text.name(advantage)}</Explained>
            </h3>
            <p className={styles.rule}>
              <Say k={`rule.${advantage}.short`} />
            </p>
            {fights && (
              <p className={styles.note}>
                <SayMessage message={noteOn(advantage, state, battle.province, bid)} />
              </p>
            )}
          </div>
          {fights && (
            <Coins advantage={advantage} coins={bid[advantage]} left={left} {...(onBid && { onBid })} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface CoinsProps {
  readonly advantage: AdvantageId;
  readonly coins: number;
  readonly left: number;
  readonly onBid?: (advantage: AdvantageId, coins: number) => void;
}

/** How many coins lie on an advantage: a stepper, and a slider for those who drag. */
function Coins({ advantage, coins, left, onBid }: CoinsProps) {
  const text = useText();
  if (onBid === undefined)
    return (
      <p className={styles.sealed}>
        {coins === 0 ? (
          <Say k="battle.bid-none" />
        ) : (
          <Say k="battle.bid-coins" values={{ coins: { purse: { coins } } }} />
        )}
      </p>
    );
  const put = (next: number): void => onBid(advantage, Math.min(next, coins + left));
  return (
    <div className={styles.coins}>
      <Stepper value={coins} most={coins + left} label={text.name(advantage)} onChange={put} />
      <Slider.Root
        aria-hidden="true"
        className={styles.slider}
        dir="ltr"
        max={Math.max(1, coins + left)}
        value={[coins]}
        onValueChange={([next = 0]) => put(next)}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} tabIndex={-1} />
      </Slider.Root>
    </div>
  );
}

/** Left and right go to the neighboring advantage, as on the screen; up and down change it. */
function goSideways(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
  const at = columns.findIndex((column) => column === document.activeElement);
  if (at < 0) return;
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
  columns[at + onward]?.focus();
}
