import { CHAPTER_IDS, type ChapterId } from '@hinode/learn/lessons';

/** What comes after the last station. */
export const FIRST_GAME = 'first-game';

/** The station after this one. */
export const nextPlace = (chapter: ChapterId): string =>
  CHAPTER_IDS[CHAPTER_IDS.indexOf(chapter) + 1] ?? FIRST_GAME;
