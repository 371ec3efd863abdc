import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { memo } from 'react';
import { useReading } from '../follow/reading.ts';
import { part } from '../table/part.tsx';
import styles from './board.module.css';
import type { Geography } from './geography.ts';
import { useProvince } from './use-province.ts';

interface Props {
  readonly geography: Geography;
  /** Pixels for each unit of the map. Lines keep their width, whatever the size of the map. */
  readonly scale: number;
}

/** The coast, the borders and the routes; provinces that can be chosen are lit. */
export const Land = memo(({ geography, scale }: Props) => {
  const [width, height] = geography.viewBox;
  const shores = PROVINCE_IDS.map((province) => geography.provinces[province].d).join('');
  return (
    <svg
      className={styles.land}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shoalWide} d={shores} />
      <path className={styles.shoal} d={shores} />
      {geography.routes.map(({ between, d }) => (
        <path key={between.join(' ')} className={styles.route} d={d} />
      ))}
      {PROVINCE_IDS.map((province) => (
        <Province key={province} province={province} d={geography.provinces[province].d} />
      ))}
      <path className={styles.grain} d={geography.grain} />
      {PROVINCE_IDS.map((province) => (
        <LitEdge key={province} province={province} d={geography.provinces[province].d} />
      ))}
    </svg>
  );
});

interface ProvinceProps {
  readonly province: ProvinceId;
  readonly d: string;
}

const Province = part(
  ({ province }: ProvinceProps) => {
    const { target, pieces, choosing, press, consider } = useProvince(province);
    const state = target ? 'lit' : pieces.length > 0 ? 'pieces' : choosing ? 'dim' : 'rest';
    return { state, press, consider };
  },
  ({ province, d, state, press, consider }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dock offers the same to the keyboard; the picture is hidden
    <path
      d={d}
      className={styles.province}
      data-state={state}
      data-province={province}
      onClick={press}
      onPointerEnter={() => consider(true)}
      onPointerLeave={() => consider(false)}
    />
  ),
);

/** Drawn above all land, so that no neighbor covers the edge. */
const LitEdge = part(
  ({ province }: ProvinceProps) => {
    const { target, considered, chosenFrom } = useProvince(province);
    const isShown = useReading(({ onMap }) => onMap?.places.includes(province) === true);
    return { isLit: target !== undefined || chosenFrom, considered, isShown };
  },
  ({ d, isLit, considered, isShown }) =>
    (isLit || considered || isShown) && (
      <path
        d={d}
        className={styles.litEdge}
        data-considered={considered || isShown || undefined}
        data-shown={isShown || undefined}
      />
    ),
);
