import type { HouseStore, Store } from './store.ts';

/** A note ready to be kept. */
export interface KeptText {
  readonly when: number;
  readonly at: number;
  readonly note: string;
}

/** What the server notes for itself: one number for each name. */
export type HouseNote = 'swept' | 'tried';

type Lists = 'append' | 'addNotes';
type Append = Parameters<Store['append']>;
type AddNotes = Parameters<Store['addNotes']>;

/**
 * A store as those who make one see it: whatever comes is checked already (`checked.ts`), and what is added to a list is
 * JSON already.
 */
export interface KeptStore extends Omit<Store, Lists | keyof HouseStore> {
  append(
    id: string,
    at: number,
    texts: readonly string[],
    key: string | undefined,
    when: number,
    ending: Append[5],
  ): ReturnType<Store['append']>;
  addNotes(
    id: string,
    n: number,
    kept: readonly KeptText[],
    key: string | undefined,
    ending: AddNotes[4],
  ): ReturnType<Store['addNotes']>;
  house(name: HouseNote): Promise<number | undefined>;
  noteHouse(name: HouseNote, value: number): Promise<void>;
}
