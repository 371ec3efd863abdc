/** What can be found out about a game from its record: how likely everybody was to win, where it turned, what could have been done. */
export { type Analysis, analyse, type Look, type Progress } from './analysis.ts';
export { budgetOf, PLAYOUTS } from './budget.ts';
export type { Judged } from './judge.ts';
export type { Moment } from './moments.ts';
export type { Place } from './places.ts';
