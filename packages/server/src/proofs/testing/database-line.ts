import { once } from 'node:events';
import net from 'node:net';

/** The connection between a node and its database, which a test can cut, or point at another server. */
export interface DatabaseLine {
  /** The same address, through this connection. */
  via(url: string): string;
  /** From now on nothing gets through in either direction, and neither end is told. */
  cut(): void;
  /** Everything goes on as before; connections that were cut are now broken, as after a real fault. */
  mend(): void;
  /**
   * New connections go there. Existing ones break, or lead nowhere without either end being told, as when a machine loses its
   * power.
   */
  pointTo(port: number, how?: 'without a farewell'): void;
  /** Do the database's notifications get through? */
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

/** PostgreSQL's messages: a letter for the kind, then the length, which includes itself. */
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
