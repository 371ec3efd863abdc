import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './board.module.css';

interface Props {
  readonly force: number;
  readonly leads: boolean;
  readonly byHonor: boolean;
  readonly size?: number;
}

/** Filled: would win here now. Hollow: would not. With a small fan: only by honor. */
export function ForceDisc({ force, leads, byHonor, size = 24 }: Props) {
  const text = useText();
  return (
    <span
      className={styles.disc}
      data-leads={leads}
      style={{ width: size, height: size, fontSize: size * 0.58 }}
    >
      {text.number(force)}
      {byHonor && (
        <span className={styles.fan}>
          <Icon name="honor" size={size * 0.45} />
        </span>
      )}
    </span>
  );
}
