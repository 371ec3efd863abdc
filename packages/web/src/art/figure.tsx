import type { ClanId, FigureId } from '@hinode/engine';
import { memo } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { fetchedOnce } from './fetched.ts';
import styles from './figure.module.css';
import { INK, PAPER_HI } from './ink.ts';
import { mask } from './silhouettes/mask.tsx';
import type { Silhouette } from './silhouettes/parts.tsx';
import { PIECES } from './silhouettes/pieces.tsx';

const monsters = fetchedOnce<Readonly<Record<string, Silhouette>>>(
  async () => (await import('./silhouettes/monsters.tsx')).MONSTERS,
);

/** No game begins with a Monster on the map. */
export const fetchMonsters = monsters.fetch;

interface Props extends DrawingProps {
  /** `daimyo`, `bushi`, `shinto`, `stronghold`, or the card of a Monster. */
  readonly kind: FigureId;
  /** Its clan; without one it belongs to nobody and is gray. */
  readonly clan?: ClanId;
  /** How many stand here as one, written in the reader's digits. */
  readonly count?: string | number;
  /** A small tick: it has already moved this turn. */
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

function Monster({ kind }: Pick<Props, 'kind'>) {
  const known = monsters.use();
  return known && (known[kind] ?? mask);
}

/** A piece of a clan, as cut paper. A Monster without its own silhouette wears the mask. */
export const Figure = memo(({ kind, clan, count, moved = false, ...drawing }: Props) => (
  <Drawing viewBox="0 0 48 48" data={{ 'data-clan': clan ?? 'nobody' }} {...drawing}>
    <g className={styles['rim']}>{PIECES[kind] ?? <Monster kind={kind} />}</g>
    {PIECES[kind] ?? <Monster kind={kind} />}
    {count !== undefined && <Badge count={count} />}
    {moved && <Tick />}
  </Drawing>
));
