import type { Answer } from '@hinode/wire';
import { expect, test } from 'vitest';
import { openLine, type Socket } from './line.ts';

/** A network controlled by the test: every socket that was opened, what was sent on it, and the clock. */
function network() {
  const sockets: (Socket & { readonly sent: string[] })[] = [];
  const waiting: { readonly work: () => void; readonly milliseconds: number }[] = [];
  const told: string[] = [];
  const refusals: number[] = [];
  const line = openLine({
    connect: () => {
      const sent: string[] = [];
      const socket = {
        sent,
        send: (text: string) => sent.push(text),
        close() {},
        onmessage: null,
        onclose: null,
      };
      sockets.push(socket as (typeof sockets)[number]);
      return socket as unknown as Socket;
    },
    hear: () => {},
    changed: (connection) => told.push(connection),
    refused: (code) => refusals.push(code),
    later: (milliseconds, work) => {
      const one = { work, milliseconds };
      waiting.push(one);
      return () => void waiting.splice(waiting.indexOf(one) >>> 0, 1);
    },
    chance: () => 1,
  });
  const last = () => sockets.at(-1) as (typeof sockets)[number];
  return {
    line,
    sockets,
    told,
    refusals,
    waits: () => waiting.map(({ milliseconds }) => milliseconds),
    sent: () => last().sent.map((text) => JSON.parse(text)),
    says: (message: unknown) =>
      last().onmessage?.call({} as WebSocket, { data: JSON.stringify(message) } as MessageEvent),
    breaks: (code = 1006) => last().onclose?.call({} as WebSocket, { code } as CloseEvent),
    timePasses: () => waiting.splice(0).at(-1)?.work(),
  };
}

const table = { type: 'table', at: 0, moves: 0, cells: [], log: [] };
const asked = { type: 'undo', at: 3, key: 'one' } as const;

test('a request made while the connection was down is sent when it is back, under the same key', async () => {
  const { line, says, breaks, timePasses, sent, told } = network();
  says(table);
  const answer = line.ask(asked);
  expect(sent()).toEqual([asked]);
  breaks();
  timePasses();
  expect(sent()).toEqual([]);
  says(table);
  expect(sent()).toEqual([asked]);
  says({ type: 'answer', key: 'one', outcome: 'done', at: 4 } satisfies {
    type: string;
    key: string;
  } & Answer);
  expect(await answer).toEqual({ outcome: 'done', at: 4 });
  expect(told).toEqual(['open', 'lost', 'open']);
});

test('a request that was answered is not sent again', async () => {
  const { line, says, breaks, timePasses, sent } = network();
  says(table);
  const answer = line.ask(asked);
  says({ type: 'answer', key: 'one', outcome: 'done', at: 4 });
  await answer;
  breaks();
  timePasses();
  says(table);
  expect(sent()).toEqual([]);
});

test('each try waits longer than the last, up to a quarter of a minute', () => {
  const { breaks, timePasses, waits } = network();
  const seen: number[] = [];
  for (let n = 0; n < 8; n++) {
    breaks();
    seen.push(...waits());
    timePasses();
  }
  expect(seen).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
});

test('after a server says goodbye, the state of the connection says so', () => {
  const { says, breaks, told } = network();
  says(table);
  says({ type: 'closing' });
  breaks(1001);
  expect(told).toEqual(['open', 'closing', 'closing']);
});

test.each([4401, 4403, 4404, 4409, 4410])('a table that is closed to us (%i) is not tried again', (code) => {
  const { breaks, refusals, waits, sockets } = network();
  breaks(code);
  expect(refusals).toEqual([code]);
  expect(waits()).toEqual([]);
  expect(sockets).toHaveLength(1);
});

test('a request that the server does not understand is refused, and not repeated forever', async () => {
  const { line, says, breaks, timePasses, sent } = network();
  says(table);
  const answer = line.ask(asked);
  breaks(4400);
  expect(await answer).toMatchObject({ outcome: 'refused', refusal: { code: 'bad-request' } });
  timePasses();
  says(table);
  expect(sent()).toEqual([]);
});

test('a connection that does not answer is dead: another one is opened', () => {
  const { line, says, timePasses, sockets, sent } = network();
  says(table);
  void line.ask(asked);
  timePasses();
  expect(sockets).toHaveLength(2);
  says(table);
  expect(sent()).toEqual([asked]);
});
