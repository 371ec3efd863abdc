import type { BattleView, ClanId, FigureId, Squad } from '@hinode/engine';
import { SEASON_IDS } from '@hinode/engine/facts';
import type { CSSProperties } from 'react';
import { useIsSeen } from '../app/after-picture.ts';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Banner } from '../art/banner.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { waitsFor, whoPlays } from '../clans/clan-facts.ts';
import { Clock, Presence } from '../online/parts.tsx';
import { youIn } from '../table/persons.ts';
import { useTableState } from '../table/use-table.ts';
import type { Beat } from './beats.ts';
import { type Effects, effectsOn, NO_EFFECTS } from './effects.ts';
import styles from './side.module.css';

interface Props {
  readonly clan: ClanId;
  readonly battle: BattleView;
}

interface Happening {
  /** What happens to it just now. */
  readonly effects: Effects;
}

/** One side: its banner, its Force and figures, and what is in its purse. */
export function Side({ clan, battle, beat }: Props & { readonly beat: Beat | undefined }) {
  const text = useText();
  const state = useTableState();
  const { view } = state;
  const force = battle.force.find((side) => side.clan === clan)?.force ?? 0;
  const rank = view.honor.indexOf(clan) + 1;
  const effects = beat ? effectsOn(clan, beat.events) : NO_EFFECTS;
  return (
    <li
      className={styles.side}
      data-clan={clan}
      data-mine={clan === youIn(state)}
      data-won={battle.winner === clan}
      data-lost={battle.winner !== undefined && battle.winner !== clan}
      data-goes-on={beat?.goesOn}
    >
      <div className={styles.ground}>
        <div className={styles.banner} aria-hidden="true">
          <Banner clan={clan} height="100%" />
        </div>
        <div className={styles.emblem} aria-hidden="true">
          <Emblem clan={clan} size={26} />
          {isSealed(battle, clan) && (
            <span className={styles.lock}>
              <Icon name="lock" />
            </span>
          )}
        </div>
        <div className={styles.name}>
          <h3 className={styles.clan} data-may-cut={battle.fighters.length > MOST_WHOLE ? '' : undefined}>
            {text.name(clan)}
          </h3>
          <p className={styles.player}>
            <SayMessage message={whoPlays(state, clan)} /> · <Say k="battle.honor" values={{ rank }} />{' '}
            <Ally clan={clan} />
          </p>
        </div>
        <p className={styles.force} data-force={force}>
          <span className="spoken">
            <Say k="battle.force" values={{ n: force }} />
          </span>
          <span aria-hidden="true" className={styles.number} key={force}>
            <Icon name="force" /> {text.number(force)}
          </span>
        </p>
        <Army clan={clan} battle={battle} total={force} effects={effects} />
        <Gains effects={effects} />
      </div>
      <Purse clan={clan} battle={battle} />
    </li>
  );
}

/** With more sides than this, some screens have no room for whole names; emblems tell them apart. */
const MOST_WHOLE = 4;

const isSealed = ({ revealed, haveBid }: BattleView, clan: ClanId): boolean =>
  !revealed && haveBid.includes(clan);

function Ally({ clan }: { readonly clan: ClanId }) {
  const { view } = useTableState();
  const ally = view.clans.find((one) => one.clan === clan)?.ally;
  if (ally === undefined) return null;
  return (
    <span className={styles.ally} data-ally={ally}>
      <Say k="clan.ally" values={{ clan: { name: ally } }} /> <AllyEmblem ally={ally} />
    </span>
  );
}

const AllyEmblem = ({ ally }: { readonly ally: ClanId }) => {
  const text = useText();
  return <Emblem clan={ally} size={16} title={text.name(ally)} />;
};

/** More than this many figures stand as one of each kind with a count. */
const MOST_APART = 6;

/** Those that stand there, each on its own as long as there is room. */
function figuresOf(squad: Squad): { readonly kind: FigureId; readonly n: number }[] {
  const kinds = Object.entries(squad);
  const all = kinds.reduce((sum, [, n]) => sum + n, 0);
  if (all > MOST_APART) return kinds.map(([kind, n]) => ({ kind, n }));
  return kinds.flatMap(([kind, n]) => Array.from({ length: n }, () => ({ kind, n: 1 })));
}

interface ArmyProps extends Props, Happening {
  readonly total: number;
}

