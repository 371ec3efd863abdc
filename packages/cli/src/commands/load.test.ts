import { expect, test } from 'vitest';
import { hinode } from '../testing/hinode.ts';

test('games are played on a separate server, and every figure is reported', async () => {
  const { code, out, err } = await hinode(['load', '--games', '2', '--seconds', '0.2', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const load = JSON.parse(out);
  expect(load).toMatchObject({ refusals: {}, failures: {} });
  expect(load.moves).toBeGreaterThan(0);
  expect(load.halfWithin).toBeLessThanOrEqual(load.p99Within);
  expect(load.bytesPerMoveAndClient).toBeGreaterThan(0);
  for (const share of [load.ownShare, load.serverShare]) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  }
});

test.each([
  ['', '--games is missing'],
  ['--games 0', '--games must be a whole number from 1'],
  ['--games 1 --rate fast', '--rate must be a whole number'],
  ['--games 1 --seconds 0', '--seconds must be a number above 0'],
  ['--games 1 --url elsewhere', '--url must be an address such as'],
  ['--games 1 --data here', '--data needs --url'],
  ['--games 1 --nodes 2', '--nodes needs DATABASE_URL'],
  ['--games 1 --processes 2', '--processes needs DATABASE_URL'],
  ['--games 1 --nodes 2 --url http://127.0.0.1:65535/', '--nodes starts servers: leave --url out'],
  ['--games 1 --url http://127.0.0.1:65535/ --data nowhere', 'there is no host-key in it'],
  ['--games 1 --url http://127.0.0.1:65535/', 'the games could not be started: connect ECONNREFUSED'],
])('"hinode load %s" gets one sentence and exit code 2', async (typed, words) => {
  const { code, out, err } = await hinode(['load', ...typed.split(' ').filter(Boolean)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^hinode: [^\n]+\.\n$/);
  expect(err).toContain(words);
});
