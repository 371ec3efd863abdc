import type { ClanId } from '@hinode/engine';
import { EMBLEMS } from '@hinode/engine/boxes/emblems';
import { CLAN_FILL, CLAN_MARK } from './ink.ts';

/** A part of a mark: filled, perhaps with an edge; or cut out as a line or a hole, so that the color below shows. */
interface MarkPart {
  readonly mark?: string;
  readonly edge?: number;
  readonly cut?: string;
  readonly width?: number;
  readonly hole?: string;
}

export interface EmblemDrawing {
  /** Every clan has its own outline, so that it can be recognized without color. */
  readonly outline: string;
  readonly transform?: string;
  readonly parts: readonly MarkPart[];
}

export const emblemOf = (clan: ClanId): EmblemDrawing => EMBLEMS[clan];

function Part({ mark, edge, cut, width = 1.8, hole }: MarkPart) {
  if (cut !== undefined)
    return (
      <path
        d={cut}
        fill="none"
        stroke={CLAN_FILL}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  if (hole !== undefined) return <path d={hole} fill={CLAN_FILL} />;
  return <path d={mark} fill={CLAN_MARK} {...(edge && { stroke: CLAN_FILL, strokeWidth: edge })} />;
}

/** The mark of a clan, on a sheet of 48 by 48. */
export function EmblemMark({ clan }: { readonly clan: ClanId }) {
  const { transform, parts } = emblemOf(clan);
  const drawn = parts.map((part) => <Part key={part.mark ?? part.cut ?? part.hole} {...part} />);
  return transform === undefined ? drawn : <g transform={transform}>{drawn}</g>;
}
