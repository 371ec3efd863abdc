import { randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';

/**
 * A WebSocket reduced to what a player in a load test needs. The measured machine also does the measuring, so a message must cost
 * as little as possible: no events, no copies, no extensions. Node's own WebSocket takes half as much processor time again for a
 * move and its four views.
 */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface Ears {
  /** A message, and how many bytes it took on the way. */
  readonly hear: (text: string, bytes: number) => void;
  /** The connection is dead, for this reason. Not called after `close`. */
  readonly lost: (why: string) => void;
}

export async function openLine(url: URL, cookie: string, ears: Ears): Promise<Line> {
  const { socket, head } = await upgraded(url, cookie);
  let closed = false;
  const lose = (why: string): void => {
    socket.destroy();
    if (closed) return;
    closed = true;
    ears.lost(why);
  };
  const read = frameReader({
    text: ears.hear,
    ping: (payload) => socket.write(frame(PONG, payload)),
    close: (payload) => lose(closingWords(payload)),
    nonsense: () => lose('a frame that cannot be read'),
  });
  socket.on('data', read);
  socket.on('error', ({ message }) => lose(message));
  socket.on('close', () => lose('closed without a word'));
  if (head.length > 0) read(head);
  return {
    send: (text) => socket.write(frame(TEXT, Buffer.from(text))),
    close: () => {
      closed = true;
      socket.end(frame(CLOSE, Buffer.alloc(0)));
    },
  };
}

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;

function upgraded(url: URL, cookie: string): Promise<{ readonly socket: Duplex; readonly head: Buffer }> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        origin: url.origin,
        cookie,
      },
    });
    asking.on('upgrade', (_response, socket, head) => resolve({ socket, head }));
    asking.on('response', ({ statusCode }) => {
      asking.destroy();
      reject(new Error(`a socket was refused (${statusCode})`));
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** One frame from a client. The mask protects confused proxies; a mask of zeros leaves the text as it is. */
function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < 126 ? [kind, MASKED | length] : [kind, MASKED | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

interface Frames {
  readonly text: (text: string, bytes: number) => void;
  readonly ping: (payload: Buffer) => void;
  readonly close: (payload: Buffer) => void;
  readonly nonsense: () => void;
}

/** Splits incoming bytes into frames. */
function frameReader(frames: Frames): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const next = firstFrame(rest);
      if (next === undefined) return;
      const payload = rest.subarray(next.from, next.to);
      rest = rest.subarray(next.to);
      if (next.kind === TEXT) frames.text(payload.toString(), next.to);
      else if (next.kind === PING) frames.ping(payload);
      else if (next.kind === CLOSE) frames.close(payload);
      else if (next.kind !== PONG) frames.nonsense();
    }
  };
}

/** Where the payload of the first frame is, once all of it has arrived. */
function firstFrame(
  bytes: Buffer,
): { readonly kind: number; readonly from: number; readonly to: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1);
  const from = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < from) return undefined;
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  const to = from + length;
  return bytes.length < to ? undefined : { kind: bytes.readUInt8(0), from, to };
}

const closingWords = (payload: Buffer): string =>
  payload.length < 2 ? 'closed' : `closed (${payload.readUInt16BE(0)} ${payload.subarray(2).toString()})`;
