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

/** A carp that leaps. */
const carp = (
  <g transform="rotate(48 24 24)">
    <path
      fill={CLAN_MARK}
      d="M5.5 25.5c1.5-6 7.5-10.5 14-10.5 6 0 10 2.5 13 6.5 2.5-2 5-4.5 8-8 .8 5.5.3 8.5-1.5 11.5 1.5 3 1.5 6-.5 10.5-2.5-3.5-5-5.5-7.5-7-3 3.5-7.5 5.5-12.5 5.5-6.5 0-11.5-3.5-13-8.5z"
    />
    <path
      fill={CLAN_MARK}
      d="M15 13.5c2.5-4.5 8-6.5 14-5-1.5 2.5-1 5 .5 7.5-4.5-3-9.5-3.5-14.5-2.5zM17.5 35.5c2.5 4 6 5.5 10 5-1.5-2-2-4-1.5-6.5-2.5 1-5.5 1.5-8.5 1.5z"
    />
    <Cuts d="M16 18c3.5 4 3.5 9.5 0 13.5" width={2.2} />
    <Cuts d="M23.5 19c2 1.5 2 4 0 5.5 2 1.5 2 4 0 5.5M29.5 21.5c1.5 1.5 1.5 4 0 5.5" width={1.8} />
    <circle cx="11.5" cy="23" r="2.2" fill={CLAN_FILL} />
  </g>
);

/** A lotus flower, open. */
const flower = (
  <>
    <path
      fill={CLAN_MARK}
      d="M6.5 26.5c6-1 11.5 2.5 14 9.5-7.5 1-13-2.5-14-9.5zM41.5 26.5c-6-1-11.5 2.5-14 9.5 7.5 1 13-2.5 14-9.5z"
    />
    <path
      fill={CLAN_MARK}
      stroke={CLAN_FILL}
      strokeWidth="1.6"
      d="M11.5 18.5c7 1.5 11 8 11.5 17.5-8-1.5-12.5-8-11.5-17.5zM36.5 18.5c-7 1.5-11 8-11.5 17.5 8-1.5 12.5-8 11.5-17.5z"
    />
    <path
      fill={CLAN_MARK}
      stroke={CLAN_FILL}
      strokeWidth="1.6"
      d="M24 11.5c6.5 6.5 7.5 17 0 25-7.5-8-6.5-18.5 0-25z"
    />
    <path fill={CLAN_MARK} d="M15 38.5c6 1.8 12 1.8 18 0-2.5 3-5.5 4-9 4s-6.5-1-9-4z" />
  </>
);

/** A turtle seen from above. */
const turtle = (
  <>
    <path
      fill={CLAN_MARK}
      d="M24 5.5c3.2 0 4.5 2.5 4 5.5l-1 3h-6l-1-3c-.5-3 .8-5.5 4-5.5zM22.5 37h3l-1.5 6zM15 17.5c-3-3.5-6.5-4.5-9-2 .5 4 3 6.5 7 6.5zM33 17.5c3-3.5 6.5-4.5 9-2-.5 4-3 6.5-7 6.5zM14 30.5c-3.5.5-6 3-6.5 6.5 4 1 7.5-.5 9.5-3zM34 30.5c3.5.5 6 3 6.5 6.5-4 1-7.5-.5-9.5-3z"
    />
    <path
      fill={CLAN_MARK}
      stroke={CLAN_FILL}
      strokeWidth="1.4"
      d="M24 12.5c7 0 12 5.5 12 13s-5 13-12 13-12-5.5-12-13 5-13 12-13z"
    />
    <Cuts d="M24 18l6.2 3.7v7.6l-6.2 3.7-6.2-3.7v-7.6zM24 18v-5M30.2 21.7l4.5-2.7M30.2 29.3l4.5 2.7M24 33v5M17.8 29.3l-4.5 2.7M17.8 21.7l-4.5-2.7" />
  </>
);

/** A dragonfly at rest, four wings spread. */
const dragonfly = (
  <>
    <path
      fill={CLAN_MARK}
      d="M22.5 21.5c-4.5-4-9.5-5.5-14-4-3 1.5-4 4-2.5 5.5 4 1.8 10 1.5 16.5.5zM25.5 21.5c4.5-4 9.5-5.5 14-4 3 1.5 4 4 2.5 5.5-4 1.8-10 1.5-16.5.5zM22.5 24.5c-6.5.5-11.5 2.3-13 5-.8 2 .8 3.5 3.5 3.3 4-.5 7.5-2.8 9.5-6.3zM25.5 24.5c6.5.5 11.5 2.3 13 5 .8 2-.8 3.5-3.5 3.3-4-.5-7.5-2.8-9.5-6.3z"
    />
    <path
      fill={CLAN_MARK}
      d="M24 8.5c2.4 0 3.8 1.3 3.8 3.2 0 1.4-.8 2.4-1.8 2.9 1.4 1.4 2 4 1.6 7.4l-1.2 4.5-.9 15c-.2 1.3-2.8 1.3-3 0l-.9-15-1.2-4.5c-.4-3.4.2-6 1.6-7.4-1-.5-1.8-1.5-1.8-2.9 0-1.9 1.4-3.2 3.8-3.2z"
    />
    <Cuts d="M22.8 31h2.4M23 35h2" width={1.2} />
  </>
);

/** A bonsai in its pot. */
const bonsai = (
  <>
    <path
      fill={CLAN_MARK}
      d="M16 9.5c2-3.5 7.5-4 10-1 3.5-1 7 .5 7.5 3.5 3.5.5 4.5 4.5 2 6h-21.5c-3.5-1.5-2.5-7.5 2-8.5z"
    />
    <path
      fill={CLAN_MARK}
      d="M8.5 24.5c.5-3 4.5-4.5 7-2.5 2.5-.5 4.5 1.5 4 3.5-.5 1-1 1.5-2 1.5h-8c-1.5 0-2-1.5-1-2.5zM30 23.5c1.5-2.5 5.5-3 7-.5 2.5 0 3.5 2.5 2 4h-8.5c-2 0-2.5-2.5-.5-3.5z"
    />
    <path
      fill={CLAN_MARK}
      d="M21.5 17.5h4.5c-1 3 1 4.5 3 6l3.5 2-1.5 2.5c-2-.5-3.5-1-4.5-2 .5 3.5 2 5 4 8.5h-11c2.5-2.5 3-4.5 2.5-7l-5-1 .5-2.5c4 .5 5-2 4-6.5zM12 35.5h24v2.5h-1.5l-2 4.5h-17l-2-4.5h-1.5z"
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
