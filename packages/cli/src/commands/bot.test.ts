import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, hinode, start } from '../testing/hinode.ts';

const fileAt = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const PROGRAM = fileAt('../external/testing/program.mjs');
const EXAMPLE = fileAt('../../../../docs/examples/bot.py');
const MANUAL = fileAt('../../../../docs/bots.md');

/** The command line of the test program. */
const plays = (...how: (string | number)[]): string =>
  [process.execPath, PROGRAM, ...how].map((word) => `"${word}"`).join(' ');

/** No program is thought slow because the machine is. */
const NO_HURRY = ['--time-limit', '1000s'] as const;

/** One game against two Random bots, as JSON. */
async function game(bot: string, ...flags: string[]) {
  const { code, out, err } = await hinode([
    'bot',
    '--seats',
    `${bot},random,random`,
    '--games',
    '1',
    '--json',
    ...NO_HURRY,
    ...flags,
  ]);
  expect(code).toBe(0);
  return { err, summary: JSON.parse(out) };
}

test('the example in Python plays a whole game', async ({ skip }) => {
  if (spawnSync('python3', ['--version']).status !== 0) skip('there is no python3 on this machine');
  const { summary, err } = await game(`python3 "${EXAMPLE}"`);
  expect(err).toBe('');
  expect(summary.seats[0]).toMatchObject({ name: 'Harvester', games: 1, meanVp: expect.any(Number) });
  expect(summary.seats[0]).not.toHaveProperty('takenOver');
});

test('the manual shows the example unchanged', () => {
  expect(fs.readFileSync(MANUAL, 'utf8')).toContain(fs.readFileSync(EXAMPLE, 'utf8'));
});

test('the bots change their clans from game to game, and every game has one victory', async () => {
  const notes = path.join(folder(), 'notes');
  const { out } = await hinode([
    'bot',
    '--seats',
    `${plays('listen', notes)},random,random`,
    '--games',
    '3',
    '--json',
    ...NO_HURRY,
  ]);
  const told = messagesIn(notes);
  const games = told.filter(({ type }) => type === 'game');
  expect(games.map(({ game: number, clan }) => [number, clan])).toEqual([
    [1, 'koi'],
    [2, 'lotus'],
    [3, 'turtle'],
  ]);
  const { seats } = JSON.parse(out);
  expect(seats.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBeCloseTo(3);
});

const messagesIn = (file: string) =>
  fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a program is told only what its clan may know', async () => {
  const notes = path.join(folder(), 'notes');
  const { summary } = await game(plays('listen', notes), '--set', 'archway');
  const told = messagesIn(notes);
  const clans = ['koi', 'lotus', 'turtle'];
  expect(told[0]).toEqual({
    type: 'game',
    game: 1,
    games: 1,
    clan: 'koi',
    clans,
    set: 'archway',
    timeLimit: 1_000_000,
  });
  const questions = told.filter(({ type }) => type === 'decide');
  expect(questions.map(({ id }) => id)).toEqual(questions.map((_, i) => i + 1));
  for (const { decision, view, legal } of questions) {
    expect(view.viewer).toBe('koi');
    expect(decision.clan).toBe('koi');
    if (decision.kind === 'bid')
      expect({ legal, most: decision.most }).toEqual({ legal: [], most: expect.any(Number) });
    // In the pause before the war, and where a card can be bought only with somebody's help, there is just one answer.
    else expect(legal.length).toBeGreaterThan(view.gained || view.help ? 0 : 1);
  }
  const events = told.filter(({ type }) => type === 'event').map(({ event }) => event);
  expect(new Set(events.map(({ seenBy }) => seenBy))).toEqual(new Set(['all', 'koi']));
  expect(events[0]).toMatchObject({ seenBy: 'all' });
  const { type, result } = told.at(-1);
  expect(type).toBe('end');
  expect(summary.seats[0].meanVp).toBe(result.vp.koi);
});

test.each([
  ['exit', 'ended with exit code 3'],
  ['garbage', 'wrote a line that is not JSON: "the moon is \\u0007beautiful"'],
  ['blank', 'wrote a line that is not JSON: ""'],
  ['list', 'wrote "[]" instead of {"id":…,"move":{…}}'],
  ['shape', 'instead of {"id":…,"move":{…}}'],
  ['text-id', 'wrote an id that is not a number: "3"'],
  ['other-id', 'answered question 4, but was asked question 3'],
  ['other-clan', 'moved for another clan than its own, the Koi: {"clan":"lotus"'],
  ['no-move', 'made a move that is not legal: null: not-an-object (FORMAT)'],
  ['illegal', 'gift-to-yourself (DEAL-5)'],
  ['hello-again', 'said hello, but not as its first word'],
  ['long', 'wrote a line of more than 65536 bytes'],
])('a program that misbehaves is caught, and the game goes on: %s', async (way, why) => {
  const { summary, err } = await game(plays(way, 3));
  const { takenOver, meanVp } = summary.seats[0];
  expect(takenOver).toMatchObject({ game: 1, clan: 'koi', question: 3, why: expect.stringContaining(why) });
  expect(meanVp).toBeGreaterThan(0);
  expect(err).toMatch(/^hinode: [^\n]+; an Ashigaru takes over\.\n$/);
  expect(err).toContain(`(seat 1, Koi) in game 1, question 3 (${takenOver.kind}): ${takenOver.why};`);
});

