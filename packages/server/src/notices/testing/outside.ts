import { once } from 'node:events';
import https from 'node:https';
import { onTestFinished } from 'vitest';

/** Made for `localhost` and for these tests alone; it opens nothing anywhere. */
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
}

/** Somebody else's server, which answers every call with the same status. */
export interface Outside {
  readonly url: string;
  readonly calls: Called[];
}

export async function anOutsideServer(status = 200, headers: Record<string, string> = {}): Promise<Outside> {
  const calls: Called[] = [];
  const server = https.createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, url: request.url, body });
    response.writeHead(status, headers).end();
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
