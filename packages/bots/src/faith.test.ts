import { decisions, type Move, type Rng } from '@hinode/engine';
import { position } from '@hinode/engine/scenario';
import { expect, test } from 'vitest';
import { keepingWord } from './faith.ts';
import { questionFor } from './table/questions.ts';
import type { Pledge } from './talk/ledger.ts';
import type { PromisablePhrase } from './talk/phrases.ts';
import type { Faith } from './talk/voices.ts';

/** Koi chooses a mandate, allied with Lotus. */
const state = position({
  setup: { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'faith' },
  position: {
    alliances: [['koi', 'lotus']],
    at: { phase: 'mandate', clan: 'koi', tiles: ['betray', 'train', 'recruit', 'marshal'] },
  },
});

const MOVES: readonly Move[] = [
  { clan: 'koi', type: 'mandate', tile: 'betray' },
  { clan: 'koi', type: 'mandate', tile: 'train' },
  { clan: 'koi', type: 'mandate', tile: 'recruit' },
];
const pledge = (phrase: PromisablePhrase, promise = true): Pledge => ({
  from: 'koi',
  to: 'lotus',
  phrase,
  promise,
  state: 'open',
});
const always = { below: () => 0 } as unknown as Rng;

/** What Koi chooses if these are worth so much, in the order of MOVES. */
function chooses(worth: readonly number[], faith: Faith, ...pledges: readonly Pledge[]): Move | undefined {
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  const question = { ...questionFor(state, decision, 'faith', 0), pledges, rng: always };
  const tried = worth.map((value, code) => ({ code, value })).sort((a, b) => b.value - a.value);
  const [best] = keepingWord(question, tried, faith, (code) => MOVES[code] as Move);
  return best && MOVES[best.code];
}

const FAITHFUL: Faith = { price: 3, chance: 0 };
const FICKLE: Faith = { price: 3, chance: 1 };
const TRUE_TO_LOTUS = pledge({ say: 'stay-allied' });

test('without a promise the best is chosen', () => {
  expect(chooses([9, 1, 0], FAITHFUL)).toBe(MOVES[0]);
});

test('a promise is kept where breaking it pays little', () => {
  expect(chooses([3, 1, 0], FICKLE, TRUE_TO_LOTUS)).toBe(MOVES[1]);
});

test('it is broken where that pays much, by those who do', () => {
  expect(chooses([9, 1, 0], FICKLE, TRUE_TO_LOTUS)).toBe(MOVES[0]);
  expect(chooses([9, 1, 0], FAITHFUL, TRUE_TO_LOTUS)).toBe(MOVES[1]);
});

test('a promise to another clan than the ally, or one that is settled, binds nobody', () => {
  expect(chooses([3, 1, 0], FICKLE, { ...TRUE_TO_LOTUS, to: 'turtle' })).toBe(MOVES[0]);
  expect(chooses([3, 1, 0], FICKLE, { ...TRUE_TO_LOTUS, state: 'void' })).toBe(MOVES[0]);
});

test('what was only said turns a choice that is nearly as good', () => {
  const said = pledge({ say: 'play', mandate: 'recruit' }, false);
  expect(chooses([2, 1, 1.5], FICKLE, said)).toBe(MOVES[2]);
  expect(chooses([9, 1, 1.5], FICKLE, said)).toBe(MOVES[0]);
});
