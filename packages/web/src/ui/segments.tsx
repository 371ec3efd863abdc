import type { ReactNode } from 'react';
import { One, OneOf } from './one-of.tsx';
import styles from './segments.module.css';

interface Props<T extends string> {
  /** The label for screen readers, or the id of the heading that labels it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, labelledBy, value, options, onChange }: Props<T>) {
  return (
    <OneOf
      className={styles.segments}
      aria-label={label}
      aria-labelledby={labelledBy}
      value={value}
      onChoose={(chosen) => {
        const option = options.find((known) => known.value === chosen);
        if (option !== undefined) onChange(option.value);
      }}
    >
      {options.map((option) => (
        <One key={option.value} value={option.value} lang={option.lang} className={styles.segment}>
          {option.label}
        </One>
      ))}
    </OneOf>
  );
}
