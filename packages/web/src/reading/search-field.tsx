import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './search-field.module.css';

interface Props extends Pick<ComponentProps<'input'>, 'onKeyDown'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** At its end: the number of hits. */
  readonly children?: ReactNode;
}

/** A search field. */
export const SearchField = ({ label, value, onChange, onKeyDown, children }: Props) => (
  <label className={styles.field}>
    <Icon name="search" size={18} />
    <span className="spoken">{label}</span>
    <input
      type="search"
      className={styles.input}
      placeholder={label}
      value={value}
      enterKeyHint="search"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
    {children}
  </label>
);
