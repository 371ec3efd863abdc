import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

type Reader = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>;

/** What a socket runs over. */
export type Line = Pick<Socket, 'cork' | 'uncork'>;

/** Sends to somebody who reads; whoever leaves more than so many bytes unread is cut off, and nothing piles up for them. */
export function sendTo(socket: Reader, text: string, unread: number): void {
  if (socket.readyState !== socket.OPEN) return;
  // It reads nothing, so it would not read a farewell either.
  if (socket.bufferedAmount > unread) socket.terminate();
  else socket.send(text);
}

/**
 * Whatever is sent in one go travels together: the change, and the answer to whoever made it. Many tables that are told
 * at once are worked out first and sent then, so that those who read do not interrupt.
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
