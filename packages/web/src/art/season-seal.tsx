import type { SeasonId } from '@hinode/engine';
import { Drawing } from './drawing.tsx';
import { INK, PAPER_HI } from './ink.ts';

const SIGNS: Readonly<Record<SeasonId, string>> = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' };

interface Props {
  readonly season: SeasonId;
  readonly size?: number | string;
}

/** The sign of a season on an ink disc. It is decoration: the season's name is always beside it. */
export const SeasonSeal = ({ season, size = '1em' }: Props) => (
  <Drawing viewBox="0 0 48 48" size={size}>
    <circle cx="24" cy="24" r="24" fill={INK} />
    <text
      x="24"
      y="35"
      textAnchor="middle"
      fontSize="31"
      fontFamily='"Yuji Boku", serif'
      fill={PAPER_HI}
      direction="ltr"
    >
      {SIGNS[season]}
    </text>
  </Drawing>
);
