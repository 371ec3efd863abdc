import { expect, test } from 'vitest';
import { checkedLookup, isPublic, mayBeCalled } from './addresses.ts';

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::1',
  '2001:0:1::1',
  '2001:db8::1',
  'not an address',
])('%s is not a public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  ['http://chat.example/hook', false],
  ['ftp://chat.example/hook', false],
  ['https://me:word@chat.example/hook', false],
  ['https://127.0.0.1/hook', false],
  ['https://0x7f.1/hook', false],
  ['https://2130706433/hook', false],
  ['https://[::1]/hook', false],
  ['https://[::ffff:7f00:1]/hook', false],
  ['https://127.0.0.1;.evil.example/x', false],
  ["https://127.0.0.1'.evil.example/x", false],
  ['https://127.0.0.1`.evil.example/x', false],
  ['https://127.0.0.1{.evil.example/x', false],
  ['https://10.0.0.1".evil.example/x', false],
  ['https://169.254.169.254}.evil.example/x', false],
  ['https://127%2e0%2e0%2e1/x', false],
  ['https://chat_group.example/x', false],
  ['chat.example', false],
  ['', false],
  ['https://chat.example/hook', true],
  ['https://8.8.8.8/hook', true],
])('whether %s may be called: %s', (url, may) => {
  expect(mayBeCalled(url)).toBe(may);
});

const lookUp = (name: string, isAllowed?: (address: string) => boolean) =>
  new Promise<unknown>((resolve, reject) => {
    checkedLookup(isAllowed)(name, {}, (problem, address) => (problem ? reject(problem) : resolve(address)));
  });

test('a name that resolves to this machine is refused', async () => {
  await expect(lookUp('localhost')).rejects.toThrow('not public');
});

test('a name is refused if any of its addresses is', async () => {
  let asked = 0;
  await expect(lookUp('127.0.0.1', () => ++asked < 1)).rejects.toThrow('not public');
  expect(await lookUp('127.0.0.1', () => true)).toBe('127.0.0.1');
});
