/** What the processes of one server say to each other. The first one carries it between the others. */

/** What one of them asks all, itself among them. */
export type Question = 'metrics' | 'health';

export type ToPrimary =
  | { readonly type: 'ready'; readonly url: string; readonly newAdminKey?: string }
  | { readonly type: 'ask'; readonly n: number; readonly question: Question }
  | { readonly type: 'answer'; readonly n: number; readonly answer: string };

export type ToChild =
  | { readonly type: 'asked'; readonly n: number; readonly question: Question }
  /** In any order; one that did not answer in time is missing. */
  | { readonly type: 'answers'; readonly n: number; readonly answers: readonly (string | undefined)[] };
