import { once } from 'node:events';
import net from 'node:net';

/** The line between a node and its database, which a test can cut, and point at another server. */
export interface DatabaseLine {
  /** The same address, by way of this line. */
  via(url: string): string;
  /** From now on nothing gets through, in either direction, and nobody is told so. */
  cut(): void;
  /** All goes on as before; lines that were cut are broken now, as after a real fault. */
  mend(): void;
  /** New lines go there. Those that there are break, or lead nowhere and nobody is told, as when a machine loses its power. */
  pointTo(port: number, how?: 'without a farewell'): void;
  /** Does what the database tells those who listen get through? */
  passNotices(pass: boolean): void;
  close(): Promise<void>;
}

export async function startDatabaseLine(firstPort: number): Promise<DatabaseLine> {
  let port = firstPort;
  let isCut = false;
  let passes = true;
  const lines = new Set<net.Socket>();
  let era = 0;

  const server = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    const mine = era;
    const passesOn = (): boolean => !isCut && mine === era;
    const both = [near, far];
    const end = (): void => {
      for (const one of both) {
        lines.delete(one);
        one.destroy();
      }
    };
    for (const one of both) {
      lines.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        if (mine === era || one === near) end();
      });
    }
    near.on('data', (bytes) => {
      if (passesOn()) far.write(bytes);
    });
    const split = messages((message) => {
      if (passesOn() && (passes || !isNotice(message))) near.write(message);
    });
    far.on('data', split);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ours } = server.address() as net.AddressInfo;
  const breakAll = (): void => {
    for (const one of lines) one.destroy();
  };

  return {
    via: (url) => {
      const there = new URL(url);
      there.port = `${ours}`;
      return there.href;
    },
    cut: () => {
      isCut = true;
    },
    mend: () => {
      if (!isCut) return;
      isCut = false;
      breakAll();
    },
    pointTo: (next, how) => {
      port = next;
      if (how === undefined) breakAll();
      else era++;
    },
    passNotices: (pass) => {
      passes = pass;
    },
    close: async () => {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}

/** PostgreSQL's messages: a letter for the kind, then how long it is, that number included. */
const HEAD = 5;
const NOTICE = 'A'.charCodeAt(0);
const isNotice = (message: Buffer): boolean => message[0] === NOTICE;

function messages(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= HEAD) {
      const length = 1 + rest.readUInt32BE(1);
      if (rest.length < length) return;
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}
