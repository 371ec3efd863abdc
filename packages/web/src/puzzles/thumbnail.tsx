import type { View } from '@hinode/engine';
import { view } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { beginningOf, type Puzzle } from '@hinode/learn/puzzles';
import { memo, useMemo } from 'react';
import { CLAN_FILL, CLAN_LINE } from '../art/ink.ts';
import { WIDE } from '../board/geography.ts';
import styles from './shelf.module.css';

const LAND = 'puzzle-land';
const [WIDTH, HEIGHT] = WIDE.viewBox;

/** The land, drawn once for all thumbnails. */
export const ThumbnailLand = () => (
  <svg className={styles.drawnOnce} aria-hidden="true">
    <symbol id={LAND} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {PROVINCE_IDS.map((province) => (
        <path key={province} d={WIDE.provinces[province].d} />
      ))}
    </symbol>
  </svg>
);

/** The position of a puzzle at a glance: how strong everybody is in each place, and where the action is. */
export const Thumbnail = memo(({ puzzle }: { readonly puzzle: Puzzle }) => {
  const seen = useMemo(() => view(beginningOf(puzzle), puzzle.clan), [puzzle]);
  const { strongest = [], tokens = [], alone = [] } = puzzle.goal;
  return (
    <svg className={styles.thumbnail} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <use href={`#${LAND}`} width={WIDTH} height={HEIGHT} />
      {[...new Set([...strongest, ...tokens, ...alone])].map((province) => (
        <path key={province} className={styles.about} d={WIDE.provinces[province].d} />
      ))}
      {discsOf(seen).map(({ clan, x, y, force }) => (
        <circle
          key={`${clan} ${x} ${y}`}
          data-clan={clan}
          cx={x}
          cy={y}
          r={UNIT * Math.sqrt(force)}
          fill={CLAN_FILL}
          stroke={CLAN_LINE}
        />
      ))}
    </svg>
  );
});

const UNIT = WIDTH / 48;

/** A disc for every clan in a province, sized by its Force. */
function discsOf({ clans }: View) {
  return PROVINCE_IDS.flatMap((province) => {
    const here = clans.flatMap(({ clan, force }) => {
      const strength = force[province] ?? 0;
      return strength > 0 ? [{ clan, force: strength }] : [];
    });
    const [x, y] = WIDE.provinces[province].camp;
    return here.map((one, i) => ({ ...one, x: x + (i - (here.length - 1) / 2) * UNIT * 2.6, y }));
  });
}
