import type { Entry } from '@hinode/engine/records';
import type { KeptNote, MyProfile, Showing, ShownName } from '@hinode/wire';
import type {
  Appended,
  EndedGame,
  EndedGameMark,
  Ending,
  GameChange,
  GameCounts,
  NewGame,
  NewReport,
  Report,
  StoredGame,
} from './games.ts';
import type {
  Account,
  Key,
  MailAddress,
  NewSession,
  ProfileOwner,
  PushSubscription,
  Session,
} from './people.ts';

/**
 * What the server keeps: games and the people who play them. A game is its setup and two lists that only grow: its
 * entries, and the notes of all that is said and agreed around it. Whoever adds to a list says how long it is already.
 * Every promise resolves when what it tells would survive a power cut, and not before. Times are milliseconds since 1970
 * by the caller's clock.
 *
 *     const { outcome, count } = await store.append(id, at, [move], key, now());
 *     if (outcome === 'stale') …            // somebody was quicker: read entries from `at` on and look again
 *
 * Every method may be refused with `store-closed`, and whatever writes with `store-busy`: too much waits for the disk
 * already, and nothing was done.
 */
export interface Store extends GameStore, TalkStore, PeopleStore, HouseStore {
  /**
   * Writes the whole store, as it is now, into a new file while everything goes on. Everything that was acknowledged
   * before is in it. To restore, put the file into an empty data folder under the store's own name. Refused with
   * `backup-exists` if the file is there.
   */
  backup(file: string): Promise<void>;
  /** Finishes what was asked before; whoever asks later is refused with `store-closed`. */
  close(): Promise<void>;
}

export interface GameStore {
  /** Refused with `game-exists` if the id, or the one to look on, is taken. */
  createGame(game: NewGame): Promise<void>;
  game(id: string): Promise<StoredGame | undefined>;
  /** The game that can be looked at by this id. */
  byWatch(watch: string): Promise<StoredGame | undefined>;
  /** Listed games that wait for players, the newest first. */
  openGames(limit: number): Promise<readonly StoredGame[]>;
  /** Games where the person has a seat, or where one is kept for them, the newest first. */
  gamesOf(person: string, limit: number): Promise<readonly StoredGame[]>;
  /** The games that are over in which the person had a seat, the one that ended last first. */
  endedGamesOf(person: string, limit: number): Promise<readonly EndedGame[]>;
  /** Rated games that ended after this one and not after that time, with what became of them, in the order in which they ended. */
  ratedGames(after: EndedGameMark, until: number, limit: number): Promise<readonly StoredGame[]>;
  /** Games that ended before this one and were played to their end, the latest first. */
  endedGames(before: EndedGameMark, limit: number): Promise<readonly StoredGame[]>;
  /** The ids of all games that are being played: after a start their bots and clocks must be woken. */
  playing(): Promise<readonly string[]>;
  /** How many are being played, and how many have ended since that time. */
  counts(since: number): Promise<GameCounts>;
  /** Changes the named fields if nobody else changed the game since `expectedVersion`; false if somebody did. */
  updateGame(id: string, change: GameChange, expectedVersion: number): Promise<boolean>;
  /**
   * Forgets the game with all that belongs to it. False if there is none, or if somebody changed it since
   * `expectedVersion`.
   */
  deleteGame(id: string, expectedVersion?: number): Promise<boolean>;
  /** Forgets the rooms that nobody touched since before that time and where no game began; gives how many. */
  dropRooms(before: number): Promise<number>;

  /**
   * Adds entries if the game has exactly `at` of them. A request key is remembered for the life of the game: a request
   * that comes twice is carried out once and answered with what it did the first time. Entries with which the game ends,
   * or goes on again, say so: both are kept together.
   */
  append(
    id: string,
    at: number,
    entries: readonly Entry[],
    requestKey: string | undefined,
    when: number,
    ending?: Ending,
  ): Promise<Appended>;
  /** The entries from number `from` on, in order; none for a game that is not known. */
  entries(id: string, from: number): Promise<readonly Entry[]>;
  /** When each entry was made, in order, from this number on. Those from before times were kept have the time the game was created. */
  times(id: string, from?: number): Promise<readonly number[]>;
}

export interface TalkStore {
  /** Adds notes if the game has exactly `n` of them, as `append` does; their request keys are others than the entries'. */
  addNotes(
    id: string,
    n: number,
    kept: readonly KeptNote[],
    requestKey?: string,
    ending?: Ending,
  ): Promise<Appended>;
  /** The notes from number `from` on, in order; none for a game that is not known. */
  notes(id: string, from: number): Promise<readonly KeptNote[]>;
  /** Takes the words of a `said` note away for ever: its text is empty from now on. False if there is no such note. */
  strike(id: string, note: number): Promise<boolean>;
  /** Takes the words away of all games that ended before that time; gives how many notes had any. */
  dropTalk(before: number): Promise<number>;

  /** Gives the report's id. Whoever reports a note again replaces their first report. Refused with `no-such-game`. */
  addReport(report: NewReport): Promise<string>;
  /** The oldest first. */
  reports(limit: number): Promise<readonly Report[]>;
  /** False if there is no such report. */
  dropReport(id: string): Promise<boolean>;
}

