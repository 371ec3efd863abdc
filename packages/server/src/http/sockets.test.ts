import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../limits/limits.ts';
import { newSockets } from './sockets.ts';

const CALLER = { person: 'somebody', game: 'a game', network: '203.0.113.7' };

/** The parts of a socket that are used here. */
const aSocket = (readyState: number) =>
  Object.assign(new EventEmitter(), { OPEN: WebSocket.OPEN, readyState }) as unknown as WebSocket;

test('a socket that was closed before it was let in takes up no place', () => {
  const sockets = newSockets({ ...LIMITS, seatSockets: 1 });
  expect(sockets.add(aSocket(WebSocket.CLOSED), CALLER)).toBe(false);
  expect(sockets.count()).toBe(0);
  const open = aSocket(WebSocket.OPEN);
  expect(sockets.add(open, CALLER)).toBe(true);
  expect(sockets.add(aSocket(WebSocket.OPEN), CALLER)).toBe(false);
  open.emit('close');
  expect(sockets.count()).toBe(0);
  expect(sockets.add(aSocket(WebSocket.OPEN), CALLER)).toBe(true);
});
