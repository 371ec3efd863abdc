import { MANDATE_TURNS } from '@hinode/engine/facts';
import type { ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { isPhone, useScreen } from '../app/screen.ts';
import { SeasonSeal } from '../art/season-seal.tsx';
import { Explain } from '../explain/explain.tsx';
import { useTableState } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import { MandateTrack } from './mandate-track.tsx';
import styles from './season-bar.module.css';
import { StackNote } from './stack-note.tsx';
import { TrackButton } from './track-button.tsx';
import { WarTrack } from './war-track.tsx';

/** Across the top: where in the year we are, and what the season has brought. The buttons at its end are given. */
export function SeasonBar({ children }: { readonly children?: ReactNode }) {
  const screen = useScreen();
  return (
    <header className={styles.bar}>
      <Season />
      <div className={styles.middle}>
        {!isPhone(screen) && (
          <div className={styles.course}>
            <Course />
          </div>
        )}
        {(isPhone(screen) || screen === 'middle') && (
          <div className={styles.now}>
            <TrackButton />
          </div>
        )}
      </div>
      <div className={styles.end} data-bar-end="">
        {children}
      </div>
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
      <SeasonSeal season={season} size="1em" />
      <h1 className={styles.names}>
        <Tip
          className={styles.told}
          tip={
            <div className={styles.both}>
              <Explain id={season} />
              <Explain id={`phase.${phase}`} />
            </div>
          }
        >
          <span className={styles.name}>{text.name(season)}</span>
          <span className={styles.phase}>
            <Phase />
          </span>
        </Tip>
      </h1>
    </div>
  );
}

/** Where room is short the turn says it alone. */
function Phase() {
  const text = useText();
  const { view } = useTableState();
  const brief = useScreen() !== 'wide';
  const { turn } = view;
  const phase = `phase.${view.phase}`;
  if (view.phase !== 'politics') return text.name(phase, brief ? 'short' : 'nom');
  if (brief) return <Say k="bar.turn" values={{ turn, turns: MANDATE_TURNS }} />;
  return <Say k="bar.phase-turn" values={{ phase: { name: phase }, turn, turns: MANDATE_TURNS }} />;
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
