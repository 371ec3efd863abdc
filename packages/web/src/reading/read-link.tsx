import type { ReactNode } from 'react';
import { writeRoute } from '../app/route.ts';
import { useLeaving } from './left-table.ts';
import styles from './read-link.module.css';

interface Props {
  /** Where to: the rules, or the cards. */
  readonly page: 'rules' | 'cards';
  /** A rule by its id, or anything that the table mentions: a card, a mandate, `phase.tea`, `term.honor`. */
  readonly to: string;
  /** What the table said. It is shown again beside the rule. */
  readonly said?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads from the table to something to read about a thing. The table waits below. */
export function ReadLink({ page, to, said, className, children }: Props) {
  const leave = useLeaving();
  return (
    <a
      className={`${styles.link} ${className ?? ''}`}
      href={writeRoute({ page, id: to })}
      onClick={() => leave(said)}
    >
      {children}
    </a>
  );
}
