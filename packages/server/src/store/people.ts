import type { Showing } from '@hinode/wire';

/** What is kept of the people who play. */

export interface NewSession {
  /** Known to others at the table; opens nothing. */
  readonly id: string;
  /** The SHA-256 of the token in the cookie: the token itself is kept nowhere but in the browser. */
  readonly tokenHash: string;
  readonly name: string;
  readonly createdAt: number;
  /** The browser in words, such as `Firefox, Linux`, for its owner to tell it from others. */
  readonly browser?: string;
}

/** A person in a browser; the same person may have other browsers, with tokens of their own. */
export interface Session extends Omit<NewSession, 'browser'> {
  readonly banned: boolean;
  /** When somebody last came with this token, as `seen` was told. */
  readonly seenAt: number;
}

/** What lets one browser in as a person. */
export interface Key {
  /** For its owner to name it by; opens nothing. */
  readonly id: string;
  readonly tokenHash: string;
  /** Empty if it is not known. */
  readonly browser: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface Account {
  /** The id of the session. */
  readonly person: string;
  /** As it was typed; found in small and large letters alike. */
  readonly login: string;
  /** Made by a current standard; never the password. */
  readonly passwordHash: string;
}

/** Where a person wants to be told by e-mail. */
export interface MailAddress {
  readonly address: string;
  /** In which the person is written to. */
  readonly language: string;
  /** In the links of what is sent: confirms the address, and takes it away again. */
  readonly token: string;
  /** Until then an address gets nothing but the question whether it is theirs. */
  readonly confirmed: boolean;
}

/** Somebody of whom others may see something. */
export interface ProfileOwner extends Showing {
  readonly person: string;
  readonly name: string;
}

/** As a browser gives it to be told things while the page is closed. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
