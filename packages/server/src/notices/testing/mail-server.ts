import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A letter as a mail server receives it. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body, both decoded. */
  readonly raw: string;
  readonly subject: string;
  readonly body: string;
}

/** A real mail server on this machine, which keeps what it receives. */
export async function aMailServer(): Promise<{ readonly smtp: string; readonly letters: Received[] }> {
  const letters: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...read(raw) });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { smtp: `smtp://127.0.0.1:${port}`, letters };
}

function read(raw: string): Pick<Received, 'raw' | 'subject' | 'body'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n(?=[ \t])/g, '');
  const body = rest.join('\n\n');
  const encoding = /^content-transfer-encoding: (.*)$/im.exec(unfolded)?.[1]?.trim();
  return {
    raw: unfolded,
    subject: words(/^subject: (.*)$/im.exec(unfolded)?.[1] ?? ''),
    body:
      encoding === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : encoding === 'quoted-printable'
          ? quoted(body.replaceAll(/=\r?\n/g, ''))
          : body,
  };
}

/** The encoded words of a header: `=?UTF-8?B?…?=` or `=?UTF-8?Q?…?=`. */
const words = (header: string): string =>
  header.replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=\s*/gi, (_all, how: string, inside: string) =>
    how.toLowerCase() === 'b'
      ? Buffer.from(inside, 'base64').toString('utf8')
      : quoted(inside.replaceAll('_', ' ')),
  );

const quoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
