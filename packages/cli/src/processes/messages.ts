/** What the processes of one server say to each other. The first process passes it on between the others. */

/** What one of them asks all of them, itself included. */
export type Question = 'metrics' | 'health';

export type ToPrimary =
  | { readonly type: 'ready'; readonly url: string; readonly newAdminKey?: string }
  | { readonly type: 'ask'; readonly n: number; readonly question: Question }
  | { readonly type: 'answer'; readonly n: number; readonly answer: string }
  /** Comes with a connection for one of the others, and what was read from it. */
  | { readonly type: 'pass-on'; readonly to: number; readonly read: string };

export type ToChild =
  | { readonly type: 'asked'; readonly n: number; readonly question: Question }
  /** In any order; a process that did not answer in time is missing. */
  | { readonly type: 'answers'; readonly n: number; readonly answers: readonly (string | undefined)[] }
  /** Comes with a connection that another process passed on. */
  | { readonly type: 'passed-on'; readonly read: string };

/** Of this many processes, counted from 1, the one in which everybody at a table meets. */
export const meetingPlace = (table: string, processes: number): number =>
  1 + ([...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0) % processes);
