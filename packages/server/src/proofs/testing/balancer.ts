import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';

/** A load balancer in front of several nodes: each call and each socket goes to the next of them. */
export interface Balancer {
  readonly address: string;
  close(): Promise<void>;
}

export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  let calls = 0;
  const passedOn = ({ method, url, headers }: http.IncomingMessage): http.ClientRequest =>
    http.request(new URL(url ?? '/', nodes[calls++ % nodes.length]), {
      ...(method && { method }),
      headers,
      agent: false,
    });

  const server = http.createServer((request, response) => {
    const further = passedOn(request);
    further.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    further.on('error', () => response.destroy());
    request.pipe(further);
  });
  server.on('upgrade', (request, near: net.Socket, head: Buffer) => {
    const further = passedOn(request);
    further.on('upgrade', (answer, far, rest) => {
      near.write(headOf(answer));
      near.write(rest);
      far.write(head);
      near.pipe(far).pipe(near);
      near.on('error', () => far.destroy());
      far.on('error', () => near.destroy());
    });
    further.on('response', (answer) => near.end(headOf(answer)));
    further.on('error', () => near.destroy());
    further.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function headOf({ statusCode, statusMessage, rawHeaders }: http.IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let n = 0; n < rawHeaders.length; n += 2) lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
