/**
 * Every limit of the server, with its number. docs/hosting.md has the same list for those who run one. Whatever counts in
 * time does so by a clock that never goes back (counting.ts), and an address in IPv6 is a whole network (network.ts).
 */
export interface Limits {
  /** Milliseconds until the head of a request must be here, or the first one of a new connection. */
  readonly head: number;
  /** Milliseconds until a request must be here as a whole. */
  readonly request: number;
  /** Milliseconds that nothing may move on a connection while a request is answered. */
  readonly silence: number;
  /** Every so many milliseconds somebody looks whose time is up. */
  readonly lookEvery: number;
  /** Connections in all; fewer where the machine allows fewer open files. */
  readonly connections: number;
  /** Connections of one address. */
  readonly connectionsEach: number;

  /** Calls to the API by one address. */
  readonly calls: Rate;
  /** Files of the page for one address. */
  readonly files: Rate;
  /** What stays on the disk for good, people and rooms, made by one address. */
  readonly creations: Rate;
  /** What one person sends to one table, by socket or call and from however many browsers. */
  readonly requests: Rate;
  /** Letters that ask whether an address is somebody’s own: by one person, by one place, and to one address. */
  readonly letters: Rate;
  /** Words, votes and answers in advance of one seat. */
  readonly talk: Rate;
  /** Rooms in the list that all look through. */
  readonly listedRooms: Part;
  /** Running games with bots, which all think on one thread. */
  readonly botTables: Part;

  /** Wrong passwords for one account. */
  readonly logins: Guesses & {
    /** After so many from all places there is one more try at a time, every so many milliseconds. */
    readonly pause: number;
  };
  /** Wrong codes that would carry somebody to another device, whosever they are. */
  readonly codes: Guesses;
  /** Passwords that wait for one another: each takes some hundredths of a second, and memory. */
  readonly passwords: number;

  /** Browsers of one person that are told something while the page is closed. */
  readonly pushes: number;
  /** Milliseconds after a word to somebody away until the next from the same game, and after an e-mail until the next. */
  readonly notices: number;
  readonly mails: number;
  /** Calls to addresses that players have named. */
  readonly outside: Outgoing;

  /** Sockets of one address, at all tables together. */
  readonly socketsEach: number;
  /** Sockets of one person at one table. */
  readonly seatSockets: number;
  /** Sockets that look on at one table: in all, and those of one address. */
  readonly watchers: number;
  readonly watchersEach: number;
  /** Requests by one socket that have no answer yet. */
  readonly unanswered: number;
  /** Milliseconds until a socket that does not answer is gone. */
  readonly pong: number;

  /** Bytes of a body, of a message by socket, and of what may wait for somebody who reads slowly. */
  readonly body: number;
  readonly frame: number;
  readonly unread: number;
}

/** So many within so many milliseconds. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

/** What one person may have at once, and what one address may. */
export interface Part {
  readonly ofPerson: number;
  readonly ofAddress: number;
}

/** So many wrong ones within so many milliseconds, from one place and from all places together. */
export interface Guesses {
  readonly fromOne: number;
  readonly fromAll: number;
  readonly within: number;
}

export interface Outgoing {
  /** So many are under way at most, and one to each host. */
  readonly atOnce: number;
  /** So many wait at most, and of these for one host: what would come much later helps nobody. */
  readonly longest: number;
  readonly longestForOne: number;
  /** Milliseconds for a whole call: looking up the name, the handshake and the first line of the answer. */
  readonly patience: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const LIMITS: Limits = {
  head: 20 * SECOND,
  request: 30 * SECOND,
  silence: 60 * SECOND,
  lookEvery: 5 * SECOND,
  connections: 20_000,
  connectionsEach: 100,

  // A page with all its tables makes a few calls a second at most; five people may share an address.
  calls: { most: 600, within: MINUTE },
  // The whole page is about a hundred files; a hundred people may come for it at once.
  files: { most: 12_000, within: MINUTE },
  // A whole club behind one address finds its seats; a program that fills the disk does not.
  creations: { most: 150, within: 10 * MINUTE },
  requests: { most: 100, within: 10 * SECOND },
  letters: { most: 5, within: 24 * 60 * MINUTE },
  talk: { most: 30, within: MINUTE },
  listedRooms: { ofPerson: 3, ofAddress: 20 },
  botTables: { ofPerson: 10, ofAddress: 30 },

  logins: { fromOne: 10, fromAll: 100, within: 15 * MINUTE, pause: 10 * SECOND },
  // There are 656,100,000,000 codes.
  codes: { fromOne: 10, fromAll: 1_000, within: 15 * MINUTE },
  passwords: 32,

  pushes: 5,
  notices: MINUTE,
  mails: 60 * MINUTE,
  outside: { atOnce: 20, longest: 1_000, longestForOne: 200, patience: 5 * SECOND },

  socketsEach: 100,
  // A person with a desk full of browsers.
  seatSockets: 8,
  watchers: 100,
  watchersEach: 5,
  unanswered: 16,
  pong: 30 * SECOND,

  body: 8 * 1024,
  // A move takes some hundred bytes.
  frame: 4 * 1024,
  // Some hundred changes.
  unread: 256 * 1024,
};

/** Whoever is told how the game stands because of a request that came too late has asked for as much as this many. */
export const STALE_WEIGHT = 4;

/** However few calls an address has, a few tables find together. */
const CREATIONS_AT_LEAST = 20;

/** The limits where an address may make so many calls a minute; what lasts, and what all share, keeps its part of them. */
export const limitsWith = (
  callsAMinute: number,
): Pick<Limits, 'calls' | 'creations' | 'listedRooms' | 'botTables'> => ({
  calls: { ...LIMITS.calls, most: callsAMinute },
  creations: { ...LIMITS.creations, most: Math.max(CREATIONS_AT_LEAST, Math.ceil(callsAMinute / 4)) },
  listedRooms: { ...LIMITS.listedRooms, ofAddress: Math.max(6, Math.ceil(callsAMinute / 30)) },
  botTables: { ...LIMITS.botTables, ofAddress: Math.max(20, Math.ceil(callsAMinute / 20)) },
});