/** People, by the ids of their sessions. */
export interface PeopleStore {
  /** A new person with a first key. Refused with `session-exists` if the id or the token is taken. */
  createSession(session: NewSession): Promise<void>;
  /** The person whose browser shows a token with this hash. */
  session(tokenHash: string): Promise<Session | undefined>;
  /** False if there is no such person. */
  renameSession(person: string, name: string): Promise<boolean>;
  /**
   * Changes what others may see of the person; what is not named stays. Whoever begins to show something gets the id of a profile,
   * which opens nothing else, and whoever shows nothing any more loses it for good. False if there is no such person.
   */
  show(person: string, change: Partial<Showing>): Promise<boolean>;
  /** What others may see of the person, and by which id. */
  shownOf(person: string): Promise<MyProfile>;
  /** Whose profile it is; nobody's while they are shut out. */
  byProfile(profile: string): Promise<ProfileOwner | undefined>;
  /** Those among these persons whose rating others may see. */
  shownNames(persons: readonly string[]): Promise<ReadonlyMap<string, ShownName>>;
  /** Shuts the person out, or lets them in again. False if there is no such person. */
  ban(person: string, value: boolean): Promise<boolean>;
  /**
   * Forgets the person: keys, code, account, push subscriptions, e-mail address and reports go, seats in open rooms become free, other
   * seats lose the name, and what the person said is struck. False if there is no such person.
   */
  deletePerson(person: string): Promise<boolean>;

  /** Another browser of the person. Refused with `no-such-person`, or with `session-exists` if the token is taken. */
  addKey(person: string, tokenHash: string, when: number, browser?: string): Promise<void>;
  /** The person's keys, the one seen last first. */
  keys(person: string): Promise<readonly Key[]>;
  /** Somebody came with this key. False if there is no such key. */
  seen(tokenHash: string, when: number): Promise<boolean>;
  /** Ends one key of the person, by its id. False if the person has none such. */
  endKey(person: string, id: string): Promise<boolean>;
  /** Ends all keys of the person but this one, and a code that waits; gives how many keys. */
  endOtherKeys(person: string, tokenHash: string): Promise<number>;
  /** Forgets the keys that nobody came with since before that time; gives how many. */
  dropKeys(before: number): Promise<number>;
  /** False if there is no such key. */
  dropKey(tokenHash: string): Promise<boolean>;
  /** A code that gives another browser a key, once, before `until`. It takes the place of the person's last one. */
  addCode(codeHash: string, person: string, until: number): Promise<void>;
  /** Whose code it is; from now on nobody's. */
  takeCode(codeHash: string, now: number): Promise<string | undefined>;

  /** Refused with `login-taken`, with `account-exists` if the person has one, or with `no-such-person`. */
  createAccount(person: string, login: string, passwordHash: string): Promise<void>;
  /** False if the person has no account. */
  changePassword(person: string, passwordHash: string): Promise<boolean>;
  account(login: string): Promise<Account | undefined>;
  accountOf(person: string): Promise<Account | undefined>;

  /**
   * An endpoint belongs to whoever used the browser last, which is known by its keys; of one person only the latest are
   * kept, as many as `most`. Refused with `no-such-person`, or with `push-taken` if the endpoint is somebody else's under other keys.
   */
  addPush(person: string, subscription: PushSubscription, most?: number): Promise<void>;
  pushes(person: string): Promise<readonly PushSubscription[]>;
  /** False if there is no such endpoint. */
  dropPush(endpoint: string): Promise<boolean>;

  /**
   * A person has one address; another takes its place and is to be confirmed. The same address keeps its token and stays
   * confirmed. Gives what is kept now. Refused with `no-such-person`.
   */
  setMail(person: string, mail: Omit<MailAddress, 'confirmed'>): Promise<MailAddress>;
  mailOf(person: string): Promise<MailAddress | undefined>;
  /** The address with this token is somebody's own. False if there is none such. */
  confirmMail(token: string): Promise<boolean>;
  /** False if there is none such. */
  dropMail(token: string): Promise<boolean>;
}

/** What the server notes for itself. */
export interface HouseStore {
  /** When it last swept. */
  sweptAt(): Promise<number | undefined>;
  noteSweep(when: number): Promise<void>;
  /** Writes something and reads it again; rejects if either cannot be done now. */
  tryOut(when: number): Promise<void>;
}

export { STATUS_IDS, type StatusId } from '@hinode/wire';
export type {
  Appended,
  EndedGame,
  EndedGameMark,
  Ending,
  GameChange,
  GameCounts,
  GameOptions,
  NewGame,
  NewReport,
  Report,
  Seat,
  SeatedBot,
  StandInNote,
  StoredGame,
} from './games.ts';
export type {
  Account,
  Key,
  MailAddress,
  NewSession,
  ProfileOwner,
  PushSubscription,
  Session,
} from './people.ts';
export { StoreError } from './problems.ts';
