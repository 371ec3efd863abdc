import type { ProvinceId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { part } from '../table/part.tsx';
import { AskedProvince } from './asked-province.tsx';
import styles from './board.module.css';
import type { Measures } from './measures.ts';
import { Reach } from './reach.tsx';
import { Reward, rewardOf } from './reward.tsx';
import type { Pressable } from './targets.ts';
import { useProvince } from './use-province.ts';

interface Props {
  readonly laid: Pressable;
  readonly measures: Measures;
  /** A lone icon stands for 1. */
  readonly short: boolean;
  /** The number of its war, or 0. */
  readonly war: number;
  /** A battle is fought here now. */
  readonly isFought: boolean;
  /** It can be reached with the Tab key. */
  readonly isStop: boolean;
  readonly onFocus: (province: ProvinceId) => void;
}

/** War number, name and reward of a province, in the sea beside it. Without the name where room is short. */
export const Plate = part(usePlate, ({ laid, measures, short, war, isFought, isStop, onFocus, ...use }) => {
  const text = useText();
  const { province, x, y, width, height, form } = laid;
  const { choose, consider, considered = false } = use;
  const isLit = choose !== undefined;
  const label = [
    text.say('map.spoken-province', {
      province: { name: province },
      war,
      reward: { purse: rewardOf(province) },
    }),
    ...(isLit ? [text.say('map.spoken-target')] : []),
  ].join(' ');
  return (
    <div
      className={styles.plate}
      data-state={isLit ? 'lit' : undefined}
      data-considered={considered || undefined}
      data-plate={province}
      style={{ translate: `${x}px ${y}px`, width, height }}
      onPointerEnter={() => consider?.(true)}
      onPointerLeave={() => consider?.(false)}
    >
      <AskedProvince
        province={province}
        className={styles.plateButton}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onFocus(province)}
        {...(choose && { choose })}
      >
        <span className="spoken">{label}</span>
        <Reach of={laid} target={laid.target} />
        <span aria-hidden="true" className={styles.title}>
          {war > 0 && (
            <span
              className={styles.seal}
              style={{ width: measures.seal, height: measures.seal, fontSize: measures.seal * 0.62 }}
            >
              {isFought ? <Icon name="force" size={measures.seal * 0.7} /> : text.number(war)}
            </span>
          )}
          {form === 'name' && (
            <span className={styles.name} style={{ ['--name' as string]: `${measures.name}px` }}>
              {text.name(province)}
            </span>
          )}
          <Reward province={province} size={measures.reward} short={short || form === 'tag'} />
        </span>
      </AskedProvince>
    </div>
  );
});

function usePlate({ laid }: Props) {
  const { target, press, considered, consider } = useProvince(laid.province);
  // Pieces in the province are irrelevant here.
  return target ? { choose: press, consider, considered } : {};
}
