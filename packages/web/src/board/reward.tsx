import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS, REWARDS } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './board.module.css';
import { ICON, PLATE } from './forms.ts';

const NOTHING = { vp: 0, coins: 0, ronin: 0 };

/** What a province gives at Harvest. */
export const rewardOf = (province: ProvinceId) => REWARDS[PROVINCE_IDS.indexOf(province)] ?? NOTHING;

const THINGS = [
  ['vp', 'vp'],
  ['coins', 'coin'],
  ['ronin', 'ronin'],
] as const;

/** The kinds of reward, in the order in which they are shown. */
export const rewardsOf = (province: ProvinceId) =>
  THINGS.map(([thing, icon]) => ({ icon, amount: rewardOf(province)[thing] })).filter(
    ({ amount }) => amount > 0,
  );

interface Props {
  readonly province: ProvinceId;
  /** The size of the type. */
  readonly size: number;
  /** Where room is short, a lone icon stands for 1. */
  readonly short: boolean;
}

/** Its icons on the plate. */
export function Reward({ province, size, short }: Props) {
  const text = useText();
  return (
    <span className={styles.reward} style={{ fontSize: size, gap: PLATE.gap }}>
      {rewardsOf(province).map(({ icon, amount }) => (
        <span key={icon} className={styles.amount} style={{ gap: PLATE.beside }}>
          <Icon name={icon} size={size * ICON} />
          {short && amount === 1 ? '' : text.number(amount)}
        </span>
      ))}
    </span>
  );
}
