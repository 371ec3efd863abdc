import type { ProvinceId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { WarSeal } from '../dock/war-seal.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './board.module.css';
import { campsIn } from './camps.ts';
import { ForceDisc } from './force-disc.tsx';
import { Reward } from './reward.tsx';
import { useProvince } from './use-province.ts';

interface Props {
  readonly province: ProvinceId;
  /** On a phone the plate carries emblems and Force instead of the camp. */
  readonly compact: boolean;
}

/** War number, name and reward of a province, in the sea beside it; and the outcome of what is considered. */
export function Plate({ province, compact }: Props) {
  const text = useText();
  const { view, me } = useTableState();
  const { target, press, considered } = useProvince(province);
  const outcome = considered && target?.offers.length === 1 ? target.offers[0]?.outcome : undefined;
  const forces = [...(outcome?.force[province] ?? [])].sort(
    (a, b) => b.force - a.force || view.honor.indexOf(a.clan) - view.honor.indexOf(b.clan),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dock offers the same to the keyboard; the picture is hidden
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={styles.plate}
      data-compact={compact || undefined}
      data-state={target ? 'lit' : undefined}
      data-plate={province}
      onClick={press}
    >
      <div className={styles.title}>
        <WarSeal province={province} />
        <span className={styles.name}>{text.name(province)}</span>
        <Reward province={province} compact={compact} />
        {view.battle?.province === province && <Icon name="force" />}
      </div>
      {compact && (
        <div className={styles.tags}>
          {campsIn(view, province).map((camp) => (
            <span key={camp.clan} className={styles.tag}>
              <Emblem clan={camp.clan} size={18} />
              <ForceDisc {...camp} size={20} />
            </span>
          ))}
        </div>
      )}
      {forces.length > 0 && (
        <div className={styles.tail}>
          {forces.map(({ clan, force }) => (
            <span key={clan} className={styles.tag}>
              <Emblem clan={clan} size={16} /> {text.number(force)}
            </span>
          ))}
          <span>{text.say(forces[0]?.clan === me ? 'map.you-would-win' : 'map.you-would-not-win')}</span>
        </div>
      )}
    </div>
  );
}
