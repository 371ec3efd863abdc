import type { ClanId } from '@hinode/engine';
import { memo } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { EMBLEM_MARKS } from './emblem-marks.tsx';
import { CLAN_FILL, CLAN_LINE } from './ink.ts';

/** Every clan has its own outline, so that it can be told without color. */
const OUTLINES: Readonly<Record<ClanId, string>> = {
  koi: 'M24 2a22 22 0 1 1 0 44 22 22 0 1 1 0-44z',
  lotus:
    'M24 1.5c5 6.5 21.5 12 21.5 26.5 0 11-9.5 18.5-21.5 18.5s-21.5-7.5-21.5-18.5c0-14.5 16.5-20 21.5-26.5z',
  turtle: 'M24 1l20 11.5v23l-20 11.5-20-11.5v-23z',
  dragonfly: 'M24 .5l23.5 23.5-23.5 23.5-23.5-23.5z',
  bonsai: 'M7 3h34a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4z',
};

interface Props extends DrawingProps {
  readonly clan: ClanId;
}

/** A clan's emblem: its mark on its outline. Clear from 16 px up. */
export const Emblem = memo(({ clan, ...drawing }: Props) => (
  <Drawing viewBox="0 0 48 48" data={{ 'data-clan': clan }} {...drawing}>
    <path d={OUTLINES[clan]} fill={CLAN_FILL} stroke={CLAN_LINE} strokeWidth="2.5" strokeLinejoin="round" />
    {EMBLEM_MARKS[clan]}
  </Drawing>
));
