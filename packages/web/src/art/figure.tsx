import type { ClanId, FigureId } from '@hinode/engine';
import { memo } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './figure.module.css';
import { INK, PAPER_HI } from './ink.ts';
import { mask } from './silhouettes/mask.tsx';
import { MONSTERS } from './silhouettes/monsters.tsx';
import type { Silhouette } from './silhouettes/parts.tsx';
import { bushi, daimyo, shinto, stronghold } from './silhouettes/pieces.tsx';

const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  daimyo,
  bushi,
  shinto,
  stronghold,
  ...MONSTERS,
};

/** Every kind of piece with a silhouette of its own. */
export const FIGURE_KINDS: readonly FigureId[] = Object.keys(SILHOUETTES);

/** The shapes of a piece, without rim and sheet. */
export const silhouetteOf = (kind: string): Silhouette | undefined => SILHOUETTES[kind];

interface Props extends DrawingProps {
  /** `daimyo`, `bushi`, `shinto`, `stronghold`, or the card of a Monster. */
  readonly kind: FigureId;
  readonly clan: ClanId;
  /** How many stand here as one, as the reader writes numbers. */
  readonly count?: string | number;
  /** A small tick: it has moved this turn. */
  readonly moved?: boolean;
}

const Badge = ({ count }: { readonly count: string | number }) => (
  <g>
    <rect x="29" y="27" width="20" height="20" rx="4.5" fill={PAPER_HI} stroke={INK} strokeWidth="2" />
    <text x="39" y="42.8" textAnchor="middle" fontSize="16" fontWeight="700" fill={INK}>
      {count}
    </text>
  </g>
);

const Tick = () => (
  <g>
    <circle cx="8" cy="8" r="8" fill={INK} />
    <path
      d="M4.2 8.2l2.8 2.8 5-5.5"
      fill="none"
      stroke={PAPER_HI}
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

/** A piece of a clan, as cut paper. A Monster without its own silhouette wears the mask. */
export const Figure = memo(({ kind, clan, count, moved = false, ...drawing }: Props) => (
  <Drawing viewBox="0 0 48 48" data={{ 'data-clan': clan }} {...drawing}>
    <g className={styles['rim']}>{SILHOUETTES[kind] ?? mask}</g>
    {SILHOUETTES[kind] ?? mask}
    {count !== undefined && <Badge count={count} />}
    {moved && <Tick />}
  </Drawing>
));
