import type { ClanId } from '@hinode/engine';

/** A report of somebody's words, with what it is about, for the host of the server to judge. */
export interface Reported {
  readonly id: string;
  readonly game: string;
  readonly note: number;
  /** The clan that reports, and what it says of it. */
  readonly by: ClanId;
  readonly words: string;
  readonly when: number;
  /** The name of whoever reports, and the id to look on at the game, unless it is gone. */
  readonly reporter?: string;
  readonly watch?: string;
  /** Whose words they are: the clan, the name, and the person by an id that can be banned. */
  readonly from?: ClanId;
  readonly name?: string;
  readonly person?: string;
  /** To whom, if not to the table. */
  readonly to?: ClanId;
  /** The words; empty if they were struck. */
  readonly text?: string;
  /** What was said before and after in the same talk, so that the words can be understood. */
  readonly around?: readonly { readonly from: ClanId; readonly text: string }[];
}
