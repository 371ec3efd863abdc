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
} from './check.ts';
import type { KeptStore } from './kept-store.ts';
import type { GameStore, HouseStore, PeopleStore, Store, TalkStore } from './store.ts';

/** Every store behind the same border: what cannot be is refused with `bad-input` before any store looks at it. */
export const checked = (store: KeptStore): Store => ({
  ...gamesOf(store),
  ...talkOf(store),
  ...peopleOf(store),
  ...houseOf(store),
  backup: store.backup,
  close: store.close,
});

const gamesOf = (store: KeptStore): GameStore => ({
  createGame: async (game) => {
    checkNewGame(game);
    await store.createGame(game);
  },
  game: store.game,
  byWatch: store.byWatch,
  openGames: async (limit) => {
    checkLimit(limit);
    return store.openGames(limit);
  },
  gamesOf: async (person, limit) => {
    checkLimit(limit);
    return store.gamesOf(person, limit);
  },
  endedGamesOf: async (person, limit) => {
    checkLimit(limit);
    return store.endedGamesOf(person, limit);
  },
  ratedGames: async (after, until, limit) => {
    checkTime(after.endedAt);
    checkTime(until);
    checkLimit(limit);
    return store.ratedGames(after, until, limit);
  },
  endedGames: async (before, limit) => {
    checkTime(before.endedAt);
    checkLimit(limit);
    return store.endedGames(before, limit);
  },
  playing: store.playing,
  counts: async (since) => {
    checkTime(since);
    return store.counts(since);
  },
  updateGame: async (id, change, expectedVersion) => {
    checkChange(change, expectedVersion);
    return store.updateGame(id, change, expectedVersion);
  },
  deleteGame: store.deleteGame,
  dropRooms: async (before) => {
    checkTime(before);
    return store.dropRooms(before);
  },
  append: async (id, at, entries, requestKey, when, ending) =>
    store.append(id, at, entriesAsText(at, entries, requestKey, when, ending), requestKey, when, ending),
  entries: async (id, from) => {
    checkFrom(from);
    return store.entries(id, from);
  },
  times: store.times,
});

const talkOf = (store: KeptStore): TalkStore => ({
  addNotes: async (id, n, kept, requestKey, ending) =>
    store.addNotes(id, n, notesAsText(n, kept, requestKey, ending), requestKey, ending),
  notes: async (id, from) => {
    checkFrom(from);
    return store.notes(id, from);
  },
  strike: async (id, note) => {
    checkFrom(note);
    return store.strike(id, note);
  },
  dropTalk: async (before) => {
    checkTime(before);
    return store.dropTalk(before);
  },
  addReport: async (report) => {
    checkReport(report);
    return store.addReport(report);
  },
  reports: async (limit) => {
    checkLimit(limit);
    return store.reports(limit);
  },
  dropReport: store.dropReport,
});

const peopleOf = (store: KeptStore): PeopleStore => ({
  createSession: async (session) => {
    checkSession(session);
    await store.createSession(session);
  },
  session: store.session,
  renameSession: async (person, name) => {
    checkName(name);
    return store.renameSession(person, name);
  },
  show: store.show,
  shownOf: store.shownOf,
  byProfile: store.byProfile,
  shownNames: async (persons) => {
    checkLimit(persons.length);
    return store.shownNames(persons);
  },
  ban: store.ban,
  deletePerson: store.deletePerson,
  addKey: async (person, tokenHash, when, browser = '') => {
    checkHash(tokenHash);
    checkTime(when);
    checkBrowser(browser);
    await store.addKey(person, tokenHash, when, browser);
  },
  keys: store.keys,
  seen: async (tokenHash, when) => {
    checkTime(when);
    return store.seen(tokenHash, when);
  },
  endKey: store.endKey,
  endOtherKeys: store.endOtherKeys,
  dropKeys: async (before) => {
    checkTime(before);
    return store.dropKeys(before);
  },
  dropKey: store.dropKey,
  addCode: async (codeHash, person, until) => {
    checkHash(codeHash);
    checkTime(until);
    await store.addCode(codeHash, person, until);
  },
  takeCode: async (codeHash, now) => {
    checkTime(now);
    return store.takeCode(codeHash, now);
  },
  createAccount: async (person, login, passwordHash) => {
    checkLogin(login);
    checkHash(passwordHash);
    await store.createAccount(person, login, passwordHash);
  },
  changePassword: async (person, passwordHash) => {
    checkHash(passwordHash);
    return store.changePassword(person, passwordHash);
  },
  account: store.account,
  accountOf: store.accountOf,
  addPush: async (person, subscription, most) => {
    checkPush(subscription);
    await store.addPush(person, subscription, most);
  },
  pushes: store.pushes,
  dropPush: store.dropPush,
  setMail: async (person, mail) => {
    checkMail(mail);
    return store.setMail(person, mail);
  },
  mailOf: store.mailOf,
  confirmMail: store.confirmMail,
  dropMail: store.dropMail,
});

const houseOf = (store: KeptStore): HouseStore => ({
  sweptAt: () => store.house('swept'),
  noteSweep: async (when) => {
    checkTime(when);
    await store.noteHouse('swept', when);
  },
  tryOut: async (when) => {
    checkTime(when);
    await store.noteHouse('tried', when);
    await store.house('tried');
  },
});
