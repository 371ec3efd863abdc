import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalMove, type Move, newGame, play, refusal } from '../index.ts';
import { table } from '../testing/table.ts';

const game = () =>
  newGame({ clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'border' });

/** The codes with which a malformed move is refused. */
const CASES: readonly (readonly [string, unknown, string])[] = [
  ['nothing', undefined, 'not-an-object'],
  ['null', null, 'not-an-object'],
  ['a list', [], 'not-an-object'],
  ['a text', 'pass', 'not-an-object'],
  ['an empty object', {}, 'not-a-text'],
  ['no type', { clan: 'koi' }, 'not-a-text'],
  ['an unknown type', { clan: 'koi', type: 'resign' }, 'unknown-type'],
  ['a type of the prototype', { clan: 'koi', type: 'constructor' }, 'unknown-type'],
  ['no clan', { type: 'pass' }, 'not-a-text'],
  ['an unknown clan', { clan: 'crane', type: 'pass' }, 'unknown-clan'],
  ['a clan of the prototype', { clan: '__proto__', type: 'pass' }, 'unknown-clan'],
  ['a clan that is not in this game', { clan: 'bonsai', type: 'pass' }, 'clan-not-in-play'],
  ['an unknown field', { clan: 'koi', type: 'pass', because: 'why not' }, 'unknown-field'],
  ['a field called __proto__', JSON.parse('{"clan":"koi","type":"pass","__proto__":{}}'), 'unknown-field'],
  ['fields that are only inherited', Object.create({ clan: 'koi', type: 'pass' }), 'not-a-text'],
  ['a missing field', { clan: 'koi', type: 'build' }, 'missing-field'],
  [
    'a missing part of a bid',
    { clan: 'koi', type: 'bid', seppuku: 0, hostage: 0, ronin: 0 },
    'missing-field',
  ],
  ['an unknown province', { clan: 'koi', type: 'build', province: 'atlantis' }, 'unknown-province'],
  ['an unknown figure', { clan: 'koi', type: 'summon', figure: 'tank', province: 'edo' }, 'unknown-figure'],
  ['an unknown card', { clan: 'koi', type: 'buy', card: 'joker' }, 'unknown-card'],
  ['an unknown mandate', { clan: 'koi', type: 'mandate', tile: 'tax' }, 'unknown-mandate'],
  ['a number for a word', { clan: 'koi', type: 'build', province: 3 }, 'not-a-text'],
  ['a word for yes or no', { clan: 'koi', type: 'ready', value: 'yes' }, 'not-true-or-false'],
  [
    'a negative bid',
    { clan: 'koi', type: 'bid', seppuku: -1, hostage: 0, ronin: 0, poets: 0 },
    'not-a-whole-number',
  ],
  [
    'half a coin',
    { clan: 'koi', type: 'bid', seppuku: 0.5, hostage: 0, ronin: 0, poets: 0 },
    'not-a-whole-number',
  ],
  [
    'a huge bid',
    { clan: 'koi', type: 'bid', seppuku: 1e300, hostage: 0, ronin: 0, poets: 0 },
    'not-a-whole-number',
  ],
  ['NaN', { clan: 'koi', type: 'gift', to: 'lotus', coins: Number.NaN }, 'not-a-whole-number'],
  ['coins as text', { clan: 'koi', type: 'gift', to: 'lotus', coins: '1' }, 'not-a-whole-number'],
  [
    'a sweetener with an unknown part',
    { clan: 'koi', type: 'propose', with: 'lotus', give: { vp: 1 } },
    'unknown-field',
  ],
  ['a sweetener that is no purse', { clan: 'koi', type: 'propose', with: 'lotus', give: 3 }, 'not-an-object'],
  ['a share that is no list', { clan: 'koi', type: 'share', to: 'lotus' }, 'not-a-list'],
  ['a clan named twice', { clan: 'koi', type: 'share', to: ['lotus', 'lotus'] }, 'named-twice'],
  [
    'two places',
    { clan: 'koi', type: 'place', figure: 'bushi', province: 'edo', shrine: 'fujin' },
    'one-place-needed',
  ],
  ['no place', { clan: 'koi', type: 'place', figure: 'bushi' }, 'one-place-needed'],
];

describe('a move from outside is never trusted', () => {
  test.each(CASES)('%s is refused with a code', (_, move, code) => {
    const state = game();
    const before = state.slice();
    expect(refusal(state, move)?.code).toBe(code);
    expect(() => play(state, move as Move)).toThrow(IllegalMove);
    expect(state.slice()).toEqual(before);
  });

  test('whatever JSON comes in, the result is a refusal or a legal move, never a crash', () => {
    const state = game();
    const before = state.slice();
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('koi', 'lotus', 'x'), fc.string(), (value, clan, type) => {
        for (const move of [
          value,
          { clan, type, value },
          { clan, type: 'propose', with: value, give: value },
        ]) {
          const refused = refusal(state, move);
          if (refused) expect(refused.code).toMatch(/^[a-z-]+$/);
        }
      }),
      { numRuns: 2000 },
    );
    expect(state.slice()).toEqual(before);
  });

  test('a shrine that is not in this game is no place to worship', () => {
    const tea = table({ shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'], at: { phase: 'tea' } });
    const move = { clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'amaterasu' };
    expect(tea.refused(move)).toBe('shrine-not-in-play');
  });
});
