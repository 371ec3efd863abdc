import { type ReactNode, useId } from 'react';
import styles from '../online/online.module.css';

interface Props {
  readonly title: string;
  /** Gets the id of the title, for whom it names. */
  readonly children: (labelledBy: string) => ReactNode;
}

/** Something to choose, under its title. */
export function Choice({ title, children }: Props) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <h3 id={id}>{title}</h3>
      {children(id)}
    </div>
  );
}
