import styles from './board.module.css';
import type { Box } from './boxes.ts';
import type { Target } from './targets.ts';

interface Props {
  /** The thing it belongs to. */
  readonly of: Box;
  readonly target: Target;
}

/** The area around a camp or a plate that responds to a press, beyond what is drawn. */
export const Reach = ({ of, target: { x, y, width, height, open } }: Props) => (
  <span
    className={styles.reach}
    style={{
      left: x - of.x,
      top: y - of.y,
      width,
      height,
      ...(open && { clipPath: `path("${open.map((part) => outline(part, x, y)).join('')}")` }),
    }}
  />
);

const px = (value: number): number => Math.round(value * 10) / 10;

const outline = ({ x, y, width, height }: Box, left: number, top: number): string =>
  `M${px(x - left)} ${px(y - top)}h${px(width)}v${px(height)}h${px(-width)}z`;
