import fs from 'node:fs';
import path from 'node:path';
import type { Setup } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import {
  commitmentOf,
  drawClans,
  type GameRecord,
  newRecord,
  type ProvedSeat,
  promiseOf,
  proofOf,
  seedOf,
} from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

/** A game written by `watch`, for `replay` and `verify`. */
async function recorded(change: (record: GameRecord) => unknown = (record) => record) {
  const place = folder();
  const watched = await hinode(
    ['watch', '--bots', 'ashigaru', '--players', '3', '--seed', 'rec', '--record', 'game.json'],
    place,
  );
  const file = path.join(place, 'game.json');
  const record: GameRecord = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify(change(record)));
  return { place, record, watched };
}

test('a record of a watched game is sound', async () => {
  const { place, record, watched } = await recorded();
  const { code, out } = await hinode(['verify', 'game.json'], place);
  expect(code).toBe(0);
  expect(out).toMatch(/^sound: \d+ moves, [A-Z][\w ]+ with \d+ VP\n$/);
  expect(out).toContain(`sound: ${record.entries.length} moves`);
  expect(watched.out).toContain('The record is in game.json.');
});

test('a record whose result differs from that of its moves is not sound', async () => {
  const { place } = await recorded((record) => ({
    ...record,
    result: { ...record.result, vp: { ...record.result?.vp, koi: 99 } },
  }));
  const { code, out, err } = await hinode(['verify', 'game.json'], place);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toMatch(/^not sound: the moves lead to .*\n$/);
});

test('a game that is not over is sound without a result', async () => {
  const { place } = await recorded(({ result: _, ...record }) => ({
    ...record,
    entries: record.entries.slice(0, 20),
  }));
  expect((await hinode(['verify', 'game.json'], place)).out).toBe('sound: 20 moves, the game is not over\n');
});

test('an undo in a record is carried out', async () => {
  const { place } = await recorded(({ result: _, ...record }) => ({
    ...record,
    entries: [...record.entries.slice(0, 20), { undo: 5 }],
  }));
  expect((await hinode(['verify', 'game.json'], place)).out).toBe('sound: 5 moves, the game is not over\n');
  expect((await hinode(['replay', 'game.json', '--to', '21'], place)).out).toContain('After move 21 of 21');
});

test.each(['verify', 'replay'])(
  '%s complains in one sentence about a file that is not a record',
  async (command) => {
    const files = {
      'list.json': [],
      'other.json': { format: 'chess' },
      'corrupt.json': '{"format":"hinode-record"',
      'empty.json': '',
    };
    const place = folder(files);
    for (const file of Object.keys(files)) {
      const { code, out, err } = await hinode([command, file], place);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^hinode: \w+\.json is not [^\n]+\.\n$/);
    }
  },
);

test.each(['verify', 'replay'])(
  '%s complains about a record with a move that is refused',
  async (command) => {
    const { place } = await recorded((record) => ({
      ...record,
      entries: record.entries.toSpliced(3, 0, { clan: 'koi', type: 'build', province: 'edo' }),
    }));
    const { code, out, err } = await hinode([command, 'game.json'], place);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^hinode: game\.json is not a sound record: move 4 is refused: [^\n]+\.\n$/);
  },
);

/** A record of rules 1, an earlier version that is still supported. */
const ofRules1 = (): GameRecord =>
  JSON.parse(
    fs.readFileSync(new URL('../../../engine/src/records/released/1.json', import.meta.url), 'utf8'),
  );

test('a record of earlier rules is verified under them', async () => {
  const place = folder({ 'game.json': ofRules1() });
  const { code, out } = await hinode(['verify', 'game.json'], place);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^sound: 146 moves, Turtle won with 36 VP;/),
  });
});

test('a record of earlier rules with a wrong result is not sound', async () => {
  const record = ofRules1();
  const place = folder({ 'game.json': { ...record, result: { ...record.result, vp: { koi: 1 } } } });
  expect((await hinode(['verify', 'game.json'], place)).code).toBe(1);
});

test('a record of earlier rules is told to its end, and up to any move', async () => {
  const record = ofRules1();
  const place = folder({ 'game.json': record });
  const whole = await hinode(['replay', 'game.json'], place);
  expect(whole).toMatchObject({ code: 0, out: expect.stringContaining('Winter') });
  const part = await hinode(['replay', 'game.json', '--to', '40'], place);
  expect(part.out).toMatch(
    new RegExp(`After move 40 of ${record.entries.length}\n    [A-Z][\\w, ]+: [A-Z].*[?.]\n`),
  );
});

test.each(['verify', 'replay'])('%s names the unknown rules that a record belongs to', async (command) => {
  const place = folder({ 'game.json': { ...ofRules1(), rules: '7' } });
  const { code, out, err } = await hinode([command, 'game.json'], place);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(
    `hinode: game.json belongs to other rules: rules: is 7, and the rules here are version ${RULES_VERSION}: play it with a Hinode of rules 7.\n`,
  );
});

test('a replay tells the same story as the game that was watched', async () => {
  const { place, watched } = await recorded();
  const { code, out } = await hinode(['replay', 'game.json'], place);
  // To the right of its headings a replay prints the number of moves so far.
  const story = (text: string) => text.split('\n').map((line) => line.replace(/ {2,}\d+$/, ''));
  const told = story(out).slice(0, -2);
  expect(code).toBe(0);
  expect(told.length).toBeGreaterThan(150);
  expect(story(watched.out).slice(0, told.length)).toEqual(told);
});

