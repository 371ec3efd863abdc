import type { ProvinceId } from '@hinode/engine';
import type { Outcome } from '@hinode/engine/versions';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import type { Offer } from '../table/table.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './dock.module.css';

interface Props {
  readonly offer: Offer;
  /** The province whose Force matters here. */
  readonly province?: ProvinceId;
}

/** What a move would change: Force against Force, coins, points, honor. */
export function OutcomeLine({ offer: { outcome }, province }: Props) {
  const text = useText();
  if (outcome === undefined) return null;
  const { vp = 0, coins = 0, ronin = 0, honor = 0 } = outcome;
  const gains = { ...(vp > 0 && { vp }), ...(coins > 0 && { coins }), ...(ronin > 0 && { ronin }) };
  const losses = {
    ...(vp < 0 && { vp: -vp }),
    ...(coins < 0 && { coins: -coins }),
    ...(ronin < 0 && { ronin: -ronin }),
  };
  return (
    <span className={styles.outcome}>
      {province && <Forces outcome={outcome} province={province} />}
      {Object.keys(gains).length > 0 && <Say k="dock.gain" values={{ gains: { purse: gains } }} />}
      {Object.keys(losses).length > 0 && <Say k="dock.cost" values={{ cost: { purse: losses } }} />}
      {honor !== 0 && (
        <span className={styles.honor}>
          <Icon name="honor" />{' '}
          {text.say(honor > 0 ? 'dock.honor-up' : 'dock.honor-down', { n: Math.abs(honor) })}
        </span>
      )}
    </span>
  );
}

/** "2 → 4 : 3": mine before and after, against the strongest of the others. */
function Forces({ outcome, province }: { readonly outcome: Outcome; readonly province: ProvinceId }) {
  const text = useText();
  const { view, me } = useTableState();
  const { stack } = useChoosing();
  const after = outcome.force[province];
  if (after === undefined) return null;
  const before = view.clans.find(({ clan }) => clan === me)?.force[province] ?? 0;
  const one = (after.find(({ clan }) => clan === me)?.force ?? 0) - before;
  const mine = before + one * (stack?.count ?? 1);
  const [rival] = after.filter(({ clan }) => clan !== me).sort((a, b) => b.force - a.force);
  return (
    <>
      <span className="spoken">
        {text.list([
          text.say('dock.will-be', { clan: { name: me }, n: mine, before }),
          ...(rival ? [text.say('dock.force-of', { clan: { name: rival.clan }, n: rival.force })] : []),
        ])}
      </span>
      <span aria-hidden="true" className={styles.forces} dir="ltr">
        {before > 0 && mine !== before && <span className={styles.before}>{text.number(before)}</span>}
        <span className={styles.mine}>
          <Emblem clan={me} size={14} /> {text.number(mine)}
        </span>
        {rival && (
          <span className={styles.rival}>
            <Emblem clan={rival.clan} size={14} /> {text.number(rival.force)}
          </span>
        )}
      </span>
    </>
  );
}
