import type { ClanId } from '@hinode/engine';
import type { CSSProperties } from 'react';
import { useText } from '../app/language.tsx';
import { TeaTable } from '../art/tea-table.tsx';
import { useTableState } from '../table/use-table.ts';
import { LetterSlip } from './letter-slip.tsx';
import { type Letter, letterOf, SHEET, seatAngles } from './letters.ts';
import styles from './round.module.css';
import { SeatPanel } from './seat-panel.tsx';

interface Props {
  readonly partners: readonly ClanId[];
  readonly partner?: ClanId;
  readonly onChoose: (clan: ClanId) => void;
}

/** Everybody round the table, and the offers as letters between them. On narrow screens two lists. */
export function Round({ partners, partner, onChoose }: Props) {
  const text = useText();
  const { view, me } = useTableState();
  const clans = view.clans.map(({ clan }) => clan);
  const angles = seatAngles(clans, me);
  const letters = view.proposals.map((proposal) => letterOf(proposal, angles));
  return (
    <div className={styles.around}>
      <div className={styles.round}>
        <div className={styles.picture}>
          <TeaTable seats={[...angles.values()]} />
          <Ways letters={letters} />
          {letters.length > 0 && (
            <ul className={styles.letters} aria-label={text.say('tea.letters')}>
              {letters.map((letter) => (
                <LetterSlip key={`${letter.proposal.clan} ${letter.proposal.with}`} letter={letter} />
              ))}
            </ul>
          )}
        </div>
        <ul className={styles.seats} aria-label={text.say('tea.seats')}>
          {[...angles].map(([clan, angle]) => (
            <li key={clan} className={styles.seat} style={seatPlace(angle)}>
              <SeatPanel
                clan={clan}
                chosen={clan === partner}
                {...(partners.includes(clan) && { onChoose })}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** From -1 to 1, from the middle of the table. */
const seatPlace = (angle: number): CSSProperties => {
  const turn = (angle * Math.PI) / 180;
  return { '--across': -Math.sin(turn), '--down': Math.cos(turn) } as CSSProperties;
};

/** Dashed ways, each with its arrow at the end. */
const Ways = ({ letters }: { readonly letters: readonly Letter[] }) => (
  <svg className={styles.ways} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
    <defs>
      <marker
        id="tea-arrow"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0l10 5-10 5z" />
      </marker>
    </defs>
    {letters.map(({ proposal, way }) => (
      <g key={`${proposal.clan} ${proposal.with}`}>
        <path d={way} className={styles.under} />
        <path d={way} className={styles.way} markerEnd="url(#tea-arrow)" />
      </g>
    ))}
  </svg>
);
