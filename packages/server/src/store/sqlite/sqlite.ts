import { checked } from '../checked.ts';
import type { KeptStore } from '../kept-store.ts';
import { CLOSED } from '../problems.ts';
import type { GameStore, PeopleStore, Store, TalkStore } from '../store.ts';
import { backUp } from './backup.ts';
import { openForReading } from './database.ts';
import { type Group, openGroup } from './group.ts';
import { readsOn } from './reads.ts';

/**
 * The store in one file of a data folder. One thread writes and waits for the disk; reading is done here and now, and
 * is never in the way of writing. A second program on the same folder is safe: appends are conditional inside the
 * transaction, so it is only ever told `stale`.
 */
export async function openSqliteStore(folder: string): Promise<Store> {
  const group = await openGroup(folder);
  const db = openForReading(folder);
  const reads = readsOn(db);
  const ask: Ask = async (question) => {
    if (!db.isOpen) throw CLOSED();
    return question(reads);
  };
  return checked({
    ...gamesOf(group, ask),
    ...talkOf(group, ask),
    ...peopleOf(group, ask),
    house: (name) => ask(({ house }) => house(name)),
    noteHouse: (name, value) => group.write('noteHouse', name, value),
    backup: async (file) => {
      if (!db.isOpen) throw CLOSED();
      await backUp(folder, file);
    },
    close: async () => {
      if (db.isOpen) db.close();
      await group.close();
    },
  });
}

type Ask = <T>(question: (reads: ReturnType<typeof readsOn>) => T) => Promise<T>;

const gamesOf = ({ write }: Group, ask: Ask): Pick<KeptStore, keyof GameStore> => ({
  createGame: (game) => write('createGame', game),
  game: (id) => ask(({ game }) => game(id)),
  byWatch: (watch) => ask(({ byWatch }) => byWatch(watch)),
  openGames: (limit) => ask(({ openGames }) => openGames(limit)),
  gamesOf: (person, limit) => ask((reads) => reads.gamesOf(person, limit)),
  endedGamesOf: (...asked) => ask(({ endedGamesOf }) => endedGamesOf(...asked)),
  ratedGames: (...asked) => ask(({ ratedGames }) => ratedGames(...asked)),
  endedGames: (...asked) => ask(({ endedGames }) => endedGames(...asked)),
  playing: () => ask(({ playing }) => playing()),
  counts: (since) => ask(({ counts }) => counts(since)),
  updateGame: (...asked) => write('updateGame', ...asked),
  deleteGame: (id, expectedVersion) => write('deleteGame', id, expectedVersion),
  dropRooms: (before) => write('dropRooms', before),
  append: (...asked) => write('append', ...asked),
  entries: (id, from) => ask(({ entries }) => entries(id, from)),
  times: (...asked) => ask(({ times }) => times(...asked)),
});

const talkOf = ({ write }: Group, ask: Ask): Pick<KeptStore, keyof TalkStore> => ({
  addNotes: (...asked) => write('addNotes', ...asked),
  notes: (id, from) => ask(({ notes }) => notes(id, from)),
  strike: (id, note) => write('strike', id, note),
  dropTalk: (before) => write('dropTalk', before),
  addReport: (report) => write('addReport', report),
  reports: (limit) => ask(({ reports }) => reports(limit)),
  dropReport: (id) => write('dropReport', id),
});

const peopleOf = ({ write }: Group, ask: Ask): PeopleStore => ({
  createSession: (session) => write('createSession', session),
  session: (tokenHash) => ask(({ session }) => session(tokenHash)),
  renameSession: (person, name) => write('renameSession', person, name),
  show: (person, change) => write('show', person, change),
  shownOf: (person) => ask(({ shownOf }) => shownOf(person)),
  byProfile: (profile) => ask(({ byProfile }) => byProfile(profile)),
  shownNames: (persons) => ask(({ shownNames }) => shownNames(persons)),
  ban: (person, value) => write('ban', person, value),
  deletePerson: (person) => write('deletePerson', person),
  addKey: (...asked) => write('addKey', ...asked),
  keys: (person) => ask(({ keys }) => keys(person)),
  seen: (tokenHash, when) => write('seen', tokenHash, when),
  endKey: (person, id) => write('endKey', person, id),
  endOtherKeys: (person, tokenHash) => write('endOtherKeys', person, tokenHash),
  dropKeys: (before) => write('dropKeys', before),
  dropKey: (tokenHash) => write('dropKey', tokenHash),
  addCode: (...asked) => write('addCode', ...asked),
  takeCode: (codeHash, now) => write('takeCode', codeHash, now),
  createAccount: (...asked) => write('createAccount', ...asked),
  changePassword: (person, passwordHash) => write('changePassword', person, passwordHash),
  account: (login) => ask(({ account }) => account(login)),
  accountOf: (person) => ask(({ accountOf }) => accountOf(person)),
  addPush: (...asked) => write('addPush', ...asked),
  pushes: (person) => ask(({ pushes }) => pushes(person)),
  dropPush: (endpoint) => write('dropPush', endpoint),
  setMail: (person, mail) => write('setMail', person, mail),
  mailOf: (person) => ask(({ mailOf }) => mailOf(person)),
  confirmMail: (token) => write('confirmMail', token),
  dropMail: (token) => write('dropMail', token),
});
