import type { ClanId } from '@hinode/engine';

/** A report about something that was said, with its context, for the host of the server to judge. */
export interface Reported {
  readonly id: string;
  readonly game: string;
  readonly note: number;
  /** The clan that reports, and what it says about it. */
  readonly by: ClanId;
  readonly words: string;
  readonly when: number;
  /** The name of the person who reports, and the id to watch the game with, unless it is gone. */
  readonly reporter?: string;
  readonly watch?: string;
  /** Who said it: the clan, the name, and the person by an id that can be banned. */
  readonly from?: ClanId;
  readonly name?: string;
  readonly person?: string;
  /** To whom, if not to the table. */
  readonly to?: ClanId;
  /** What was said; empty if it was struck. */
  readonly text?: string;
  /** What was said before and after in the same conversation, to make it understandable. */
  readonly around?: readonly { readonly from: ClanId; readonly text: string }[];
}
