import type { WebSocket } from 'ws';

/** What may wait for a slow reader: some hundred changes. */
export const MOST_UNREAD = 256 * 1024;

type Reader = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>;

/** Sends to somebody who reads; whoever does not is cut off, and nothing piles up for them. */
export function sendTo(socket: Reader, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  // It reads nothing, so it would not read a farewell either.
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  else socket.send(text);
}
