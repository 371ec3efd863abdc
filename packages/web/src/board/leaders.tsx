import { memo } from 'react';
import styles from './board.module.css';
import { nearestIn } from './boxes.ts';
import type { Laid } from './placing.ts';

/** Lines that lead from whatever found no room at its province to a dot on that province. */
export const Leaders = memo(({ laid }: { readonly laid: readonly Laid[] }) => (
  <svg className={styles.lines} aria-hidden="true">
    {laid.map((one) => {
      if (one.dot === undefined) return null;
      const [x, y] = one.dot;
      const [fromX, fromY] = nearestIn(one, one.dot);
      const d = `M${fromX} ${fromY}L${x} ${y}`;
      return (
        <g key={`${one.kind} ${one.province}`}>
          <path className={styles.leaderPaper} d={d} />
          <path className={styles.leader} d={d} />
          <circle className={styles.leaderDot} cx={x} cy={y} r="3" />
        </g>
      );
    })}
  </svg>
));
