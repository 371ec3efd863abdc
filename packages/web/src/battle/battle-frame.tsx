import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useAPictureLater, useIsSeen } from '../app/after-picture.ts';
import { Sea } from '../art/sea.tsx';
import { useTight } from '../dock/use-tight.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './battle-frame.module.css';
import { BattleTitle } from './battle-title.tsx';
import type { Beat } from './beats.ts';
import { Field } from './field.tsx';
import { LastWar } from './last-war.tsx';
import { usePace } from './use-pace.ts';
import { useWatch } from './watching.tsx';

/** A moment of a battle, and what lies in its frame. */
export interface Moment {
  /** Bids are made, they are shown beat by beat, or something is asked about them. */
  readonly name: 'bids' | 'stage' | 'fought';
  /** What happens just now. */
  readonly beat?: Beat | undefined;
  /** What lies at the foot, always in view; beside the rest on a phone on its side. */
  readonly foot?: ReactNode;
  /** What lies over everything until one goes on. */
  readonly over?: ReactNode;
  readonly onPress?: (() => void) | undefined;
  /** Parts that two moments have in common have a key. */
  readonly children?: ReactNode;
}

/** The frame that every moment of a battle has. */
export function BattleFrame({ name, beat, foot, over, onPress, children }: Moment) {
  const { view, decision, moves } = useTableState();
  const { battle } = view;
  const frame = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useTight(`${name} ${moves} ${decision?.kind}`, frame, body);
  useAtTop(`${name} ${battle?.province}`, body);
  // A battle has many hundred elements: first the sides and the buttons, then what they fight for, then the figures.
  const isSeen = useIsSeen();
  // Whoever takes all of it out of reach makes the browser style all of it anew.
  const isUnder = useAPictureLater(over !== undefined, false) && over !== undefined;
  const pace = usePace();
  // For tests: from now on the battle is shown in parts.
  const isWatched = useWatch() !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const place = battle?.province;
  // After "Go on" the focus is at the next battle, not lost.
  useEffect(() => {
    if (place !== undefined && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, [place]);
  if (battle === undefined) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the stage listens to the keys of the whole page
    <section
      ref={frame}
      className={styles.screen}
      aria-labelledby="battle-title"
      data-battle={battle.province}
      data-pace={pace}
      data-watched={isWatched}
      onClick={(event) => isButton(event.target) || onPress?.()}
    >
      <Sea />
      <div ref={body} className={styles.body} inert={isUnder}>
        <div className={styles.sheet}>
          <div className={styles.sides}>
            <div className={styles.head}>
              <BattleTitle ref={title} battle={battle} />
              <LastWar />
            </div>
            <Field battle={battle} beat={beat} />
          </div>
          <div className={styles.matter}>{isSeen && children}</div>
        </div>
      </div>
      {foot !== undefined && (
        <div className={styles.foot} inert={isUnder}>
          {foot}
        </div>
      )}
      {over}
    </section>
  );
}

/** Another moment is seen from its top on. */
function useAtTop(moment: string, body: RefObject<HTMLElement | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is the reason
  useEffect(() => {
    // Together with the next picture: whoever scrolls before makes the browser lay out the page in the middle of drawing.
    const frame = requestAnimationFrame(() => {
      // On a phone on its side the parts of the sheet scroll, each by itself.
      const parts = body.current?.firstElementChild?.children ?? [];
      for (const one of [body.current, ...parts]) one?.scrollTo(0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [moment, body]);
}

const isButton = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, [role="dialog"]') !== null;
