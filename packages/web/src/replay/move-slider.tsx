import { Slider } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import styles from './move-slider.module.css';

interface Props {
  /** So many moves are made. */
  readonly at: number;
  readonly all: number;
  readonly onChange: (at: number) => void;
  /** Where one is, in words. */
  readonly here: string;
  /** What stands along it. */
  readonly children: ReactNode;
}

/** All moves of a game as a line, to go to any of them. */
export function MoveSlider({ at, all, onChange, here, children }: Props) {
  const text = useText();
  return (
    <Slider.Root
      className={styles.slider}
      data-move-slider=""
      value={[at]}
      max={all}
      onValueChange={([value = 0]) => onChange(value)}
    >
      <Slider.Track className={styles.track}>
        <Slider.Range className={styles.range} />
        {children}
      </Slider.Track>
      <Slider.Thumb className={styles.thumb} aria-label={text.say('record.title')} aria-valuetext={here} />
    </Slider.Root>
  );
}

/** The place of a move on the line. */
export const placeOn = (all: number, at: number): CSSProperties => ({
  insetInlineStart: `${(100 * at) / Math.max(1, all)}%`,
});
