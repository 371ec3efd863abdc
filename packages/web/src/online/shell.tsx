import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Harbor } from '../art/harbor.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './shell.module.css';

interface Props {
  readonly title: ReactNode;
  /** What is going on, in a sentence. */
  readonly lead?: ReactNode;
  /** Where the way back leads, and its label. */
  readonly back?: { readonly to: Route; readonly label: string };
  /** At the end of the head. */
  readonly aside?: ReactNode;
  /** The server cannot be reached. */
  readonly empty?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The pages beside the table: a scene across the head, and paper slips that stand across its shore. */
export function Shell({ title, lead, back, aside, empty = false, className = '', children }: Props) {
  const text = useText();
  const { to, label } = back ?? { to: { page: 'home' } as const, label: text.say('menu.home') };
  return (
    <div className={`${styles.shell} ${className}`}>
      <Harbor pier empty={empty} />
      <header className={styles.head}>
        <a className={styles.back} href={writeRoute(to)}>
          <Icon name="arrow-back" size={18} />
          <span>{label}</span>
        </a>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
