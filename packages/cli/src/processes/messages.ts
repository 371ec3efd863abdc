/** What the processes of one server say to each other. The first one carries it between the others. */

/** What one of them asks all, itself among them. */
export type Question = 'metrics' | 'health';

export type ToPrimary =
  | { readonly type: 'ready'; readonly url: string; readonly newAdminKey?: string }
  | { readonly type: 'ask'; readonly n: number; readonly question: Question }
  | { readonly type: 'answer'; readonly n: number; readonly answer: string }
  /** With a connection, and what was read from it, for one of the others. */
  | { readonly type: 'pass-on'; readonly to: number; readonly read: string };

export type ToChild =
  | { readonly type: 'asked'; readonly n: number; readonly question: Question }
  /** In any order; one that did not answer in time is missing. */
  | { readonly type: 'answers'; readonly n: number; readonly answers: readonly (string | undefined)[] }
  /** With a connection that another process passed on. */
  | { readonly type: 'passed-on'; readonly read: string };

/** Of so many processes, counted from 1, all who come to a table meet in this one. */
export const meetingPlace = (table: string, processes: number): number =>
  1 + ([...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0) % processes);
