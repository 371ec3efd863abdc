import type { WebSocket } from 'ws';
import type { Limits } from '../limits/limits.ts';
import { newPlaces, type Place } from '../limits/places.ts';

/** The open sockets and their owners: to cut somebody off, and to keep one person from opening hundreds. */
export interface Sockets {
  /** False if the person, the address, or all spectators together have enough of them open, or if it is closed already. */
  add(socket: WebSocket, caller: Caller): boolean;
  cutOff(whose: { readonly person: string }): void;
  /** The game no longer exists: those at its table are told. */
  gone(game: string): void;
  /** Closes the sockets of a person whose keys have changed: browsers that still have a key reconnect by themselves. */
  askAgain(person: string): void;
  count(): number;
}

export interface Whose {
  readonly person?: string;
  readonly game?: string;
}

/** Without a person, it is a spectator. */
export interface Caller extends Whose {
  readonly game: string;
  /** The network, as limits count it. */
  readonly network: string;
}

export type SocketLimits = Pick<Limits, 'socketsEach' | 'seatSockets' | 'watchers' | 'watchersEach'>;

/** The code that sockets are closed with. */
const NO_LONGER_WELCOME = 4403;
const GONE = 4410;
const COME_AGAIN = 1012;

export function newSockets(limits: SocketLimits): Sockets {
  const open = new Map<WebSocket, Whose>();
  const places = newPlaces();
  return {
    add: (socket, caller) => {
      // No close event would ever tell us that it has ended.
      if (socket.readyState !== socket.OPEN) return false;
      const giveBack = places.take(placesOf(caller, limits));
      if (giveBack === undefined) return false;
      open.set(socket, caller);
      socket.on('close', () => {
        open.delete(socket);
        giveBack();
      });
      return true;
    },
    cutOff: ({ person }) => {
      for (const [socket, whose] of open)
        if (whose.person === person) socket.close(NO_LONGER_WELCOME, 'cut-off');
    },
    gone: (game) => {
      for (const [socket, whose] of open) if (whose.game === game) socket.close(GONE, 'deleted');
    },
    askAgain: (person) => {
      for (const [socket, whose] of open) if (whose.person === person) socket.close(COME_AGAIN, 'ask-again');
    },
    count: () => open.size,
  };
}

const placesOf = ({ person, game, network }: Caller, limits: SocketLimits): readonly Place[] => [
  { name: `address ${network}`, most: limits.socketsEach },
  ...(person === undefined
    ? [
        { name: `watch ${game}`, most: limits.watchers },
        { name: `watch ${game} ${network}`, most: limits.watchersEach },
      ]
    : [{ name: `seat ${game} ${person}`, most: limits.seatSockets }]),
];
