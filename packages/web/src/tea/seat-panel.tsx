import type { ClanId } from '@hinode/engine';
import type { ReactNode } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { whoPlays } from '../clans/clan-facts.ts';
import { useOnline } from '../online/online.ts';
import { Clock, LastWord, Presence } from '../online/parts.tsx';
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
export function SeatPanel({ clan, chosen, onChoose, small, own }: Props) {
  const you = useYou();
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
      <div className={styles.seat} data-mine={clan === you} data-small={small || undefined}>
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
}

function Who({ clan, small }: Pick<Props, 'clan' | 'small'>) {
  const text = useText();
  const state = useTableState();
  return (
    <span className={styles.who}>
      <span className={styles.name} data-name="">
        {text.name(clan)}
      </span>
      {small ? (
        <Presence clan={clan} word="spoken" />
      ) : (
        <span className={styles.second}>
          <SayMessage message={whoPlays(state, clan)} /> <Presence clan={clan} word="always" />{' '}
          <Clock clan={clan} brief />
        </span>
      )}
    </span>
  );
}

function Holdings({ clan }: { readonly clan: ClanId }) {
  const text = useText();
  const { view } = useTableState();
  const { coins = 0, ronin = 0 } = view.clans.find((one) => one.clan === clan) ?? {};
  const things = [
    ['coin', 'term.coins', coins],
    ['ronin', 'term.ronin', ronin],
    ['honor', 'term.honor', view.honor.indexOf(clan) + 1],
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
}

/** What can be said of them at this moment. */
function Word({ clan, small }: Pick<Props, 'clan' | 'small'>) {
  const text = useText();
  const { view, log, thinking } = useTableState();
  const you = useYou();
  const seat = useOnline()?.seats.find((one) => one.clan === clan);
  const away = seat?.here === false && seat.name !== undefined && seat.bot === undefined && clan !== you;
  const ally = view.clans.find((one) => one.clan === clan)?.ally;
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
  const isReady = view.ready.includes(clan);
  if (small && away && !isReady) return <Say k="presence.away" values={values} />;
  const offered = view.proposals.some((proposal) => proposal.clan === you && proposal.with === clan);
  if (offered && thinking === clan && small)
    return (
      <>
        <span className="spoken">{text.say('tea.thinking', values)}</span>
        <Icon name="hourglass" />
      </>
    );
  if (offered && thinking === clan) return <Say k="tea.thinking" values={values} />;
  if (you !== undefined && clan !== you && hasDeclined(log, you, clan))
    return <Say k="tea.declined" values={values} />;
  return (
    <span className={styles.readiness}>
      <Say k={isReady ? 'tea.ready' : 'tea.not-ready'} values={values} />
    </span>
  );
}
