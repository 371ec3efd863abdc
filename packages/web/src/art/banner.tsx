import type { ClanId } from '@hinode/engine';
import { EmblemMark } from './emblem-mark.tsx';
import { CLAN_FILL, CLAN_LINE, CLAN_MARK, INK } from './ink.ts';

interface Props {
  readonly clan: ClanId;
  readonly height?: number | string;
}

/** A clan's banner on its pole, for the battlefield. The foot of the pole is at the bottom of the drawing. */
export const Banner = ({ clan, height = 160 }: Props) => (
  <svg viewBox="0 0 56 160" height={height} data-clan={clan} aria-hidden="true">
    <path d="M8 2v158" stroke={INK} strokeWidth="4" strokeLinecap="round" />
    <path d="M3 10h50" stroke={INK} strokeWidth="4" strokeLinecap="round" />
    <path
      d="M10 12h42v110c-6 5-12 5-18 1s-16-4-24 1z"
      fill={CLAN_FILL}
      stroke={CLAN_LINE}
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M11 22h40M11 110c8-4 16-4 22 0s12 4 18-1" fill="none" stroke={CLAN_MARK} strokeWidth="2.5" />
    <g transform="translate(11 44) scale(0.83)">
      <EmblemMark clan={clan} />
    </g>
  </svg>
);
