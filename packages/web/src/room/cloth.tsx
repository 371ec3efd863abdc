import type { ClanId } from '@hinode/engine';
import { EmblemMark } from '../art/emblem-mark.tsx';
import { CLAN_FILL, CLAN_MARK, INK } from '../art/ink.ts';

/** 150 by 222, with the rod it hangs from. */
const HEM = 'M9 8h132v196c-14 9-30 9-44 0s-30-9-44 0-30 9-44 0z';

/** A seat as a cloth that hangs from the beam: in the clan's color, of paper before a clan is chosen, or not there yet. */
export const Cloth = ({
  clan,
  isFree = false,
}: {
  readonly clan?: ClanId | undefined;
  readonly isFree?: boolean;
}) => (
  <svg viewBox="0 0 150 222" data-clan={clan} aria-hidden="true">
    <path d="M22 0v8M128 0v8" stroke={INK} strokeWidth="4" />
    {isFree ? (
      <path
        d={HEM}
        fill="var(--paper-hi)"
        fillOpacity=".82"
        stroke={INK}
        strokeWidth="1.5"
        strokeDasharray="7 5"
      />
    ) : (
      <>
        <path
          d={HEM}
          fill={clan ? CLAN_FILL : 'var(--paper-hi)'}
          stroke={INK}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M9 24h132" stroke={clan ? CLAN_MARK : 'var(--line)'} strokeWidth="3" />
      </>
    )}
    {clan && (
      <g transform="translate(30 62) scale(1.875)">
        <EmblemMark clan={clan} />
      </g>
    )}
    <path d="M2 8h146" stroke={INK} strokeWidth="6" strokeLinecap="round" />
  </svg>
);
