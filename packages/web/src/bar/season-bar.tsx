import { MANDATE_TURNS } from '@hinode/engine/facts';
import { memo, type ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { isPhone, useScreen } from '../app/screen.ts';
import { SeasonSeal } from '../art/season-seal.tsx';
import { Explain } from '../explain/explain.tsx';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import { MandateTrack } from './mandate-track.tsx';
import styles from './season-bar.module.css';
import { StackNote } from './stack-note.tsx';
import { TrackButton } from './track-button.tsx';
import { WarTrack } from './war-track.tsx';

/**
 * The bar across the top: where we are in the year, and what the season has brought. The caller provides the buttons at its end.
 */
export const SeasonBar = memo(({ children }: { readonly children?: ReactNode }) => {
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
});

/** Season, phase and turn. */
const Season = part(useSeason, ({ season, phase }) => {
  const text = useText();
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
});

function useSeason() {
  const { season, phase, turn } = useTableState().view;
  return { season, phase, turn };
}

/** Where room is short, only the turn is shown. */
const Phase = part(useSeason, ({ phase, turn }) => {
  const text = useText();
  const brief = useScreen() !== 'wide';
  const name = `phase.${phase}`;
  if (phase !== 'politics') return text.name(name, brief ? 'short' : 'nom');
  if (brief) return <Say k="bar.turn" values={{ turn, turns: MANDATE_TURNS }} />;
  return <Say k="bar.phase-turn" values={{ phase: { name }, turn, turns: MANDATE_TURNS }} />;
});

/** What happens in this phase: the mandates, the wars, or a sentence about the phase. */
export const Course = part(useSeason, ({ phase }) => {
  switch (phase) {
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
});
