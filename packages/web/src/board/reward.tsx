import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS, REWARDS } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './board.module.css';

const NOTHING = { vp: 0, coins: 0, ronin: 0 };

/** What a province gives at Harvest. */
export const rewardOf = (province: ProvinceId) => REWARDS[PROVINCE_IDS.indexOf(province)] ?? NOTHING;

const THINGS = [
  ['vp', 'vp'],
  ['coins', 'coin'],
  ['ronin', 'ronin'],
] as const;

interface Props {
  readonly province: ProvinceId;
  readonly compact: boolean;
}

/** Its icons on the plate. Where room is short a lone icon means 1. */
export function Reward({ province, compact }: Props) {
  const text = useText();
  const reward = rewardOf(province);
  return (
    <span className={styles.reward}>
      {THINGS.filter(([thing]) => reward[thing] > 0).map(([thing, icon]) => (
        <span key={thing} className={styles.amount}>
          <Icon name={icon} />
          {compact && reward[thing] === 1 ? '' : text.number(reward[thing])}
        </span>
      ))}
    </span>
  );
}
