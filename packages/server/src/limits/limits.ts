/**
 * Every limit of the server, with its number. docs/hosting.md has the same list for admins. Whatever is counted over time uses a
 * clock that never goes back (counting.ts), and an IPv6 address counts as its whole network (network.ts).
 */
export interface Limits {
  /** Milliseconds until the head of a request must have arrived, or the first one of a new connection. */
  readonly head: number;
  /** Milliseconds until the whole request must have arrived. */
  readonly request: number;
  /** Milliseconds for which a connection may be idle while a request is answered. */
  readonly silence: number;
  /** Milliseconds between two checks for whose time is up. */
  readonly lookEvery: number;
  /** Connections in all; fewer where the machine allows fewer open files. */
  readonly connections: number;
  /** Connections of one address. */
  readonly connectionsEach: number;

  /** Calls to the API by one address. */
  readonly calls: Rate;
  /** Files of the page for one address. */
  readonly files: Rate;
  /** Things that stay on the disk for good, people and rooms, created by one address. */
  readonly creations: Rate;
  /** What one person sends to one table, by socket or call and from any number of browsers. */
  readonly requests: Rate;
  /** Letters that check whether an e-mail address belongs to somebody: by one person, by one place, and to one address. */
  readonly letters: Rate;
  /** Messages, votes and standing answers of one seat. */
  readonly talk: Rate;
  /** Rooms in the list that everybody reads. */
  readonly listedRooms: Part;
  /** Running games with bots, which all think on one thread. */
  readonly botTables: Part;

  /** Wrong passwords for one account. */
  readonly logins: Guesses & {
    /** After this many from all places there is one more try at a time, every `pause` milliseconds. */
    readonly pause: number;
  };
  /** Wrong codes for moving to another device, whosever they are. */
  readonly codes: Guesses;
  /** Passwords that may queue up: each takes some hundredths of a second, and memory. */
  readonly passwords: number;

  /** Browsers of one person that are notified while the page is closed. */
  readonly pushes: number;
  /** Milliseconds between notices to somebody away about the same game, and between two e-mails. */
  readonly notices: number;
  readonly mails: number;
  /** Calls to addresses that players have given. */
  readonly outside: Outgoing;

  /** Sockets of one address, at all tables together. */
  readonly socketsEach: number;
  /** Sockets of one person at one table. */
  readonly seatSockets: number;
  /** Sockets of spectators at one table: in all, and from one address. */
  readonly watchers: number;
  readonly watchersEach: number;
  /** Requests of one socket that are not answered yet. */
  readonly unanswered: number;
  /** Milliseconds until a socket that does not answer is considered gone. */
  readonly pong: number;

  /** Bytes of a body, of a message by socket, and of what may be queued for a slow reader. */
  readonly body: number;
  readonly frame: number;
  readonly unread: number;
}

/** At most this many within this many milliseconds. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

/** What one person may have at once, and what one address may. */
export interface Part {
  readonly ofPerson: number;
  readonly ofAddress: number;
}

/** At most this many wrong ones within this many milliseconds, from one place and from all places together. */
export interface Guesses {
  readonly fromOne: number;
  readonly fromAll: number;
  readonly within: number;
}

export interface Outgoing {
  /** How many may be in progress at most, at most one of them to each host. */
  readonly atOnce: number;
  /** How many may wait at most, and how many of them for one host: what arrives much later helps nobody. */
  readonly longest: number;
  readonly longestForOne: number;
  /** Milliseconds for a whole call: the name lookup, the handshake and the first line of the answer. */
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

  // A page with all its tables makes a few calls a second at most, and five people may share an address.
  calls: { most: 600, within: MINUTE },
  // The whole page is about a hundred files, and a hundred people may load it at once.
  files: { most: 12_000, within: MINUTE },
  // Enough for a whole club behind one address, not enough for a program that fills the disk.
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
  // A person with many browsers.
  seatSockets: 8,
  watchers: 100,
  watchersEach: 5,
  unanswered: 16,
  pong: 30 * SECOND,

  body: 8 * 1024,
  // A move takes a few hundred bytes.
  frame: 4 * 1024,
  // A few hundred changes.
  unread: 256 * 1024,
};

/** A request that came too late is answered with how the game stands, which costs as much as this many requests. */
export const STALE_WEIGHT = 4;

/** Enough for a few tables to meet, however few calls an address may make. */
const CREATIONS_AT_LEAST = 20;

/** The limits where an address may make this many calls a minute; limits on lasting and shared things change in proportion. */
export const limitsWith = (
  callsAMinute: number,
): Pick<Limits, 'calls' | 'creations' | 'listedRooms' | 'botTables'> => ({
  calls: { ...LIMITS.calls, most: callsAMinute },
  creations: { ...LIMITS.creations, most: Math.max(CREATIONS_AT_LEAST, Math.ceil(callsAMinute / 4)) },
  listedRooms: { ...LIMITS.listedRooms, ofAddress: Math.max(6, Math.ceil(callsAMinute / 30)) },
  botTables: { ...LIMITS.botTables, ofAddress: Math.max(20, Math.ceil(callsAMinute / 20)) },
});
