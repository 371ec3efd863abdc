import type { REWARDS } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './board.module.css';

type RewardOf = (typeof REWARDS)[keyof typeof REWARDS];

const THINGS = [
  ['vp', 'vp'],
  ['coins', 'coin'],
  ['ronin', 'ronin'],
] as const;

/** What a province gives at Harvest. Where room is short a lone icon means 1. */
export function Reward({ reward, compact }: { readonly reward: RewardOf; readonly compact: boolean }) {
  const text = useText();
  const amounts: Readonly<Partial<Record<'vp' | 'coins' | 'ronin', number>>> = reward;
  return (
    <span className={styles.reward}>
      {THINGS.filter(([thing]) => (amounts[thing] ?? 0) > 0).map(([thing, icon]) => (
        <span key={thing} className={styles.amount}>
          <Icon name={icon} />
          {compact && amounts[thing] === 1 ? '' : text.number(amounts[thing] ?? 0)}
        </span>
      ))}
    </span>
  );
}
