import { expect, test } from 'vitest';
import { senderTo, sendTo } from './sending.ts';

/** How much a real connection buffers before we see it depends on the machine; this one reports what it is given. */
const reader = (bufferedAmount: number, readyState: 0 | 1 | 2 | 3 = 1) => {
  const happened: string[] = [];
  const socket = {
    OPEN: 1,
    readyState,
    bufferedAmount,
    send: (text: unknown) => happened.push(`sent ${text}`),
    terminate: () => happened.push('cut off'),
  } as const;
  return { socket, happened };
};

test.each([
  ['a client that reads is sent the text', reader(0), ['sent text']],
  ['a client at the limit is sent the text', reader(1000), ['sent text']],
  ['a client beyond the limit is cut off', reader(1001), ['cut off']],
  ['a client that has left is sent nothing', reader(0, 3), []],
])('%s', (_, { socket, happened }, expected) => {
  sendTo(socket, 'text', 1000);
  expect(happened).toEqual(expected);
});

test('messages sent in one go travel together', async () => {
  const { socket, happened } = reader(0);
  const line = { cork: () => happened.push('gather'), uncork: () => happened.push('let go') };
  const send = senderTo(socket, line, 1000);
  send('a change');
  await Promise.resolve();
  send('the answer');
  await new Promise((resolve) => setImmediate(resolve));
  send('later');
  expect(happened).toEqual(['gather', 'sent a change', 'sent the answer', 'let go', 'gather', 'sent later']);
});