test('a program that is too slow is caught', async () => {
  const { summary, err } = await game(plays('slow'), '--time-limit', '300ms');
  expect(summary.seats[0].takenOver).toMatchObject({ question: 1, why: 'gave no answer within 300 ms' });
  expect(err).toContain(
    '(seat 1, Koi) in game 1, question 1 (ready): gave no answer within 300 ms; an Ashigaru',
  );
});

test('a program has two seconds by default', async () => {
  const { err } = await hinode(['bot', '--seats', `${plays('slow')},random,random`, '--games', '1']);
  expect(err).toContain('gave no answer within 2 s');
});

test('a program need not say hello', async () => {
  const { summary, err } = await game(plays('shy'));
  expect(err).toBe('');
  expect(summary.seats[0]).toEqual({
    bot: plays('shy'),
    games: 1,
    wins: 0,
    winRate: 0,
    meanVp: expect.any(Number),
  });
});

test('a program that is killed or answers twice is caught when it is asked next', async () => {
  expect((await game(plays('twice', 3))).summary.seats[0].takenOver).toMatchObject({
    question: 4,
    why: expect.stringMatching(/^answered question 3, but was (not asked anything|asked question 4)$/),
  });
  expect((await game(plays('crash', 3))).err).toContain('was ended by SIGKILL');
});

test('a program that never lets the tea ceremony end is caught', async () => {
  const { takenOver } = (await game(plays('endless'))).summary.seats[0];
  expect(takenOver).toMatchObject({
    question: 1001,
    kind: 'ready',
    why: 'made 1,000 moves and does not let the game go on',
  });
});

test('a name that would play tricks with the terminal is refused', async () => {
  const { summary, err } = await game(plays('rude'));
  expect(summary.seats[0]).not.toHaveProperty('name');
  expect(err).toContain('said hello with the name "\\u001b[2J", which is not');
});

test('a program that cannot be started is caught', async () => {
  const { err } = await game('samuraii');
  expect(err).toContain('could not be started: there is neither a level nor a program of that name');
  expect((await game(`"${folder()}"`)).err).toContain('could not be started: ');
});

test('an Ashigaru stays in the seat for the rest of the run, and the summary says so', async () => {
  const seats = `${plays('exit', 3)},random,random`;
  const { out, err } = await hinode([
    'bot',
    '--seats',
    seats,
    '--games',
    '3',
    '--seed',
    '2',
    '--set',
    'archway',
    ...NO_HURRY,
  ]);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(out).toMatch(/^3 games, archway, seed 2\n\nbot +wins +win rate +mean VP\nthe exit \* /);
  expect(out).toMatch(/\n\n\* An Ashigaru took over: .*ended with exit code 3\.\n$/);
});

test('a program that refuses to end is killed', async () => {
  // The command's output streams close only when nobody has them open any more, and the program has them too.
  const bots = `${plays('stubborn', 9999)},random,random`;
  const run = start(['bot', '--seats', bots, '--games', '1', ...NO_HURRY]);
  expect(await run.ended).toMatchObject({ code: 0, err: '' });
});

test.runIf(process.platform !== 'win32')('Ctrl-C ends the programs too', async () => {
  const { child, ended } = start([
    'bot',
    '--seats',
    `${plays('stubborn')},random,random`,
    '--time-limit',
    '1000s',
  ]);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, err: 'I stay\n' });
});

test.each([
  ['', '--seats must say who plays'],
  ['--seats random,random', '--seats needs 3 to 5 bots, not 2'],
  ['--seats random,random,random --games 0', '--games must be a whole number'],
  ['--seats random,random,random --time-limit 2', '--time-limit must be a time such as 500ms or 2s'],
  ['--seats random,random,random --time-limit 0s', '--time-limit must be a time such as 500ms or 2s'],
  ['--seats random,random,random --time-limit 2h', '--time-limit must be a time such as 500ms or 2s'],
  ['--seats random,random,random --time-limit 9999s', '--time-limit must be a time such as 500ms or 2s'],
])('"hinode bot %s" gets one sentence and exit code 2', async (typed, words) => {
  const { code, out, err } = await hinode(['bot', ...typed.split(' ').filter(Boolean)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`hinode: ${words}`);
  expect(err).toMatch(/^hinode: [^\n]+\.\n$/);
});
