import styles from './dots.module.css';

interface Props {
  readonly steps: number;
  /** How many are done. */
  readonly done: number;
  /** What a screen reader says. */
  readonly label: string;
  /** The next one has been begun. */
  readonly isHere?: boolean;
}

/** A dot for each step: filled once it is done, half filled while it is under way. */
export const Dots = ({ steps, done, label, isHere = false }: Props) => (
  <span className={styles.dots} role="img" aria-label={label}>
    {Array.from({ length: steps }, (_, i) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: all dots are alike
        key={i}
        data-filled={i < done ? 'all' : i === done && isHere ? 'half' : undefined}
      />
    ))}
  </span>
);
