import { type ReactNode, type RefObject, useRef } from 'react';
import { useText } from '../app/language.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import styles from './dock.module.css';
import { Grip } from './grip.tsx';
import { usePulling } from './pulling.ts';
import { useTight } from './use-tight.ts';

interface Props {
  readonly question: ReactNode;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Beside the question: how far one is, whose bonus it is. */
  readonly aside?: ReactNode;
  /** What can be answered. It scrolls where it is long; the question above and the buttons below stay in view. */
  readonly children?: ReactNode;
  /** The buttons: a step back, and the black one. */
  readonly foot?: ReactNode;
  /** Nobody asks anything: one quiet line. */
  readonly quiet?: boolean;
  /** What happened is told, and the frame is as high as that. */
  readonly told?: boolean;
}

/** The frame of every decision. It has one height on a screen, whatever is asked in it. */
export function Frame({ question, heading, aside, children, foot, quiet = false, told = false }: Props) {
  const text = useText();
  const { decision, moves } = useTableState();
  const you = useYou();
  const pulling = usePulling();
  const frame = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useTight(`${moves} ${decision?.kind} ${pulling?.place}`, frame, body);
  return (
    <section
      ref={frame}
      className={styles.dock}
      data-dock=""
      data-quiet={quiet || undefined}
      data-told={told || undefined}
      data-clan={you}
      data-place={pulling?.place}
      data-question={!quiet && decision ? '' : undefined}
      aria-label={text.say('dock.label')}
    >
      {pulling?.hasGrip && <Grip pulling={pulling} sheet={frame} />}
      <header className={styles.head}>
        {quiet ? (
          <div className={styles.question}>{question}</div>
        ) : (
          <h2
            ref={heading}
            tabIndex={-1}
            className={styles.question}
            aria-live="assertive"
            data-may-cut={pulling?.place === 'line' || undefined}
          >
            {question}
          </h2>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children && (
        <div ref={body} className={styles.body}>
          {children}
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
