import type { ClanId } from '@hinode/engine';
import type { ReactNode } from 'react';
import { CLAN_FILL, CLAN_MARK } from './ink.ts';

/** Lines cut into a mark show the color below it. */
const Cuts = ({ d, width = 1.8 }: { readonly d: string; readonly width?: number }) => (
  <path
    d={d}
    fill="none"
    stroke={CLAN_FILL}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** A carp that leaps and bends. */
const carp = (
  <>
    <path
      fill={CLAN_MARK}
      d="M13 13.500c4-5.5 12.5-6.5 17.5-2.5 5.5 4.5 5.5 13 1 19.500l-1.5 2c2.5 1.5 5 2 8 1.5-2.5 4-6.5 5.5-10.5 4.5-3 2.5-7 3-11 1 3.5-1.5 5.5-4 6-7.5.5-3-.5-5.5-3-7.5-4-1-7-4.5-6.5-11z"
    />
    <path fill={CLAN_MARK} d="M17.5 26.500c-4 .5-7 3-8.5 7 4.5.5 8-.5 10.5-3.500z" />
    <Cuts d="M25 12c3 3.5 2.5 8.5-2 12M30.5 16c1 3 .5 5.5-.5 7.500M29.5 26.500c-.5 1.5-1.5 3-2.5 4" />
    <circle cx="18.5" cy="15" r="2" fill={CLAN_FILL} />
  </>
);

/** A lotus flower, open. */
const flower = (
  <>
    <path
      fill={CLAN_MARK}
      d="M6.5 26.500c6-1 11.5 2.5 14 9.5-7.5 1-13-2.5-14-9.500zM41.5 26.500c-6-1-11.5 2.5-14 9.5 7.5 1 13-2.5 14-9.500z"
    />
    <path
      fill={CLAN_MARK}
      stroke={CLAN_FILL}
      strokeWidth="1.6"
      d="M11.5 18.500c7 1.5 11 8 11.5 17.5-8-1.5-12.5-8-11.5-17.500zM36.5 18.500c-7 1.5-11 8-11.5 17.5 8-1.5 12.5-8 11.5-17.500z"
    />
    <path
      fill={CLAN_MARK}
      stroke={CLAN_FILL}
      strokeWidth="1.6"
      d="M24 11.500c6.5 6.5 7.5 17 0 25-7.5-8-6.5-18.5 0-25z"
    />
    <path fill={CLAN_MARK} d="M15 38.500c6 1.8 12 1.8 18 0-2.5 3-5.5 4-9 4s-6.5-1-9-4z" />
  </>
);

/** A turtle seen from above. */
const turtle = (
  <>
    <path
      fill={CLAN_MARK}
      d="M24 5.500c3.2 0 4.5 2.5 4 5.500l-1 3h-6l-1-3c-.5-3 .8-5.5 4-5.500zM22.5 37h3l-1.5 6zM15 17.500c-3-3.5-6.5-4.5-9-2 .5 4 3 6.5 7 6.500zM33 17.500c3-3.5 6.5-4.5 9-2-.5 4-3 6.5-7 6.500zM14 30.500c-3.5.5-6 3-6.5 6.5 4 1 7.5-.5 9.5-3zM34 30.500c3.5.5 6 3 6.5 6.5-4 1-7.5-.5-9.5-3z"
    />
    <path
      fill={CLAN_MARK}
      stroke={CLAN_FILL}
      strokeWidth="1.4"
      d="M24 12.500c7 0 12 5.5 12 13s-5 13-12 13-12-5.5-12-13 5-13 12-13z"
    />
    <Cuts d="M24 18l6.2 3.700v7.600l-6.2 3.7-6.2-3.700v-7.600zM24 18v-5M30.2 21.700l4.5-2.700M30.2 29.300l4.5 2.700M24 33v5M17.8 29.300l-4.5 2.700M17.8 21.700l-4.5-2.7" />
  </>
);

/** A dragonfly at rest, four wings spread. */
const dragonfly = (
  <>
    <path
      fill={CLAN_MARK}
      d="M22.5 19c-5.5-5-12-7-17.5-5.5-1.5 4.5 6 8.5 17.5 8zM25.5 19c5.5-5 12-7 17.5-5.5 1.5 4.5-6 8.5-17.5 8zM22.5 22.500c-7.5 0-12.5 2.5-14 6.5 3 3.5 10 1.5 14-3.500zM25.5 22.500c7.5 0 12.5 2.5 14 6.5-3 3.5-10 1.5-14-3.500z"
      transform="translate(0 1)"
    />
    <path
      fill={CLAN_MARK}
      d="M24 7.500c2.5 0 4 1.5 4 3.5 0 1.5-1 2.5-2 3 1.5 1.5 2 4 1.5 7.500l-1 4-1 14.500c-.2 1.3-2.8 1.3-3 0l-1-14.5-1-4c-.5-3.5 0-6 1.5-7.5-1-.5-2-1.5-2-3 0-2 1.5-3.5 4-3.500z"
    />
    <Cuts d="M22.8 29h2.400M23 33h2" width={1.2} />
  </>
);

/** A bonsai in its pot. */
const bonsai = (
  <>
    <path
      fill={CLAN_MARK}
      d="M16 9.500c2-3.5 7.5-4 10-1 3.5-1 7 .5 7.5 3.5 3.5.5 4.5 4.5 2 6h-21.500c-3.5-1.5-2.5-7.5 2-8.500z"
    />
    <path
      fill={CLAN_MARK}
      d="M8.5 24.500c.5-3 4.5-4.5 7-2.5 2.5-.5 4.5 1.5 4 3.5-.5 1-1 1.5-2 1.500h-8c-1.5 0-2-1.5-1-2.500zM30 23.500c1.5-2.5 5.5-3 7-.5 2.5 0 3.5 2.5 2 4h-8.500c-2 0-2.5-2.5-.5-3.500z"
    />
    <path
      fill={CLAN_MARK}
      d="M21.5 17.500h4.500c-1 3 1 4.5 3 6l3.5 2-1.5 2.500c-2-.5-3.5-1-4.5-2 .5 3.5 2 5 4 8.500h-11c2.5-2.5 3-4.5 2.5-7l-5-1 .5-2.500c4 .5 5-2 4-6.500zM12 35.500h24v2.500h-1.500l-2 4.500h-17l-2-4.500h-1.500z"
    />
  </>
);

export const EMBLEM_MARKS: Readonly<Record<ClanId, ReactNode>> = {
  koi: carp,
  lotus: flower,
  turtle,
  dragonfly,
  bonsai,
};
