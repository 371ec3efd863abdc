import type { SeasonId } from '@hinode/engine';
import type { CardType } from '@hinode/engine/facts';
import { type CSSProperties, memo, useEffect } from 'react';
import { CARD_WEAVES, type Picture, pictureOf, WASHES, washOf } from './card-art.ts';
import styles from './card-picture.module.css';
import { layCardSheet } from './lay-card-sheet.ts';
import { silhouetteOf } from './silhouettes/all.ts';

interface Props {
  readonly card: { readonly id: string; readonly type: CardType; readonly season: SeasonId };
  /** The width: 34 on a rail, 84 and 104 on a shelf, 184 and more on a face. If absent, as wide as its place. */
  readonly size?: number;
  readonly className?: string;
  /** Only the paper for now: where many cards appear at once, their pictures are drawn one frame later. */
  readonly blank?: boolean;
}

/** The sheet is 160 by 100; the subject stands on this line. */
const GROUND = 82;

const INK = '#1d1a17';
const PAPER = '#fbf6ea';

/** The picture of a card: the wash of its season, its scene, the ground of its type, its subject. The title names the card. */
export const CardPicture = memo(({ card, size, className = '', blank = false }: Props) => {
  useEffect(() => void layCardSheet(), []);
  const picture = pictureOf(card.id);
  const wash = washOf(card);
  const { top, far, near, ground, disc } = WASHES[wash];
  const inks = { '--far': far, '--near': near, '--disc': disc } as CSSProperties;
  return (
    <svg
      viewBox="0 0 160 100"
      {...(size !== undefined && { width: size, height: Math.round(size * 0.62) })}
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.picture} ${className}`}
      style={inks}
      data-card-picture={card.id}
      focusable="false"
      aria-hidden="true"
    >
      <rect width="160" height="100" fill={`url(#card-wash-${wash}) ${top}`} />
      {!blank && (
        <>
          <use href={`#card-scene-${picture.scene}`} />
          <rect y={GROUND} width="160" height={100 - GROUND} fill={ground} />
          <rect
            y={GROUND}
            width="160"
            height={100 - GROUND}
            fill={`url(#card-ground-${CARD_WEAVES[card.type]})`}
            opacity="0.3"
          />
          <path d={`M0 ${GROUND}h160`} stroke={INK} strokeWidth="1.3" />
          <Subject card={card.id} {...picture} />
        </>
      )}
    </svg>
  );
});

/** Where our own drawings are placed. */
const OWN = { x: 47, y: 17, size: 66.24 };
/** Silhouettes are drawn on a sheet of this size. */
const SHEET = 48;

/** A silhouette in ink with a rim of paper, like the figures. */
function Subject({ card, subject, own }: Picture & { readonly card: string }) {
  if (subject !== undefined) {
    const href = `#card-subject-${subject}`;
    return (
      <g transform="translate(49 19) scale(.1211)">
        <use href={href} fill={PAPER} stroke={PAPER} strokeWidth="38" strokeLinejoin="round" />
        <use href={href} fill={INK} />
      </g>
    );
  }
  const { x, y, size } = OWN;
  const drawing = own ? (
    <use href={`#card-own-${card}`} x={x} y={y} width={size} height={size} />
  ) : (
    <g transform={`translate(${x} ${y}) scale(${size / SHEET})`}>{silhouetteOf(card)}</g>
  );
  return (
    <g className={styles.own}>
      <g className={styles.rim}>{drawing}</g>
      {drawing}
    </g>
  );
}
