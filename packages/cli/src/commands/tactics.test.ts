import { expect, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

/** Only Koi may act, and keeping its lone Bushi in Edo is the only way to take a token. */
const tactic = (name: string, answers: object) => ({
  name,
  why: 'Alone in Edo the Bushi takes the token.',
  setup: { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any' },
  position: {
    season: 'autumn',
    shrines: ['amaterasu', 'hachiman', 'tsukuyomi', 'fujin'],
    wars: ['edo'],
    display: [],
    clans: { koi: { map: { edo: { bushi: 1 } } } },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal', 'train', 'harvest', 'betray'], turn: 7 },
  },
  moves: [{ clan: 'koi', type: 'mandate', tile: 'marshal' }],
  ask: 'koi',
  ...answers,
});
const stays = tactic('Koi stays', { bad: [{ type: 'move' }] });
const leaves = tactic('Koi leaves', { good: [{ type: 'move' }] });

test('with one level, what it missed is listed with the answer it gave', async () => {
  const place = folder({ 'all/a.json': [stays, leaves] });
  expect(await hinode(['tactics', 'all', '--levels', 'samurai', '--tries', '2'], place)).toEqual({
    code: 0,
    out: `level    solved  every time
samurai  50.0 %      1 of 2

Koi leaves (right 0 of 2)
  Alone in Edo the Bushi takes the token.
  answered {"clan":"koi","type":"pass"}
`,
    err: '',
  });
});

test('with several levels the shares are compared', async () => {
  const place = folder({ 'a.json': stays });
  const argv = ['tactics', 'a.json', '--levels', 'samurai,shogun', '--budget', '20it', '--tries', '1'];
  expect((await hinode(argv, place)).out).toBe(
    'level     solved  every time\nsamurai  100.0 %      1 of 1\nshogun   100.0 %      1 of 1\n',
  );
});

test('--json is for programs', async () => {
  const place = folder({ 'a.json': [stays, leaves] });
  const { out } = await hinode(['tactics', 'a.json', '--levels', 'samurai', '--tries', '1', '--json'], place);
  expect(JSON.parse(out)).toEqual({
    tactics: 2,
    tries: 1,
    levels: [
      {
        level: 'samurai',
        share: 0.5,
        missed: [{ name: 'Koi leaves', right: 0, answers: [{ clan: 'koi', type: 'pass' }] }],
      },
    ],
  });
});

test('without a file or folder the suite that comes with Hinode is used', async () => {
  const { code, out } = await hinode(['tactics', '--levels', 'ashigaru', '--tries', '1', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out).tactics).toBeGreaterThanOrEqual(40);
});

test.each([
  [
    ['tactics', 'a.json'],
    { 'a.json': [stays, { ...stays, ask: 'carp' }] },
    'a.json[1].ask: "carp" is no clan',
  ],
  [['tactics', 'a.json'], { 'a.json': [] }, 'there is no tactic in "a.json"'],
  [['tactics', 'a.json'], { 'a.json': { ...stays, ask: 'lotus' } }, '"Koi stays" cannot be played'],
  [['tactics', 'none.json'], {}, 'none.json does not exist'],
  [['tactics', '--levels', 'geisha'], {}, '--levels must name bots of'],
  [['tactics', '--tries', '0'], {}, '--tries must be a whole number'],
])('invalid input is reported: %j', async (argv, files, message) => {
  const { code, err } = await hinode(argv, folder(files));
  expect(code).toBe(2);
  expect(err).toContain(message);
});
