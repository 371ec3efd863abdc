import type { BattleView, ClanId } from '@hinode/engine';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Banner } from '../art/banner.tsx';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { waitsFor, whoPlays } from '../clans/clan-facts.ts';
import { Clock, Presence } from '../online/parts.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './side.module.css';

interface Props {
  readonly clan: ClanId;
  readonly battle: BattleView;
}

/** One side: its banner, its Force and figures, and what is in its purse. */
export function Side({ clan, battle }: Props) {
  const text = useText();
  const state = useTableState();
  const { view, me } = state;
  const force = battle.force.find((side) => side.clan === clan)?.force ?? 0;
  const rank = view.honor.indexOf(clan) + 1;
  return (
    <li className={styles.side} data-clan={clan} data-mine={clan === me} data-won={battle.winner === clan}>
      <div className={styles.ground}>
        <div className={styles.banner} aria-hidden="true">
          <Banner clan={clan} height="100%" />
        </div>
        <div className={styles.name}>
          <h3 className={styles.clan}>{text.name(clan)}</h3>
          <p className={styles.player}>
            <SayMessage message={whoPlays(state, clan)} /> · <Say k="battle.honor" values={{ rank }} />{' '}
            <Presence clan={clan} /> <Clock clan={clan} brief />
          </p>
        </div>
        <p className={styles.force}>
          <span className="spoken">
            <Say k="battle.force" values={{ n: force }} />
          </span>
          <span aria-hidden="true" className={styles.number}>
            <Icon name="force" /> {text.number(force)}
          </span>
        </p>
        <Army clan={clan} battle={battle} total={force} />
      </div>
      <Purse clan={clan} battle={battle} />
    </li>
  );
}

/** The figures that stand here, equal ones as one with a count, and what they add up to. */
function Army({ clan, battle: { province }, total }: Props & { readonly total: number }) {
  const text = useText();
  const { view, sums } = useTableState();
  const squad = view.clans.find((one) => one.clan === clan)?.map[province] ?? {};
  const parts = sums[clan]?.force[province] ?? [];
  const ronin = total - parts.reduce((sum, { force }) => sum + force, 0);
  return (
    <>
      <div className={styles.army} aria-hidden="true">
        {Object.entries(squad).map(([kind, n]) => (
          <Figure
            key={kind}
            kind={kind}
            clan={clan}
            size={kind === 'daimyo' ? '1.2em' : '1em'}
            {...(n > 1 && { count: text.number(n) })}
          />
        ))}
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
      <span className={styles.status}>
        <Status clan={clan} battle={battle} />
      </span>
    </div>
  );
}

function Status({ clan, battle: { revealed, haveBid, winner } }: Props) {
  const text = useText();
  const state = useTableState();
  const { me, decision } = state;
  const waits = waitsFor(state, clan);
  if (winner === clan)
    return clan === me ? (
      <b>{text.say('battle.you-win')}</b>
    ) : (
      <b>
        <Say k="battle.wins" values={{ clan: { name: clan } }} />
      </b>
    );
  if (revealed) return waits ? <SayMessage message={waits} /> : null;
  if (haveBid.includes(clan))
    return (
      <b className={styles.sealed}>
        <Icon name="lock" /> {text.say('battle.sealed')}
      </b>
    );
  if (clan === me && decision?.kind === 'bid') return <b>{text.say('battle.your-turn')}</b>;
  return text.say('battle.bidding');
}
