import type { WebSocket } from 'ws';

/** The open sockets, and whose they are: to cut somebody off, and to keep one person from opening hundreds. */
export interface Sockets {
  /** False if the person, or all who look on together, have enough of them open at this table. */
  add(socket: WebSocket, whose: Whose): boolean;
  cutOff(whose: Whose): void;
  count(): number;
}

export interface Whose {
  readonly person?: string;
  readonly game?: string;
}

/** A person with a desk full of browsers. */
const MOST_EACH = 8;
const MOST_WATCHERS = 100;
/** The number that sockets are closed with. */
const NO_LONGER_WELCOME = 4403;

export function newSockets(): Sockets {
  const open = new Map<WebSocket, Whose>();
  const count = ({ person, game }: Whose): number =>
    [...open.values()].filter((one) => one.person === person && one.game === game).length;
  return {
    add: (socket, whose) => {
      if (count(whose) >= (whose.person === undefined ? MOST_WATCHERS : MOST_EACH)) return false;
      open.set(socket, whose);
      socket.on('close', () => open.delete(socket));
      return true;
    },
    cutOff: ({ person, game }) => {
      for (const [socket, whose] of open) {
        if ((person !== undefined && whose.person === person) || (game !== undefined && whose.game === game))
          socket.close(NO_LONGER_WELCOME, 'cut-off');
      }
    },
    count: () => open.size,
  };
}
