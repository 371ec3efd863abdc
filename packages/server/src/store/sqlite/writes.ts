import type { DatabaseSync } from 'node:sqlite';
import { deletePersonOn } from './writes/delete-person.ts';
import { gamesOn } from './writes/games.ts';
import { houseOn } from './writes/house.ts';
import { listsOn } from './writes/lists.ts';
import { peopleOn } from './writes/people.ts';
import { talkOn } from './writes/talk.ts';

/**
 * Everything that changes the store. It runs inside a transaction that many writes share, so each write refuses, with a
 * `StoreError`, before it has changed anything; whatever else is thrown spoils the whole transaction.
 */
const writesOn = (db: DatabaseSync) => ({
  ...gamesOn(db),
  ...listsOn(db),
  ...talkOn(db),
  ...peopleOn(db),
  ...houseOn(db),
  ...deletePersonOn(db),
});

type Writes = ReturnType<typeof writesOn>;
export type WriteName = keyof Writes;
export type Asked<Name extends WriteName> = Parameters<Writes[Name]>;
export type Answered<Name extends WriteName> = ReturnType<Writes[Name]>;

/** A write as data that can be sent to the thread that writes. */
export interface Write<Name extends WriteName = WriteName> {
  readonly name: Name;
  readonly asked: Asked<Name>;
}

export function handOn(db: DatabaseSync): (write: Write) => Answered<WriteName> {
  const hand: { readonly [N in WriteName]: (...asked: Asked<N>) => Answered<N> } = writesOn(db);
  return <N extends WriteName>({ name, asked }: Write<N>) => hand[name](...asked);
}
