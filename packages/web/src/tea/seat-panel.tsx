import type { ClanId } from '@hinode/engine';
import type { ReactNode } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { whoPlays } from '../clans/clan-facts.ts';
import { useOnline } from '../online/online.ts';
import { Clock, LastWord, Presence } from '../online/parts.tsx';
import { part } from '../table/part.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { hasDeclined } from './answers.ts';
import styles from './seat-panel.module.css';

interface Props {
  readonly clan: ClanId;
  readonly chosen: boolean;
  /** Present where an alliance can be offered. */
  readonly onChoose?: (clan: ClanId) => void;
  /** Only what matters at tea: who, their coins and honor, where they stand. */
  readonly small: boolean;
  /** At your own seat: your word on being ready, where there is room for it. */
  readonly own?: ReactNode;
}

/** A seat at the table: who sits there, their purse, and where they stand. Press it to offer something. */
export const SeatPanel = part(useMine, ({ clan, chosen, onChoose, small, own, mine }) => {
  const content = (
    <>
      <span className={styles.emblem}>
        <Emblem clan={clan} />
      </span>
      <Who clan={clan} small={small} />
      <Holdings clan={clan} />
      <span className={styles.word}>
        <span>
          <Word clan={clan} small={small} />
        </span>
        <LastWord clan={clan} />
        {small && <Clock clan={clan} brief />}
      </span>
      {own}
    </>
  );
  if (onChoose === undefined)
    return (
      <div className={styles.seat} data-mine={mine} data-small={small || undefined}>
        {content}
      </div>
    );
  return (
    <button
      type="button"
      className={styles.seat}
      data-small={small || undefined}
      aria-pressed={chosen}
      onClick={() => onChoose(clan)}
    >
      {content}
    </button>
  );
});

function useMine({ clan }: Props) {
  return { mine: clan === useYou() };
}

const Who = part(useWho, ({ clan, small, player }) => {
  const text = useText();
  return (
    <span className={styles.who}>
      <span className={styles.name} data-name="">
        {text.name(clan)}
      </span>
      {small ? (
        <Presence clan={clan} word="spoken" />
      ) : (
        <span className={styles.second}>
          <SayMessage message={player} /> <Presence clan={clan} word="always" /> <Clock clan={clan} brief />
        </span>
      )}
    </span>
  );
});

function useWho({ clan }: Pick<Props, 'clan' | 'small'>) {
  return { player: whoPlays(useTableState(), clan) };
}

const Holdings = part(useHoldings, ({ coins, ronin, rank }) => {
  const text = useText();
  const things = [
    ['coin', 'term.coins', coins],
    ['ronin', 'term.ronin', ronin],
    ['honor', 'term.honor', rank],
  ] as const;
  return (
    <span className={styles.holdings}>
      {things.map(([icon, key, n]) => (
        <span key={icon} className={styles.thing}>
          <Icon name={icon} title={text.say(key)} /> {text.number(n)}
        </span>
      ))}
    </span>
  );
});

function useHoldings({ clan }: Pick<Props, 'clan'>) {
  const { view } = useTableState();
  const { coins = 0, ronin = 0 } = view.clans.find((one) => one.clan === clan) ?? {};
  return { coins, ronin, rank: view.honor.indexOf(clan) + 1 };
}

function useStand({ clan }: Pick<Props, 'clan' | 'small'>) {
  const { view, log, thinking } = useTableState();
  const you = useYou();
  const seat = useOnline()?.seats.find((one) => one.clan === clan);
  return {
    ally: view.clans.find((one) => one.clan === clan)?.ally,
    away: seat?.here === false && seat.name !== undefined && seat.bot === undefined && clan !== you,
    isReady: view.ready.includes(clan),
    isThinking:
      thinking === clan && view.proposals.some((proposal) => proposal.clan === you && proposal.with === clan),
    declined: you !== undefined && clan !== you && hasDeclined(log, you, clan),
  };
}

/** What can be said of them at this moment. */
const Word = part(useStand, ({ clan, small, ally, away, isReady, isThinking, declined }) => {
  const text = useText();
  if (ally !== undefined && small)
    return (
      <>
        <span className="spoken">{text.say('tea.allied', { clan: { name: ally } })}</span>
        <span className={styles.bond}>
          <Icon name="alliance" />
        </span>{' '}
        <Emblem clan={ally} size={18} />
      </>
    );
  if (ally !== undefined) return <Say k="tea.allied" values={{ clan: { name: ally } }} />;
  const values = { clan: { name: clan } };
  if (small && away && !isReady) return <Say k="presence.away" values={values} />;
  if (isThinking && small)
    return (
      <>
        <span className="spoken">{text.say('tea.thinking', values)}</span>
        <Icon name="hourglass" />
      </>
    );
  if (isThinking) return <Say k="tea.thinking" values={values} />;
  if (declined) return <Say k="tea.declined" values={values} />;
  return (
    <span className={styles.readiness}>
      <Say k={isReady ? 'tea.ready' : 'tea.not-ready'} values={values} />
    </span>
  );
});
