import { expect, test } from 'vitest';
import { folder, hinode, start } from '../testing/hinode.ts';

const SETUP = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any' };
const holds = (name: string) => ({ name, setup: SETUP, expect: { clans: { koi: { coins: 5 } } } });
const fails = (name: string) => ({ name, setup: SETUP, expect: { clans: { koi: { coins: 6 } } } });

test('a scenario that holds is ok; one that does not says where', async () => {
  const place = folder({ 'a.json': holds('Koi has its income'), 'b.json': fails('Koi is rich') });
  expect(await hinode(['scenario', 'a.json', 'b.json'], place)).toEqual({
    code: 1,
    out: 'ok Koi has its income\nFAIL Koi is rich: clans.koi.coins: expected 6, got 5\n1 passed, 1 failed\n',
    err: '',
  });
});

test('folders are searched in order, with all folders inside, and a file may hold a list', async () => {
  const place = folder({
    'all/b.json': [holds('second'), holds('third')],
    'all/a/x.json': holds('first'),
    'all/c/d/e.json': holds('fourth'),
    'all/notes.txt': 'not a scenario',
  });
  expect(await hinode(['scenario', 'all'], place)).toEqual({
    code: 0,
    out: 'ok first\nok second\nok third\nok fourth\n4 passed, 0 failed\n',
    err: '',
  });
});

test('JSON that is not a scenario fails under the name of its file', async () => {
  const place = folder({
    'all/a.json': { game: 'chess' },
    'all/b.json': [7, null],
    'all/c.json': holds('good'),
  });
  const { code, out } = await hinode(['scenario', 'all'], place);
  expect(code).toBe(1);
  expect(out.split('\n').map((line) => line.split(':')[0])).toEqual([
    'FAIL all/a.json',
    'FAIL all/b.json[0]',
    'FAIL all/b.json[1]',
    'ok good',
    '1 passed, 3 failed',
    '',
  ]);
});

test('each scenario gets one line, whatever its name', async () => {
  const place = folder({ 'a.json': holds('two\nlines') });
  expect((await hinode(['scenario', 'a.json'], place)).out).toBe('ok two lines\n1 passed, 0 failed\n');
});

test('a corrupt file is complained about before anything is played', async () => {
  const place = folder({ 'all/a.json': holds('good'), 'all/b.json': '{"name":' });
  const { code, out, err } = await hinode(['scenario', 'all'], place);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^hinode: all.b\.json is not valid JSON\.\n$/);
});

test('a folder without scenarios is complained about', async () => {
  const { code, err } = await hinode(['scenario', '.'], folder());
  expect({ code, err }).toEqual({ code: 2, err: 'hinode: there is no scenario in ".".\n' });
});

test('the real command gives the exit code', async () => {
  const place = folder({ 'a.json': fails('Koi is rich') });
  expect(await start(['scenario', 'a.json'], place).ended).toMatchObject({ code: 1, err: '' });
});
