import { expect, test } from 'vitest';
import { hinode } from '../testing/hinode.ts';
import { readWhatIf, writeWhatIf } from './what-if.ts';

const FEW = [
  '--seats',
  'ashigaru,ashigaru,ashigaru,ashigaru,ashigaru',
  '--games',
  '5',
  '--threads',
  '1',
  '--json',
];

async function played(...flags: readonly string[]) {
  const { code, out, err } = await hinode(['tournament', ...FEW, ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { seats, whatIf } = JSON.parse(out);
  return { whatIf, clans: seats[0].clans, chairs: seats[0].chairs };
}

test('what is typed can be typed again', () => {
  const typed = 'dragonfly: honor 0.5, home edo; koi: income 7, ability none; table: lowest-first';
  expect(writeWhatIf(readWhatIf(typed))).toBe(typed);
  expect(readWhatIf('all: ability none').length).toBeGreaterThan(4);
  expect(readWhatIf(undefined)).toEqual([]);
});

test('games are played as if it were so: clans sit by their honor, and play other games', async () => {
  const plain = await played();
  expect([plain.clans.koi.wins, plain.clans.koi.meanVp]).toEqual([
    plain.chairs[0].wins,
    plain.chairs[0].meanVp,
  ]);
  const bonsai = await played('--what-if', 'bonsai: honor 0, income 9, home oshu');
  expect(bonsai.whatIf).toBe('bonsai: honor 0, income 9, home oshu');
  const { wins, meanVp } = bonsai.clans.bonsai;
  expect([wins, meanVp]).toEqual([bonsai.chairs[0].wins, bonsai.chairs[0].meanVp]);
  const turned = await played('--what-if', 'dragonfly: ability koi; table: honor-reversed, lowest-first');
  expect(turned.clans).not.toEqual(plain.clans);
});

test.each([
  ['emperor: honor 1', '--what-if must be one of'],
  ['koi: luck 3', '--what-if knows honor, income, home and ability, not "luck"'],
  ['koi: honor first', '--what-if takes numbers up to 99, not "first"'],
  ['koi: home osaka', '--what-if must be one of hokkaido'],
  ['table: round', '--what-if must be one of honor-reversed, lowest-first, not "round"'],
])('"%s" gets one sentence', async (typed, words) => {
  const { code, err } = await hinode(['tournament', ...FEW, '--what-if', typed]);
  expect(code).toBe(2);
  expect(err).toContain(`hinode: ${words}`);
});
