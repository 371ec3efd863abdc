/** What is kept of the people who play. */

export interface NewSession {
  /** Known to others at the table; opens nothing. */
  readonly id: string;
  /** The SHA-256 of the token in the cookie: the token itself is kept nowhere but in the browser. */
  readonly tokenHash: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A person in a browser; the same person may have other browsers, with tokens of their own. */
export interface Session extends NewSession {
  readonly banned: boolean;
}

export interface Account {
  /** The id of the session. */
  readonly person: string;
  /** As it was typed; found in small and large letters alike. */
  readonly login: string;
  /** Made by a current standard; never the password. */
  readonly passwordHash: string;
}

/** As a browser gives it to be told things while the page is closed. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
