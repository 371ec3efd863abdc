import { Switch } from 'radix-ui';
import { useId } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './toggle.module.css';

interface Props {
  readonly label: string;
  /** What it means, under the label. */
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The name for screen readers, if the label alone does not say what is switched. */
  readonly name?: string;
}

/** A switch: on or off. */
export function Toggle({ label, note, checked, onChange, name }: Props) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <Switch.Root
        id={id}
        className={styles.toggle}
        checked={checked}
        onCheckedChange={onChange}
        aria-label={name}
      >
        <Switch.Thumb className={styles.thumb}>
          <Icon name="check" size={14} />
        </Switch.Thumb>
      </Switch.Root>
    </label>
  );
}
