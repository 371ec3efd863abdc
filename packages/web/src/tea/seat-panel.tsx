import type { ClanId } from '@hinode/engine';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { whoPlays } from '../clans/clan-facts.ts';
import { Clock, Presence } from '../online/parts.tsx';
import { useTableState } from '../table/use-table.ts';
import { hasDeclined } from './answers.ts';
import styles from './seat-panel.module.css';

interface Props {
  readonly clan: ClanId;
  readonly chosen: boolean;
  /** Present where an alliance can be offered. */
  readonly onChoose?: (clan: ClanId) => void;
}

/** A seat at the table: who sits there, their purse, and where they stand. Press it to offer something. */
export function SeatPanel({ clan, chosen, onChoose }: Props) {
  const { me } = useTableState();
  const content = (
    <>
      <span className={styles.emblem}>
        <Emblem clan={clan} />
      </span>
      <Who clan={clan} />
      <Holdings clan={clan} />
      <span className={styles.word}>
        <Word clan={clan} />
      </span>
    </>
  );
  if (onChoose === undefined)
    return (
      <div className={styles.seat} data-mine={clan === me}>
        {content}
      </div>
    );
  return (
    <button type="button" className={styles.seat} aria-pressed={chosen} onClick={() => onChoose(clan)}>
      {content}
    </button>
  );
}

function Who({ clan }: { readonly clan: ClanId }) {
  const text = useText();
  const state = useTableState();
  return (
    <span className={styles.who}>
      <span className={styles.name}>{text.name(clan)}</span>
      <span className={styles.second}>
        <SayMessage message={whoPlays(state, clan)} /> <Presence clan={clan} /> <Clock clan={clan} brief />
      </span>
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
function Word({ clan }: { readonly clan: ClanId }) {
  const { view, me, log, thinking } = useTableState();
  const ally = view.clans.find((one) => one.clan === clan)?.ally;
  if (ally !== undefined) return <Say k="tea.allied" values={{ clan: { name: ally } }} />;
  const offered = view.proposals.some((proposal) => proposal.clan === me && proposal.with === clan);
  if (offered && thinking === clan) return <Say k="tea.thinking" />;
  if (clan !== me && hasDeclined(log, me, clan)) return <Say k="tea.declined" />;
  return <Say k={view.ready.includes(clan) ? 'tea.ready' : 'tea.not-ready'} />;
}
