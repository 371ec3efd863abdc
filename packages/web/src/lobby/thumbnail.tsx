import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import type { Glance } from '@hinode/wire';
import { Emblem } from '../art/emblem.tsx';
import { WIDE } from '../board/geography.ts';
import styles from './thumbnail.module.css';

interface Props {
  readonly glance: Pick<Glance, 'leaders' | 'battle'>;
  /** Drawn larger around what is asked, for a slip as wide as a phone. */
  readonly zoomed?: boolean;
  /** So narrow that emblems have to be larger on the map. */
  readonly small?: boolean;
  /** All of the land, with more sea beside it, whatever the shape of its place. */
  readonly whole?: boolean;
}

/** All of the land, of the wide drawing. */
const WHOLE = [20, 0, 980, 690] as const;
/** Where nothing is asked in particular, the middle of the land. */
const MIDDLE: ProvinceId = 'kyoto';

const SHORES = PROVINCE_IDS.map((province) => WIDE.provinces[province].d).join('');

/** The position as a small map: who leads where, and where the battle is. Made of what lies open. */
export function Thumbnail({
  glance: { leaders, battle },
  zoomed = false,
  small = false,
  whole = false,
}: Props) {
  const [x, y, width, height] = zoomed ? around(battle?.province ?? MIDDLE) : WHOLE;
  const size = zoomed ? 58 : small ? 96 : 66;
  return (
    <svg
      className={styles.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
      data-thumbnail=""
    >
      <path className={styles.shoal} d={SHORES} />
      {PROVINCE_IDS.map((province) => (
        <path
          key={province}
          className={styles.land}
          data-lit={battle?.province === province || undefined}
          d={WIDE.provinces[province].d}
        />
      ))}
      {PROVINCE_IDS.map((province) => (
        <Leaders key={province} province={province} leaders={leaders} size={size} />
      ))}
    </svg>
  );
}

const around = (province: ProvinceId): readonly [number, number, number, number] => {
  const [x, y] = WIDE.provinces[province].camp;
  return [x - 260, y - 95, 520, 190];
};

interface LeadersProps {
  readonly province: ProvinceId;
  readonly leaders: Glance['leaders'];
  readonly size: number;
}

/** Whoever leads here; where they fight, all of them beside one another. */
function Leaders({ province, leaders, size }: LeadersProps) {
  const clans = leaders[province] ?? [];
  const [x, y] = WIDE.provinces[province].camp;
  const step = size * 0.8;
  const start = x - ((clans.length - 1) * step + size) / 2;
  return clans.map((clan, i) => (
    <svg
      key={clan}
      aria-hidden="true"
      x={start + i * step}
      y={y - size / 2}
      width={size}
      height={size}
      overflow="visible"
    >
      <Emblem clan={clan} size={size} />
    </svg>
  ));
}
