import type { ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import { Explained } from '../explain/explain.tsx';
import { useTableState } from '../table/use-table.ts';
import { useWidth } from '../table/use-width.ts';
import { MandateTrack } from './mandate-track.tsx';
import styles from './season-bar.module.css';
import { StackNote } from './stack-note.tsx';
import { TURNS } from './track.ts';
import { TrackButton } from './track-button.tsx';
import { WarTrack } from './war-track.tsx';

/** Across the top: where in the year we are, and what the season has brought. The buttons at its end are given. */
export function SeasonBar({ children }: { readonly children?: ReactNode }) {
  const width = useWidth();
  return (
    <header className={styles.bar}>
      <Season />
      <div className={styles.middle}>{width === 'phone' ? <TrackButton /> : <Course />}</div>
      <div className={styles.end}>{children}</div>
    </header>
  );
}

/** Season, phase and turn. */
function Season() {
  const text = useText();
  const { view } = useTableState();
  const { season, phase } = view;
  return (
    <div className={styles.season}>
      <SeasonSeal season={season} size={44} />
      <div className={styles.names}>
        <h1 className={styles.name}>
          <Explained id={season}>{text.name(season)}</Explained>
        </h1>
        <Explained id={`phase.${phase}`} className={styles.phase}>
          <Phase />
        </Explained>
      </div>
    </div>
  );
}

/** A phone has room for the turn alone. */
function Phase() {
  const text = useText();
  const { view } = useTableState();
  const phone = useWidth() === 'phone';
  const { turn } = view;
  const phase = `phase.${view.phase}`;
  if (view.phase !== 'politics') return text.name(phase, phone ? 'short' : 'nom');
  if (phone) return <Say k="bar.turn" values={{ turn, turns: TURNS }} />;
  return <Say k="bar.phase-turn" values={{ phase: { name: phase }, turn, turns: TURNS }} />;
}

/** What happens in this phase: the mandates, the wars, or the rule of the phase in a sentence. */
export function Course() {
  const { view } = useTableState();
  switch (view.phase) {
    case 'war':
    case 'cleanup':
      return <WarTrack />;
    case 'politics':
      return (
        <>
          <MandateTrack />
          <StackNote />
        </>
      );
    case 'tea':
      return (
        <p className={styles.rule}>
          <Say k="rule.phase.tea" />
        </p>
      );
    default:
      return null;
  }
}
