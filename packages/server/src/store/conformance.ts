import { describe, onTestFinished } from 'vitest';
import { deletionsAreKept } from './conformance/delete-person.ts';
import { endedGamesAreKept } from './conformance/ended.ts';
import { entriesAreKept } from './conformance/entries.ts';
import { gamesAreKept, pagesAreKept, roomsAreForgotten } from './conformance/games.ts';
import { accountsAreKept, keysAreKept, keysAreToldApart, pushesAreKept } from './conformance/keys.ts';
import { mailsAreKept } from './conformance/mail.ts';
import { notesAreKept } from './conformance/notes.ts';
import { peopleAreKept } from './conformance/people.ts';
import { ratedGamesAreKept } from './conformance/ratings.ts';
import { statisticsAreKept } from './conformance/statistics.ts';
import { reportsAreKept, wordsAreStruck } from './conformance/talk.ts';
import { theStoreItself } from './conformance/whole.ts';
import { newId } from './ids.ts';
import type { Store } from './store.ts';

/** What every store must keep, whatever it is made of. `open` gives the store at a place, new if there was none. */
export function storeKeepsItsPromises(open: (place: string) => Promise<Store>): void {
  async function opened(place = newId()): Promise<Store> {
    const store = await open(place);
    onTestFinished(() => store.close());
    return store;
  }

  describe('a game', () => gamesAreKept(opened));
  describe('a room', () => roomsAreForgotten(opened));
  describe('its page', () => pagesAreKept(opened));
  describe('its entries', () => entriesAreKept(opened));
  describe('its notes', () => notesAreKept(opened));
  describe('its words', () => wordsAreStruck(opened));
  describe('what became of somebody’s games', () => statisticsAreKept(opened));
  describe('the explorer', () => endedGamesAreKept(opened));
  describe('a rating', () => ratedGamesAreKept(opened));
  describe('a report', () => reportsAreKept(opened));
  describe('a person', () => peopleAreKept(opened));
  describe('a key', () => keysAreKept(opened));
  describe('keys', () => keysAreToldApart(opened));
  describe('an account', () => accountsAreKept(opened));
  describe('a push subscription', () => pushesAreKept(opened));
  describe('an e-mail address', () => mailsAreKept(opened));
  describe('a person who is forgotten', () => deletionsAreKept(opened));
  describe('the store', () => theStoreItself(opened));
}
