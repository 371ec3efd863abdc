import { loadText, type Message } from '@hinode/text';
import { expect, test } from 'vitest';
import { factsOf, titleOf } from './outcome-words.ts';

const text = await loadText('en');
/** Numbers stay with what they count: that is not looked at here. */
const said = ({ key, values }: Message): string => text.say(key, values).replaceAll('\u00a0', ' ');
const honor = ['koi', 'lotus', 'turtle'] as const;

test('a win by points names the margin, and where the winner stood before Winter', () => {
  const result = { winners: ['koi'], vp: { koi: 42, lotus: 39, turtle: 20 }, honor } as const;
  expect(said(titleOf(result))).toBe('Koi wins the year');
  expect(said(titleOf(result, 'koi'))).toBe('You win the year');
  expect(said(titleOf(result, 'lotus'))).toBe('Koi wins the year');
  expect(factsOf(result, { koi: 1, lotus: 12, turtle: 9 }).map(said)).toEqual([
    'Koi: 42 VP, 3 more than Lotus.',
    'Last before Winter with 1 VP; Winter brought 41.',
  ]);
});

test('a tie is won by honor, and says so', () => {
  const result = { winners: ['lotus'], vp: { koi: 30, lotus: 61, turtle: 61 }, honor } as const;
  expect(said(titleOf(result, 'turtle'))).toBe('Lotus wins by honor');
  expect(said(titleOf(result, 'lotus'))).toBe('You win by honor');
  expect(factsOf(result, { koi: 9, lotus: 30, turtle: 20 }).map(said)).toEqual([
    '61 VP each; Lotus is above Turtle in honor.',
    'In the lead before Winter with 30 VP; Winter brought 31.',
  ]);
});

test('two allies share the year', () => {
  const result = { winners: ['koi', 'turtle'], vp: { koi: 40, lotus: 12, turtle: 40 }, honor } as const;
  expect(said(titleOf(result, 'koi'))).toBe('Koi and Turtle share the victory');
  expect(factsOf(result, { koi: 9, lotus: 10, turtle: 8 }).map(said)).toEqual([
    '40 VP each, allies to the end.',
    'Second before Winter with 9 VP; Winter brought 31.',
  ]);
});
