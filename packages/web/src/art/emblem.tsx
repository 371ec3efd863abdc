import type { ClanId } from '@hinode/engine';
import { memo } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { EmblemMark, emblemOf } from './emblem-mark.tsx';
import { CLAN_FILL, CLAN_LINE } from './ink.ts';

interface Props extends DrawingProps {
  readonly clan: ClanId;
}

/** A clan's emblem: its mark on its outline. Recognizable from 16 px up. */
export const Emblem = memo(({ clan, ...drawing }: Props) => (
  <Drawing viewBox="0 0 48 48" data={{ 'data-clan': clan }} {...drawing}>
    <path
      d={emblemOf(clan).outline}
      fill={CLAN_FILL}
      stroke={CLAN_LINE}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <EmblemMark clan={clan} />
  </Drawing>
));
