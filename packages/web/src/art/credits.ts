import { ICON_AUTHORS as AUTHORS_OF_THINGS } from '@hinode/engine/boxes/icon-authors';

/** Who made the drawings, for the credits page. Whatever is not named here was drawn for Hinode. */

/**
 * Icons of mandates, advantages and types of cards taken from game-icons.net (CC BY 3.0), recolored, by the names they have there.
 */
const OTHER_AUTHORS: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    'backstab',
    'horse-head',
    'manacles',
    'rally-the-troops',
    'sacrificial-dagger',
    'scroll-unfurled',
    'snowflake-1',
    'wheat',
  ],
  Delapouite: ['oni', 'scroll-quill'],
};

/** The same, together with the icons of cards and kami, which are named in their folders. */
export const ICON_AUTHORS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set([...Object.keys(OTHER_AUTHORS), ...Object.keys(AUTHORS_OF_THINGS)])].map((author) => [
    author,
    [...new Set([...(OTHER_AUTHORS[author] ?? []), ...(AUTHORS_OF_THINGS[author] ?? [])])],
  ]),
);
