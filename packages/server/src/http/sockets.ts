import type { WebSocket } from 'ws';
import type { Limits } from '../limits/limits.ts';
import { newPlaces, type Place } from '../limits/places.ts';

/** The open sockets, and whose they are: to cut somebody off, and to keep one person from opening hundreds. */
export interface Sockets {
  /** False if the person, the address, or all who look on together, have enough of them open, or if it is closed already. */
  add(socket: WebSocket, caller: Caller): boolean;
  cutOff(whose: { readonly person: string }): void;
  /** The game is no more: those at its table are told so. */
  gone(game: string): void;
  /** Closes the sockets of a person whose keys have changed: browsers that still have one come back by themselves. */
  askAgain(person: string): void;
  count(): number;
}

export interface Whose {
  readonly person?: string;
  readonly game?: string;
}

/** Somebody without a person looks on. */
export interface Caller extends Whose {
  readonly game: string;
  /** As limits count it. */
  readonly network: string;
}

export type SocketLimits = Pick<Limits, 'socketsEach' | 'seatSockets' | 'watchers' | 'watchersEach'>;

/** The number that sockets are closed with. */
const NO_LONGER_WELCOME = 4403;
const GONE = 4410;
const COME_AGAIN = 1012;

export function newSockets(limits: SocketLimits): Sockets {
  const open = new Map<WebSocket, Whose>();
  const places = newPlaces();
  return {
    add: (socket, caller) => {
      // Nobody would tell us of its end any more.
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
