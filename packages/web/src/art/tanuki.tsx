import { CLAN_LINE } from './ink.ts';
import styles from './tanuki.module.css';
import { POSES, type Pose, type Stroke } from './tanuki-parts.ts';

const colorOf = (fur: Stroke['fill']): string => (fur === 'ink' ? CLAN_LINE : `var(--${fur})`);

/** Where the guide is drawn: fur of ink and paper, by day and by night. */
export const TANUKI_COLORS = styles.tanuki;

/** The guide as part of a picture, 160 by 160, inside an element that sets its colors. */
export const TanukiPaths = ({ pose }: { readonly pose: Pose }) =>
  POSES[pose].map(({ d, fill, line, ink = 'ink', opacity }: Stroke, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no identity but their place
      key={i}
      d={d}
      fill={fill ? colorOf(fill) : 'none'}
      {...(line !== undefined && {
        stroke: colorOf(ink),
        strokeWidth: line,
        strokeLinejoin: 'round',
        strokeLinecap: 'round',
      })}
      opacity={opacity}
    />
  ));

interface Props {
  readonly pose: Pose;
  readonly className?: string | undefined;
}

/** The guide. It is decoration: its words stand beside it. */
export const Tanuki = ({ pose, className }: Props) => (
  <svg
    className={[TANUKI_COLORS, className].filter(Boolean).join(' ')}
    viewBox={pose === 'head' ? '28 0 104 92' : '10 0 166 156'}
    aria-hidden="true"
  >
    <TanukiPaths pose={pose} />
  </svg>
);
