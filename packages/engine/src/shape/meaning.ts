/** What a number inside the engine stands for. `words.ts` has the words for each of them. */
export const MEANINGS = [
  'amount',
  'yes or no',
  'chance',
  'clan',
  'clan or nobody',
  'clans',
  'season',
  'seasons',
  'phase',
  'set',
  'kami',
  'mandate',
  'mandate or none',
  'province',
  'province or none',
  'shrine',
  'advantage',
  'card',
  'card or none',
  'figure',
  'squad',
  'arrivals',
  'purse',
  'toll',
  'route',
  'card taken',
  'token',
  'hostage',
  'loan or none',
  'move',
  'step',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Numbers of up to 32 bits take two cells of 16, the lower half first. */
const WIDE: ReadonlySet<Meaning> = new Set(['chance', 'purse', 'move']);
export const isWide = (meaning: Meaning): boolean => WIDE.has(meaning);
export const cellsFor = (meaning: Meaning): number => (isWide(meaning) ? 2 : 1);