test('a replay stops after any move and says who is asked what', async () => {
  const { place, record } = await recorded();
  const whole = (await hinode(['replay', 'game.json'], place)).out;
  for (const to of [0, 1, 30, record.entries.length - 1]) {
    const { code, out } = await hinode(['replay', 'game.json', '--to', `${to}`], place);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`After move ${to} of ${record.entries.length}\n    [A-Z][\\w, ]+: [A-Z].*[?.]\n`),
    );
    expect(out.length).toBeLessThan(whole.length);
  }
  const last = await hinode(['replay', 'game.json', '--to', `${record.entries.length}`], place);
  expect(last.out).toBe(whole);
});

test('a replay cannot go beyond the end of the record', async () => {
  const { place, record } = await recorded();
  const { code, err } = await hinode(['replay', 'game.json', '--to', '100000'], place);
  expect(code).toBe(2);
  expect(err).toContain(`--to must be a whole number from 0 to ${record.entries.length}`);
});

/** A game whose seed is made from a secret and the texts of the seats. */
async function fairGame() {
  const secret = '07'.repeat(32);
  const texts = [
    'koi-adds-a-text-of-its-own',
    'lotus-adds-a-text-of-its-own',
    'turtle-adds-a-text-of-its-own',
  ];
  const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: seedOf(secret, texts) };
  const record: GameRecord = { ...newRecord(setup), proof: proofOf(secret, texts) };
  const place = folder();
  fs.writeFileSync(path.join(place, 'game.json'), JSON.stringify(record));
  return { place, promise: promiseOf(secret) };
}

test('a record with a proof is checked against the promise that was shown before the game', async () => {
  const { place, promise } = await fairGame();
  const { code, out } = await hinode(['verify', 'game.json', '--promise', promise], place);
  expect({ code, out }).toEqual({
    code: 0,
    out: 'sound: 0 moves, the game is not over; the shuffle was fair\n',
  });
  expect((await hinode(['verify', 'game.json'], place)).out).toContain(
    `fair if the server promised ${promise} before the game`,
  );
});

test('a proof with sealed texts names those who did not reveal, sent a text in the open, or added none', async () => {
  const secret = '07'.repeat(32);
  const promise = promiseOf(secret);
  const [first, second, third] = ['f'.repeat(22), 's'.repeat(22), 't'.repeat(22)] as const;
  const texts = [first, third];
  const seed = seedOf(secret, texts);
  const setup: Setup = {
    clans: drawClans(['koi', 'lotus', 'turtle', undefined], seed),
    set: 'archway',
    seed,
  };
  const seats: readonly ProvedSeat[] = [
    { clan: 'chosen', commitment: commitmentOf(promise, first), added: true },
    { clan: 'chosen', commitment: commitmentOf(promise, second), added: false },
    { clan: 'chosen', commitment: commitmentOf(promise, third), added: true, open: true },
    { clan: 'drawn', added: false },
  ];
  const proof = proofOf(secret, texts, seats);
  const drawn = setup.clans[3] === 'bonsai' ? 'dragonfly' : 'bonsai';
  const place = folder({
    'fair.json': { ...newRecord(setup), proof },
    'clans.json': { ...newRecord({ ...setup, clans: setup.clans.with(3, drawn) }), proof },
    'sealed.json': { ...newRecord(setup), proof: { ...proof, seats: seats.toReversed() } },
    'alone.json': {
      ...newRecord({ ...setup, seed: seedOf(secret, []) }),
      proof: proofOf(
        secret,
        [],
        setup.clans.map(() => ({ clan: 'chosen', added: false })),
      ),
    },
  });
  const verified = async (file: string) => (await hinode(['verify', file, '--promise', promise], place)).out;
  const last = setup.clans[3] === 'bonsai' ? 'Bonsai' : 'Dragonfly';
  expect(await verified('fair.json')).toBe(
    `sound: 0 moves, the game is not over; the shuffle was fair; Lotus did not reveal a text; Turtle sent a text in the open; ${last} added nothing\n`,
  );
  expect(await verified('clans.json')).toMatch(/^not sound: the seed does not draw \w+ for this seat\n$/);
  expect(await verified('sealed.json')).toBe('not sound: Lotus’ text is not the one it sealed\n');
  expect(await verified('alone.json')).toContain('; the server alone made the seed; Koi, Lotus, Turtle and');
});

test('a promise that differs from the one shown is detected', async () => {
  const { place, promise } = await fairGame();
  const other = await hinode(['verify', 'game.json', '--promise', promise.replace(/./, '!')], place);
  expect(other).toMatchObject({ code: 1, out: 'not sound: the proof belongs to a different promise\n' });
});

test('a record without a proof cannot be checked against a promise', async () => {
  const { place } = await recorded();
  const { code, err } = await hinode(['verify', 'game.json', '--promise', 'abc'], place);
  expect({ code, err }).toEqual({
    code: 2,
    err: 'hinode: game.json has no proof to check against the promise.\n',
  });
});

test('a record is analysed for people and for programs, with the same figures every time', async () => {
  const { place, record } = await recorded();
  const short = { ...record, entries: record.entries.slice(0, 30), result: undefined };
  fs.writeFileSync(path.join(place, 'short.json'), JSON.stringify(short));
  const told = await hinode(['analyse', 'short.json', '--budget', '1'], place);
  expect(told.code).toBe(0);
  for (const title of ['Chance to win', 'The game in five moments', 'Key moments', 'Coins in battles'])
    expect(told.out).toContain(title);
  const [one, other] = [
    await hinode(['analyse', 'short.json', '--budget', '1', '--json'], place),
    await hinode(['analyse', 'short.json', '--budget', '1', '--json'], place),
  ];
  expect(one.out).toBe(other.out);
  expect(JSON.parse(one.out)).toMatchObject({ format: 'hinode-analysis', done: true, moves: 30 });
});
