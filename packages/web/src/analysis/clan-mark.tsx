import type { ClanId } from '@hinode/engine';
import { EmblemMark, emblemOf } from '../art/emblem-mark.tsx';
import { CLAN_FILL, CLAN_LINE } from '../art/ink.ts';

interface Props {
  readonly clan: ClanId;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A clan's emblem inside a chart, with its middle at a point. */
export const ClanMark = ({ clan, x, y, size = 18 }: Props) => (
  <g data-clan={clan} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}>
    <path
      d={emblemOf(clan).outline}
      fill={CLAN_FILL}
      stroke={CLAN_LINE}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <EmblemMark clan={clan} />
  </g>
);
