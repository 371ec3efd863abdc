import { lazy } from 'react';

/** The sheets that the menu of an online table opens. */

const SHEETS = ['spectators', 'carry', 'group', 'leave', 'end', 'pause'] as const;
export type OnlineSheetId = (typeof SHEETS)[number];

export const isOnlineSheet = (opened: string | undefined): opened is OnlineSheetId =>
  SHEETS.some((sheet) => sheet === opened);

/** Loads when one of them is opened: a game in this browser does not need it. */
export const OnlineSheet = lazy(async () => ({
  default: (await import('../online/sheets.tsx')).OnlineSheet,
}));

export const StandingSheet = lazy(async () => ({
  default: (await import('../standing-answers/standing-sheet.tsx')).StandingSheet,
}));
