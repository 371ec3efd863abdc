import styles from './dots.module.css';

interface Props {
  readonly steps: number;
  /** So many are done. */
  readonly done: number;
  /** What they say to somebody who cannot see them. */
  readonly label: string;
  /** One is at the next. */
  readonly isHere?: boolean;
}

/** A dot for each step: filled once it is done, half where one is. */
export const Dots = ({ steps, done, label, isHere = false }: Props) => (
  <span className={styles.dots} role="img" aria-label={label}>
    {Array.from({ length: steps }, (_, i) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
        key={i}
        data-filled={i < done ? 'all' : i === done && isHere ? 'half' : undefined}
      />
    ))}
  </span>
);
