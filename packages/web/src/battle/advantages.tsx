import type { AdvantageId, BattleView, Bid } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import type { KeyboardEvent } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Explained } from '../explain/explain.tsx';
import { youIn } from '../table/persons.ts';
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
  const you = youIn(state);
  const fights = you !== undefined && battle.fighters.includes(you);
  return (
    <ol className={styles.advantages} onKeyDown={goSideways}>
      {ADVANTAGE_IDS.map((advantage, i) => (
        <li
          key={advantage}
          className={styles.advantage}
          data-advantage={advantage}
          data-bid={bid[advantage] > 0}
        >
          <span className={styles.ordinal} aria-hidden="true">
            {text.number(i + 1)}
          </span>
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
            {fights && <Note advantage={advantage} bid={bid} />}
          </div>
          {fights && (
            <Coins advantage={advantage} coins={bid[advantage]} left={left} {...(onBid && { onBid })} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** What it would mean here and now. */
function Note({ advantage, bid }: { readonly advantage: AdvantageId; readonly bid: Bid }) {
  const message = noteOn(advantage, useTableState(), bid);
  return (
    message && (
      <p className={styles.note}>
        <SayMessage message={message} />
      </p>
    )
  );
}

interface CoinsProps {
  readonly advantage: AdvantageId;
  readonly coins: number;
  readonly left: number;
  readonly onBid?: (advantage: AdvantageId, coins: number) => void;
}

/** How many coins lie on an advantage. */
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
  return (
    <div className={styles.coins}>
      <Stepper
        value={coins}
        most={coins + left}
        label={text.name(advantage)}
        onChange={(next) => onBid(advantage, next)}
      />
      <Stack coins={coins} />
    </div>
  );
}

/** More are a coin and a number. */
const MOST_COINS = 6;

/** The coins themselves. The stepper says how many. */
function Stack({ coins }: { readonly coins: number }) {
  const text = useText();
  return (
    <p className={styles.stack} aria-hidden="true">
      {coins === 0 && text.say('battle.bid-none')}
      {Array.from({ length: coins > MOST_COINS ? 1 : coins }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike
        <Icon key={i} name="coin" />
      ))}
      {coins > MOST_COINS && text.number(coins)}
    </p>
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