/** The figures that stand here with the ronin they have hired, and what they add up to. */
function Army({ clan, battle: { province }, total, effects }: ArmyProps) {
  const text = useText();
  const { view, sums } = useTableState();
  const squad = view.clans.find((one) => one.clan === clan)?.map[province] ?? {};
  const parts = sums[clan]?.force[province] ?? [];
  const isSeen = useIsSeen(2);
  const ronin = Math.max(0, total - parts.reduce((sum, { force }) => sum + force, 0));
  return (
    <>
      <div className={styles.army} aria-hidden="true">
        {(isSeen ? figuresOf(squad) : []).map(({ kind, n }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are all alike
          <Piece key={`${kind} ${i}`} kind={kind} clan={clan} n={n} />
        ))}
        {effects.fallen.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are all alike
          <span key={`dead ${kind} ${i}`} className={styles.falls} data-falls="">
            <Piece kind={kind} clan={clan} />
          </span>
        ))}
        {effects.taken.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are all alike
          <span key={`taken ${kind} ${i}`} className={styles.leaves}>
            <Piece kind={kind} clan={clan} />
          </span>
        ))}
        {effects.captives.map(({ of, figure }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are all alike
          <span key={`captive ${of} ${figure} ${i}`} className={styles.captive}>
            <Piece kind={figure} clan={of} />
          </span>
        ))}
        <Hats ronin={ronin} />
      </div>
      <p className={styles.parts}>
        {text.list([
          ...parts.map(({ figure, count, force }) => {
            const values = { squad: { squad: { [figure]: count } }, force };
            return text.say(force === count ? 'battle.part' : 'battle.part-strong', values);
          }),
          ...(ronin > 0 ? [text.say('battle.part-ronin', { ronin: { purse: { ronin } } })] : []),
        ])}
      </p>
    </>
  );
}

interface PieceProps {
  readonly kind: FigureId;
  readonly clan: ClanId;
  readonly n?: number;
}

function Piece({ kind, clan, n = 1 }: PieceProps) {
  const text = useText();
  return (
    <Figure
      kind={kind}
      clan={clan}
      size={kind === 'daimyo' ? '1.2em' : '1em'}
      {...(n > 1 && { count: text.number(n) })}
    />
  );
}

const MOST_HATS = 5;

/** Hired ronin, one after the other; many as one hat with a number. */
function Hats({ ronin }: { readonly ronin: number }) {
  const text = useText();
  if (ronin === 0) return null;
  const drawn = ronin > MOST_HATS ? 1 : ronin;
  return (
    <span className={styles.hats}>
      {Array.from({ length: drawn }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hats are all alike
        <span key={i} className={styles.hat} style={{ '--nth': i } as CSSProperties}>
          <Icon name="ronin" />
        </span>
      ))}
      {ronin > MOST_HATS && <b>{text.number(ronin)}</b>}
    </span>
  );
}

/** What it wins and loses with this, as slips that rise. */
function Gains({ effects: { vp, coins, honor, token } }: Happening) {
  const text = useText();
  const { view } = useTableState();
  if (vp === 0 && coins === 0 && honor === 0 && token === undefined) return null;
  return (
    <p className={styles.gains} aria-hidden="true">
      {token && (
        <span className={styles.gain} data-token="">
          {text.name(token)} {text.number(SEASON_IDS.indexOf(view.season) + 1)} <Icon name="vp" />
        </span>
      )}
      {vp !== 0 && (
        <span className={styles.gain}>
          <Signed n={vp} /> <Icon name="vp" />
        </span>
      )}
      {coins !== 0 && (
        <span className={styles.gain}>
          <Signed n={coins} /> <Icon name="coin" />
        </span>
      )}
      {honor !== 0 && (
        <span className={styles.gain}>
          <Signed n={honor} /> <Icon name="honor" />
        </span>
      )}
    </p>
  );
}

const Signed = ({ n }: { readonly n: number }) => (
  <Say k={n > 0 ? 'battle.plus' : 'battle.minus'} values={{ n: Math.abs(n) }} />
);

function Purse({ clan, battle }: Props) {
  const text = useText();
  const { view } = useTableState();
  const { coins = 0, ronin = 0 } = view.clans.find((one) => one.clan === clan) ?? {};
  return (
    <div className={styles.purse}>
      <span className={styles.amount}>
        <Icon name="coin" title={text.say('term.coins')} /> {text.number(coins)}
      </span>
      <span className={styles.amount}>
        <Icon name="ronin" title={text.say('term.ronin')} /> {text.number(ronin)}
      </span>
      <span className={`${styles.amount} ${styles.rank}`}>
        <Icon name="honor" title={text.say('term.honor')} /> {text.number(view.honor.indexOf(clan) + 1)}
      </span>
      <span className={styles.status}>
        <Status clan={clan} battle={battle} />{' '}
        <span className={styles.presence}>
          <Presence clan={clan} /> <Clock clan={clan} brief />
        </span>
        <span className={styles.rank}>
          <Ally clan={clan} />
        </span>
      </span>
    </div>
  );
}

function Status({ clan, battle }: Props) {
  const { revealed, winner } = battle;
  const text = useText();
  const state = useTableState();
  const { decision } = state;
  const you = youIn(state);
  const waits = waitsFor(state, clan);
  const values = { clan: { name: clan } };
  if (winner === clan)
    return clan === you ? (
      <b>{text.say('battle.you-win')}</b>
    ) : (
      <b>
        <Say k="battle.wins" values={values} />
      </b>
    );
  if (revealed) return waits ? <SayMessage message={waits} /> : null;
  if (isSealed(battle, clan))
    return (
      <b className={`${styles.sealed} ${styles.toBid}`}>
        <Icon name="lock" /> {text.say('battle.sealed', values)}
      </b>
    );
  if (clan === you && decision?.kind === 'bid')
    return <b className={styles.toBid}>{text.say('battle.your-turn')}</b>;
  return <span className={styles.toBid}>{text.say('battle.bidding', values)}</span>;
}
