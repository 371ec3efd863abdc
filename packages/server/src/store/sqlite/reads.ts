import type { DatabaseSync } from 'node:sqlite';
import { gamesOn } from './reads/games.ts';
import { houseOn } from './reads/house.ts';
import { peopleOn } from './reads/people.ts';
import { talkOn } from './reads/talk.ts';

/** What can be asked of the store. Only what is committed is seen. */
export const readsOn = (db: DatabaseSync) => ({
  ...gamesOn(db),
  ...talkOn(db),
  ...peopleOn(db),
  ...houseOn(db),
});
