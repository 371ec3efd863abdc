import type { ClanId, ClanView } from '@hinode/engine';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Explained } from '../explain/explain.tsx';
import { VpSum } from '../explain/vp-sum.tsx';
import { Clock, Presence } from '../online/parts.tsx';
import { part } from '../table/part.tsx';
import { youIn } from '../table/persons.ts';
import { useTableState } from '../table/use-table.ts';
import { Belongings, type Room } from './belongings.tsx';
import { clanIn, waitsFor, whoPlays } from './clan-facts.ts';
import styles from './clan-panel.module.css';
import { Gained } from './gained.tsx';
import { Give } from './give.tsx';

interface Props {
  readonly clan: ClanId;
  readonly room: Room;
}

/** A clan on the honor track: who plays it and everything it has. */
export const ClanPanel = part(useClan, ({ clan, room, shown, rank, mine, mayGive, player, waits }) => {
  const text = useText();
  if (shown === undefined) return null;
  return (
    <article
      className={styles.panel}
      data-mine={mine || undefined}
      data-room={room}
      aria-label={text.name(clan)}
    >
      <Rank rank={rank} />
      <header className={styles.head}>
        <Explained
          id={clan}
          className={styles.emblem}
          label={text.say('clan.about', { clan: { name: clan } })}
        >
          <Emblem clan={clan} size={38} />
        </Explained>
        <div className={styles.names}>
          <h3 className={styles.name}>{text.name(clan)}</h3>
          <p className={styles.player}>
            <SayMessage message={player} />
            <Presence clan={clan} word={room === 'full' ? 'always' : 'when-away'} />
            {waits && (
              <b className={styles.waits}>
                <SayMessage message={waits} />
              </b>
            )}
            <Clock clan={clan} />
          </p>
        </div>
        <VpSum clan={clan} className={styles.vp}>
          <Gained value={shown.vp} />
          <Icon name="vp" />
        </VpSum>
      </header>
      <Purse shown={shown} mayGive={!mine && mayGive} />
      <Belongings shown={shown} room={room} />
    </article>
  );
});

function useClan({ clan }: Props) {
  const state = useTableState();
  return {
    shown: clanIn(state, clan),
    rank: state.view.honor.indexOf(clan) + 1,
    mine: clan === youIn(state),
    mayGive: state.mayGive,
    player: whoPlays(state, clan),
    waits: waitsFor(state, clan),
  };
}

/** The place on the honor track, on an ink disc. */
function Rank({ rank }: { readonly rank: number }) {
  const text = useText();
  return (
    <span className={styles.rank}>
      <span className="spoken">{text.say('clan.honor-rank', { rank })}</span>
      <span aria-hidden="true">{text.number(rank)}</span>
    </span>
  );
}

interface PurseProps {
  readonly shown: ClanView;
  readonly mayGive: boolean;
}

/** Coins, ronin and the ally. */
function Purse({ shown: { clan, coins, ronin, ally }, mayGive }: PurseProps) {
  const text = useText();
  return (
    <div className={styles.purse}>
      <Explained
        id="term.coins"
        className={styles.amount}
        label={text.say('count.coins', { n: coins, form: 'nom' })}
      >
        <Icon name="coin" />
        <Gained value={coins} />
      </Explained>
      <Explained
        id="term.ronin"
        className={styles.amount}
        label={text.say('count.ronin', { n: ronin, form: 'nom' })}
      >
        <Icon name="ronin" />
        <Gained value={ronin} />
      </Explained>
      {ally && (
        <Explained
          id="term.alliance"
          className={styles.ally}
          label={text.say('label.clan-ally', { clan: { name: ally } })}
        >
          <Icon name="alliance" />
          <span className={styles.allyWord}>
            <Say k="clan.ally" values={{ clan: { name: ally } }} />
          </span>
          <Emblem clan={ally} size={18} />
        </Explained>
      )}
      {mayGive && <Give to={clan} />}
    </div>
  );
}
