import {
  checkBrowser,
  checkChange,
  checkFrom,
  checkHash,
  checkLimit,
  checkLogin,
  checkMail,
  checkName,
  checkNewGame,
  checkPush,
  checkReport,
  checkSession,
  checkTime,
  entriesAsText,
  notesAsText,
} from '../check.ts';
import type { GameStore, HouseStore, PeopleStore, Store, TalkStore } from '../store.ts';
import { backUp } from './backup.ts';
import { openForReading } from './database.ts';
import { CLOSED, type Group, openGroup } from './group.ts';
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
  return {
    ...gamesOf(group, ask),
    ...talkOf(group, ask),
    ...peopleOf(group, ask),
    ...houseOf(group, ask),
    backup: async (file) => {
      if (!db.isOpen) throw CLOSED();
      await backUp(folder, file);
    },
    close: async () => {
      if (db.isOpen) db.close();
      await group.close();
    },
  };
}

type Ask = <T>(question: (reads: ReturnType<typeof readsOn>) => T) => Promise<T>;

const gamesOf = ({ write }: Group, ask: Ask): GameStore => ({
  createGame: async (game) => {
    checkNewGame(game);
    await write('createGame', game);
  },
  game: (id) => ask(({ game }) => game(id)),
  byWatch: (watch) => ask(({ byWatch }) => byWatch(watch)),
  openGames: async (limit) => {
    checkLimit(limit);
    return ask(({ openGames }) => openGames(limit));
  },
  gamesOf: async (person, limit) => {
    checkLimit(limit);
    return ask((reads) => reads.gamesOf(person, limit));
  },
  statistics: (person) => ask(({ statistics }) => statistics(person)),
  playing: () => ask(({ playing }) => playing()),
  updateGame: async (id, change, expectedVersion) => {
    checkChange(change, expectedVersion);
    return write('updateGame', id, change, expectedVersion);
  },
  deleteGame: (id, expectedVersion) => write('deleteGame', id, expectedVersion),
  dropRooms: async (before) => {
    checkTime(before);
    return write('dropRooms', before);
  },
  append: async (id, at, entries, requestKey, when, ending) =>
    write('append', id, at, entriesAsText(at, entries, requestKey, when, ending), requestKey, when, ending),
  entries: async (id, from) => {
    checkFrom(from);
    return ask(({ entries }) => entries(id, from));
  },
  times: (id) => ask(({ times }) => times(id)),
});

const talkOf = ({ write }: Group, ask: Ask): TalkStore => ({
  addNotes: async (id, n, kept, requestKey, ending) =>
    write('addNotes', id, n, notesAsText(n, kept, requestKey, ending), requestKey, ending),
  notes: async (id, from) => {
    checkFrom(from);
    return ask(({ notes }) => notes(id, from));
  },
  strike: async (id, note) => {
    checkFrom(note);
    return write('strike', id, note);
  },
  dropTalk: async (before) => {
    checkTime(before);
    return write('dropTalk', before);
  },
  addReport: async (report) => {
    checkReport(report);
    return write('addReport', report);
  },
  reports: async (limit) => {
    checkLimit(limit);
    return ask(({ reports }) => reports(limit));
  },
  dropReport: (id) => write('dropReport', id),
});

const peopleOf = ({ write }: Group, ask: Ask): PeopleStore => ({
  createSession: async (session) => {
    checkSession(session);
    await write('createSession', session);
  },
  session: (tokenHash) => ask(({ session }) => session(tokenHash)),
  renameSession: async (person, name) => {
    checkName(name);
    return write('renameSession', person, name);
  },
  ban: (person, value) => write('ban', person, value),
  deletePerson: (person) => write('deletePerson', person),
  addKey: async (person, tokenHash, when, browser = '') => {
    checkHash(tokenHash);
    checkTime(when);
    checkBrowser(browser);
    await write('addKey', person, tokenHash, when, browser);
  },
  keys: (person) => ask(({ keys }) => keys(person)),
  seen: async (tokenHash, when) => {
    checkTime(when);
    return write('seen', tokenHash, when);
  },
  endKey: (person, id) => write('endKey', person, id),
  endOtherKeys: (person, tokenHash) => write('endOtherKeys', person, tokenHash),
  dropKeys: async (before) => {
    checkTime(before);
    return write('dropKeys', before);
  },
  dropKey: (tokenHash) => write('dropKey', tokenHash),
  addCode: async (codeHash, person, until) => {
    checkHash(codeHash);
    checkTime(until);
    await write('addCode', codeHash, person, until);
  },
  takeCode: async (codeHash, now) => {
    checkTime(now);
    return write('takeCode', codeHash, now);
  },
  createAccount: async (person, login, passwordHash) => {
    checkLogin(login);
    checkHash(passwordHash);
    await write('createAccount', person, login, passwordHash);
  },
  changePassword: async (person, passwordHash) => {
    checkHash(passwordHash);
    return write('changePassword', person, passwordHash);
  },
  account: (login) => ask(({ account }) => account(login)),
  accountOf: (person) => ask(({ accountOf }) => accountOf(person)),
  addPush: async (person, subscription, most) => {
    checkPush(subscription);
    await write('addPush', person, subscription, most);
  },
  pushes: (person) => ask(({ pushes }) => pushes(person)),
  dropPush: (endpoint) => write('dropPush', endpoint),
  setMail: async (person, mail) => {
    checkMail(mail);
    return write('setMail', person, mail);
  },
  mailOf: (person) => ask(({ mailOf }) => mailOf(person)),
  confirmMail: (token) => write('confirmMail', token),
  dropMail: (token) => write('dropMail', token),
});

const houseOf = ({ write }: Group, ask: Ask): HouseStore => ({
  sweptAt: () => ask(({ house }) => house('swept')),
  noteSweep: async (when) => {
    checkTime(when);
    await write('noteHouse', 'swept', when);
  },
  tryOut: async (when) => {
    checkTime(when);
    await write('noteHouse', 'tried', when);
    await ask(({ house }) => house('tried'));
  },
});
