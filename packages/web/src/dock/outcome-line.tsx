import type { ProvinceId } from '@hinode/engine';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import type { Offer } from '../table/table.ts';
import styles from './dock.module.css';

interface Props {
  readonly offer: Offer;
  /** The province whose Force matters here. */
  readonly province?: ProvinceId;
}

/** What a move would change: Force against Force, coins, points, honor. */
export function OutcomeLine({ offer: { outcome, move }, province }: Props) {
  const text = useText();
  if (outcome === undefined) return null;
  const { vp = 0, coins = 0, ronin = 0, honor = 0, force } = outcome;
  const forces = province === undefined ? [] : [...(force[province] ?? [])].sort((a, b) => b.force - a.force);
  const gains = { ...(vp > 0 && { vp }), ...(coins > 0 && { coins }), ...(ronin > 0 && { ronin }) };
  return (
    <span className={styles.outcome}>
      {forces.length > 0 && (
        <>
          <span className="spoken">
            {text.list(
              forces.map(({ clan, force: n }) => text.say('dock.force-of', { clan: { name: clan }, n })),
            )}
          </span>
          <span aria-hidden="true" className={styles.forces}>
            {forces.map(({ clan, force: n }) => (
              <span key={clan} className={clan === move.clan ? styles.mine : undefined}>
                <Emblem clan={clan} size={14} /> {text.number(n)}
              </span>
            ))}
          </span>
        </>
      )}
      {Object.keys(gains).length > 0 && <Say k="dock.gain" values={{ gains: { purse: gains } }} />}
      {coins < 0 && <Say k="dock.cost" values={{ cost: { purse: { coins: -coins } } }} />}
      {honor !== 0 && (
        <span className={styles.honor}>
          <Icon name="honor" />{' '}
          {text.say(honor > 0 ? 'dock.honor-up' : 'dock.honor-down', { n: Math.abs(honor) })}
        </span>
      )}
    </span>
  );
}
