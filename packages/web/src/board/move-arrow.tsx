import type { ProvinceId } from '@hinode/engine';
import { useChoosing } from '../choices/choosing.tsx';
import { useConsidered } from '../choices/considered.ts';
import styles from './board.module.css';
import { distance, middleOf, nearestIn, type Point } from './boxes.ts';
import type { Laid } from './placing.ts';

interface Props {
  readonly camps: readonly Laid[];
  readonly spotOf: (province: ProvinceId) => Point;
}

/** The way that the chosen figure would take to the province being pointed at. */
export function MoveArrow({ camps, spotOf }: Props) {
  const { chosen } = useChoosing();
  const considered = useConsidered(({ pick }) => pick);
  const piece = chosen.findLast((pick) => pick.kind === 'piece');
  if (piece?.kind !== 'piece' || piece.at === undefined || considered?.kind !== 'province') return null;
  const campIn = (province: ProvinceId): Laid | undefined => camps.find((camp) => camp.province === province);
  const source = campIn(piece.at);
  const target = campIn(considered.province);
  const goal = target ? middleOf(target) : spotOf(considered.province);
  const start = source ? nearestIn(source, goal) : spotOf(piece.at);
  const end = target ? nearestIn(target, start) : goal;
  const { line, head } = arrow(start, end);
  return (
    <svg className={styles.lines} data-arrow="" aria-hidden="true">
      <path className={styles.arrowPaper} d={line} />
      <path className={styles.arrow} d={line} />
      <path className={styles.arrowHead} d={head} />
    </svg>
  );
}

/** The bend as a fraction of the length, and the length of the head. */
const BEND = 0.16;
const HEAD = 13;

function arrow(from: Point, to: Point): { readonly line: string; readonly head: string } {
  const length = Math.max(1, distance(from, to));
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  // Always to the left of the way, so that arrows in opposite directions do not overlap.
  const [bx, by] = [(from[0] + to[0]) / 2 + dy * BEND * length, (from[1] + to[1]) / 2 - dx * BEND * length];
  const angle = Math.atan2(to[1] - by, to[0] - bx);
  const side = (turn: number): string =>
    `${to[0] - HEAD * Math.cos(angle + turn)} ${to[1] - HEAD * Math.sin(angle + turn)}`;
  const [nx, ny] = [to[0] - 0.7 * HEAD * Math.cos(angle), to[1] - 0.7 * HEAD * Math.sin(angle)];
  return {
    line: `M${from[0]} ${from[1]}Q${bx} ${by} ${nx} ${ny}`,
    head: `M${to[0]} ${to[1]}L${side(0.45)}L${side(-0.45)}z`,
  };
}
