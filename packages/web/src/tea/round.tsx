import type { ClanId } from '@hinode/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { TeaTable } from '../art/tea-table.tsx';
import { useKept } from '../table/kept.ts';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { LetterSlip } from './letter-slip.tsx';
import { apart, type Letter, letterOf, SHEET, seatAngles } from './letters.ts';
import styles from './round.module.css';
import { SeatPanel } from './seat-panel.tsx';

interface Props {
  readonly partners: readonly ClanId[];
  readonly partner?: ClanId;
  readonly onChoose: (clan: ClanId) => void;
  /** Little room: seats are small, and letters hang on them. */
  readonly small: boolean;
  /** At your own seat: your word on being ready, where there is room for it. */
  readonly own?: ReactNode;
}

/** Everybody round the table, and the offers as letters between them. */
export const Round = part(useSeats, ({ partners, partner, onChoose, small, own, clans, me, proposals }) => {
  const text = useText();
  const angles = seatAngles(clans, me);
  const around = useKept([...angles.values()]);
  const letters = apart(proposals.map((proposal) => letterOf(proposal, angles)));
  return (
    <div className={styles.around}>
      <div className={styles.round} data-small={small || undefined} data-seats={clans.length}>
        <div className={styles.picture}>
          <TeaTable seats={around} />
          {!small && <Ways letters={letters} />}
          {!small && letters.length > 0 && (
            <ul className={styles.letters} aria-label={text.say('tea.letters')}>
              {letters.map((letter) => (
                <LetterSlip key={`${letter.proposal.clan} ${letter.proposal.with}`} letter={letter} />
              ))}
            </ul>
          )}
        </div>
        <ul className={styles.seats} aria-label={text.say('tea.seats')}>
          {[...angles].map(([clan, angle]) => (
            <li
              key={clan}
              className={styles.seat}
              data-own={angle === 0 || undefined}
              data-low={isLow(angle) || undefined}
              style={seatPlace(angle)}
            >
              <SeatPanel
                clan={clan}
                chosen={clan === partner}
                {...(partners.includes(clan) && { onChoose })}
                small={small}
                {...(angle === 0 && { own })}
              />
              {small && <Hanging letters={letters.filter((letter) => hangsOn(letter, me) === clan)} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});

function useSeats(_: Props) {
  const { view, me } = useTableState();
  return { clans: view.clans.map(({ clan }) => clan), me, proposals: view.proposals };
}

/** A letter hangs on who sent it; mine on whom it is for. */
const hangsOn = ({ proposal }: Letter, me: ClanId): ClanId =>
  proposal.clan === me ? proposal.with : proposal.clan;

function Hanging({ letters }: { readonly letters: readonly Letter[] }) {
  const text = useText();
  if (letters.length === 0) return null;
  return (
    <ul className={styles.hanging} aria-label={text.say('tea.letters')}>
      {letters.map((letter) => (
        <LetterSlip key={`${letter.proposal.clan} ${letter.proposal.with}`} letter={letter} small />
      ))}
    </ul>
  );
}

/** In the half of the table that is nearer to you. */
const isLow = (angle: number): boolean => angle < 90 || angle > 270;

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
