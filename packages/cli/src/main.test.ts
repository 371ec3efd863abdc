import { once } from 'node:events';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { folder, hinode, start } from './testing/hinode.ts';

test('help lists every command', async () => {
  for (const argv of [[], ['help'], ['--help'], ['-h']]) {
    const { code, out } = await hinode(argv);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toContain(`hinode ${name}`);
  }
});

test('every command prints its help, whatever else was typed', async () => {
  for (const { name, fetch } of COMMANDS) {
    const { help } = await fetch();
    expect(await hinode([name, '--help'])).toEqual({ code: 0, out: `${help}\n`, err: '' });
    expect(await hinode([name, '--nonsense', '-h'])).toEqual({ code: 0, out: `${help}\n`, err: '' });
    expect(await hinode(['help', name])).toEqual({ code: 0, out: `${help}\n`, err: '' });
  }
});

test('help lines fit on a screen of 120 columns', async () => {
  for (const { fetch } of COMMANDS) {
    const { help } = await fetch();
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  }
});

test('the version names the rules too', async () => {
  expect((await hinode(['--version'])).out).toMatch(/^hinode \d+\.\d+\.\d+ \(rules \w+\)\n$/);
});

test.each([
  ['sing', 'there is no command "sing"'],
  ['--sing', 'there is no option "--sing"'],
  ['help sing', 'there is no command "sing"'],
  ['simulate --sing', 'there is no option --sing'],
  ['simulate -x', 'there is no option -x'],
  ['simulate --games', '--games needs a value'],
  ['simulate --games --json', '--games needs a value'],
  ['simulate --json=yes', '--json takes no value'],
  ['simulate song', '"song" is one argument too many'],
  ['simulate --games 0', '--games must be a whole number from 1'],
  ['simulate --games 1e3', '--games must be a whole number from 1'],
  ['simulate --players 6', '--players must be a whole number from 3 to 5, not "6"'],
  ['simulate --set sun', '--set must be one of'],
  ['simulate --clans koi,lotus', '--clans needs 3 to 6 clans, not 2'],
  ['simulate --clans koi,lotus,lotus', '--clans names a clan twice'],
  ['simulate --clans koi,lotus,carp', '--clans must be one of'],
  ['simulate --clans koi,lotus,turtle --players 4', '--clans names 3 clans, but --players says 4'],
  [`simulate --seed ${'x'.repeat(1001)}`, '--seed must not be longer'],
  ['bench --seconds 0', '--seconds must be a number above 0'],
  ['bench --runs many', '--runs must be a whole number'],
  ['watch --delay soon', '--delay must be a whole number'],
  ['watch --record nowhere/game.json', 'nowhere does not exist'],
  ['replay', 'the RECORD to replay is missing'],
  ['replay one two', '"two" is one argument too many'],
  ['replay missing.json', 'missing.json does not exist'],
  ['verify', 'the RECORD to verify is missing'],
  ['verify missing.json', 'missing.json does not exist'],
  ['scenario', 'a FILE-OR-FOLDER with scenarios is missing'],
  ['scenario missing', 'missing does not exist'],
])('"hinode %s" gets one sentence and exit code 2', async (typed, words) => {
  const { code, out, err } = await hinode(typed.split(' '), folder());
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(`hinode: ${words}`);
  expect(err).toMatch(/^hinode: [^\n]+\.\n$/);
});

test('the real command says the same, with the same exit code', async () => {
  const ran = await start(['simulate', '--players', '6']).ended;
  expect(ran.code).toBe(2);
  expect(ran.err).toBe('hinode: --players must be a whole number from 3 to 5, not "6".\n');
});

test('a reader that has seen enough ends the command quietly', async () => {
  const { child, ended } = start(['watch', '--seed', '1', '--delay', '1']);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test.runIf(process.platform !== 'win32')('Ctrl-C ends the command with exit code 130', async () => {
  const { child, ended } = start(['watch', '--seed', '1', '--delay', '1000']);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, err: '' });
});
