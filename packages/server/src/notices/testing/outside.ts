import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import https from 'node:https';
import { onTestFinished } from 'vitest';

/** Made for `localhost` and for these tests alone; it gives access to nothing. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUfWo5OY5KQT8dvsfGDmEAKVRMB9UwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjAyNDMyNFoYDzIxMjYxMDIz
MDI0MzI0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQeXpzqtNO0GSR4OOcHcnecPLl97KH8JsriYAX59rjyI10jOrRhdtnB
LLERi50hM0zAyyPDcJ95T+a0WGO9iPKeo2kwZzAdBgNVHQ4EFgQU84dWXq3NDpLo
F08I1v+Uo32ID/wwHwYDVR0jBBgwFoAU84dWXq3NDpLoF08I1v+Uo32ID/wwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgbBb1EjB79P+i6yQMyaqfPyLobdjxQ+6UZLjhNgSut4kCIQCreBw8J4Cy
SCpCteqFOr0dKFnBPw7B/R295SrAngDCTw==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjqHKKm4XulcKquRX
fRwtx0MjFoXWA45FCEQ02D4bnq+hRANCAAQeXpzqtNO0GSR4OOcHcnecPLl97KH8
JsriYAX59rjyI10jOrRhdtnBLLERi50hM0zAyyPDcJ95T+a0WGO9iPKe
-----END PRIVATE KEY-----
`;

export interface Called {
  readonly headers: https.RequestOptions['headers'];
  readonly url: string | undefined;
  readonly body: string;
  readonly bytes: Buffer;
}

/** Somebody else's server, which answers every call with the same status. */
export interface Outside {
  readonly url: string;
  readonly calls: Called[];
}

export async function anOutsideServer(status = 200, headers: Record<string, string> = {}): Promise<Outside> {
  return answering((response) => response.writeHead(status, headers).end());
}

/** A server that sends an endless answer. */
export interface Endless extends Outside {
  /** How many bytes went out before the caller hung up. */
  readonly written: Promise<number>;
}

const MEGABYTE = Buffer.alloc(2 ** 20, 'x');
/** A caller that reads without limit would not stop before this; one that hangs up leaves far less in all buffers on the way. */
export const ENDLESS = 64 * 2 ** 20;

/** A server that answers, and goes on answering as fast as it is read. */
export async function anEndlessServer(status: number): Promise<Endless> {
  let tell: (bytes: number) => void = () => {};
  const written = new Promise<number>((resolve) => {
    tell = resolve;
  });
  const outside = await answering((response) => {
    let bytes = 0;
    response.writeHead(status);
    const goOn = (): void => {
      while (bytes < ENDLESS && !response.destroyed) {
        bytes += MEGABYTE.length;
        if (!response.write(MEGABYTE)) return;
      }
      response.end();
    };
    response
      .on('drain', goOn)
      .on('close', () => tell(bytes))
      .on('error', () => undefined);
    goOn();
  });
  return { ...outside, written };
}

/** A server that never finishes the first line of its answer; `dripped` resolves when it has sent some of it. */
export async function aDrippingServer(): Promise<Outside & { readonly dripped: Promise<void> }> {
  let tell: () => void = () => {};
  const dripped = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const outside = await answering(({ socket }) => {
    socket?.write('HTTP/1.1 201 Created\r\nx-drop: ');
    for (let drop = 0; drop < 20; drop++) socket?.write('x');
    tell();
  });
  return { ...outside, dripped };
}

async function answering(answer: (response: ServerResponse) => void): Promise<Outside> {
  const calls: Called[] = [];
  const server = https.createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    calls.push({ headers: request.headers, url: request.url, body: bytes.toString(), bytes });
    answer(response);
  });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `https://localhost:${port}/`, calls };
}
