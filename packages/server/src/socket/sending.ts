import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

type Reader = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>;

/** The connection under a socket. */
export type Line = Pick<Socket, 'cork' | 'uncork'>;

/** Sends to a client that reads; one that leaves more than `unread` bytes unread is cut off, so nothing piles up for it. */
export function sendTo(socket: Reader, text: string, unread: number): void {
  if (socket.readyState !== socket.OPEN) return;
  // It reads nothing, so it would not read a closing message either.
  if (socket.bufferedAmount > unread) socket.terminate();
  else socket.send(text);
}

/**
 * Whatever is sent in one go travels together: the change, and the answer to the client that made it. When many tables are told
 * at once, all messages are written first and sent afterwards, so that readers do not interrupt.
 */
export function senderTo(socket: Reader, line: Line, unread: number): (text: string) => void {
  let gathering = false;
  const letGo = (): void => {
    gathering = false;
    line.uncork();
  };
  return (text) => {
    if (!gathering) {
      gathering = true;
      line.cork();
      process.nextTick(letGo);
    }
    sendTo(socket, text, unread);
  };
}
