import { type ClanId, decisions, type Event, type Move, play } from '@hinode/engine';
import { type Position, position } from '@hinode/engine/scenario';
import { clanNumber } from '@hinode/engine/search';
import { describe, expect, test } from 'vitest';
import { byPlayouts, byThumb, type Weigh } from './alliance-worth.ts';
import { newMemory, remember } from './memory.ts';
import { answerLate, negotiate } from './negotiate.ts';
import { asideFor, questionFor } from './table/questions.ts';
import type { Pledge } from './talk/ledger.ts';

const tea = (clans: Position['clans'] = {}) =>
  position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'tea' },
    position: {
      clans: {
        koi: { coins: 5, map: { edo: { bushi: 3, stronghold: 1 } } },
        lotus: { coins: 7, map: { nagato: { bushi: 3, stronghold: 1 } } },
        turtle: { coins: 6, map: { kyoto: { bushi: 3, stronghold: 1 } } },
        ...clans,
      },
      at: { phase: 'tea' },
    },
  });

const betrayal = (clan: ClanId): Event => ({ type: 'allianceBroken', clan, with: 'koi', seenBy: 'all' });

function memoryOf(...events: readonly Event[]) {
  const memory = newMemory();
  for (const event of events) remember(memory, event);
  return memory;
}

/** What Koi says at tea after these moves of others. */
function koiSays(weigh: Weigh, moves: readonly Move[] = [], memory = newMemory(), state = tea()) {
  for (const move of moves) play(state, move);
  const decision = decisions(state).find(({ clan }) => clan === 'koi');
  if (decision === undefined) throw new Error('koi is not asked');
  return negotiate(questionFor(state, decision, 'tea', 0), memory, weigh);
}

/** Alliances that are worth the same with everybody. */
const worth =
  (mine: number, theirs: number): Weigh =>
  () => ({ mine, theirs });

const ready = { clan: 'koi', type: 'ready', value: true };

describe.each([
  ['by rule of thumb', byThumb],
  ['by playing seasons out', byPlayouts(6)],
])('weighed %s', (_, weigh) => {
  test('an alliance is proposed when it is worth something', () => {
    expect(koiSays(weigh).move.type).toBe('propose');
  });

  test('an offer that pays well is accepted', () => {
    const offer: Move = { clan: 'lotus', type: 'propose', with: 'koi', give: { coins: 5 } };
    expect(koiSays(weigh, [offer]).move).toEqual({ clan: 'koi', type: 'accept', with: 'lotus' });
  });

  test('an offer that asks for everything is not', () => {
    const offer: Move = { clan: 'lotus', type: 'propose', with: 'koi', ask: { coins: 5, ronin: 20 } };
    const rich = tea({ koi: { coins: 5, ronin: 20 } });
    expect(koiSays(weigh, [offer], newMemory(), rich).move.type).not.toBe('accept');
  });

  test('whoever broke alliances again and again in this game is not asked', () => {
    const memory = memoryOf(
      ...Array.from({ length: 20 }, () => [betrayal('lotus'), betrayal('turtle')]).flat(),
    );
    expect(koiSays(weigh, [], memory).move).toEqual(ready);
  });
});

test('one betrayal is enough to be asked after somebody as good', () => {
  const asked = (memory = newMemory()) => koiSays(worth(2, 2), [], memory).move;
  expect(asked()).toMatchObject({ type: 'propose', with: 'lotus' });
  expect(asked(memoryOf(betrayal('lotus')))).toMatchObject({ type: 'propose', with: 'turtle' });
});

test('what both gain is shared: whoever gains more may be asked to pay, but not for more than makes it even', () => {
  const asks = (coins: number): Move => ({ clan: 'lotus', type: 'propose', with: 'koi', ask: { coins } });
  const answer = (mine: number, theirs: number, coins: number) => koiSays(worth(mine, theirs), [asks(coins)]);
  expect(answer(4, 0.5, 3).move.type).toBe('accept');
  expect(answer(4, 0.5, 5).move.type).not.toBe('accept');
  expect(answer(3, 3, 1).move.type).not.toBe('accept');
});

test('whoever asked a lot is remembered', () => {
  const asked = (coins: number): Event => ({
    type: 'proposalMade',
    clan: 'lotus',
    with: 'turtle',
    give: {},
    ask: { coins },
    seenBy: 'all',
  });
  const partner = (...events: Event[]) => koiSays(worth(2, 2), [], memoryOf(...events)).move;
  expect(partner(asked(1))).toMatchObject({ type: 'propose', with: 'lotus' });
  expect(partner(asked(5))).toMatchObject({ type: 'propose', with: 'turtle' });
});

test('somebody who gains too little is offered coins, as many as it takes', () => {
  expect(koiSays(worth(3, 0.5)).move).not.toHaveProperty('give');
  expect(koiSays(worth(3, 0)).move).toHaveProperty('give', { coins: 1 });
  expect(koiSays(worth(3, -0.5)).move).toHaveProperty('give', { coins: 2 });
});

test('a bot offers no more coins than it has, nor than the alliance is worth', () => {
  const poor = tea({ koi: { coins: 1 } });
  expect(koiSays(worth(3, -0.5), [], newMemory(), poor).move).not.toHaveProperty('give');
  expect(koiSays(worth(0.8, -0.5)).move).not.toHaveProperty('give');
});

test('what is paid decides about an alliance that would not do without', () => {
  const give = (coins: number): Move => ({ clan: 'lotus', type: 'propose', with: 'koi', give: { coins } });
  expect(koiSays(worth(0, 3), [give(2)])).toMatchObject({
    move: { type: 'accept', with: 'lotus' },
    why: { reason: 'well-paid' },
  });
  expect(koiSays(worth(-3, 3), [give(2)])).toMatchObject({
    move: { type: 'decline', with: 'lotus' },
    why: { reason: 'shares-little', clan: 'lotus' },
  });
});

test('what is asked decides about an alliance that would do without', () => {
  const asks: Move = { clan: 'lotus', type: 'propose', with: 'koi', ask: { coins: 5 } };
  const declined = (clan: ClanId): Event => ({ type: 'proposalDeclined', clan, with: 'koi', seenBy: 'all' });
  const memory = memoryOf(declined('lotus'), declined('turtle'));
  expect(koiSays(worth(2, 2), [asks], memory)).toMatchObject({
    move: { type: 'decline', with: 'lotus' },
    why: { reason: 'asks-too-much' },
  });
});

test('whoever declined is not asked again in the same ceremony', () => {
  const declined: Event = { type: 'proposalDeclined', clan: 'lotus', with: 'koi', seenBy: 'all' };
  const memory = memoryOf(declined);
  expect(koiSays(worth(2, 2), [], memory).move).toMatchObject({ type: 'propose', with: 'turtle' });
  remember(memory, { type: 'teaBegan', seenBy: 'all' });
  expect(koiSays(worth(2, 2), [], memory).move).toMatchObject({ type: 'propose', with: 'lotus' });
});

test('an offer waits for the answer of somebody much better', () => {
  const turtleIsBetter: Weigh = (_, other) => ({ mine: other === clanNumber('turtle') ? 5 : 2, theirs: 2 });
  const offer: Move = { clan: 'lotus', type: 'propose', with: 'koi' };
  const asked: Move = { clan: 'koi', type: 'propose', with: 'turtle' };
  expect(koiSays(turtleIsBetter, [offer]).move).toEqual(asked);
  expect(koiSays(turtleIsBetter, [offer, asked]).move).toEqual(ready);
  const declined: Move = { clan: 'turtle', type: 'decline', with: 'koi' };
  const memory = memoryOf({ type: 'proposalDeclined', clan: 'turtle', with: 'koi', seenBy: 'all' });
  expect(koiSays(turtleIsBetter, [offer, asked, declined], memory).move).toMatchObject({ type: 'accept' });
});

describe('a bot that is ready', () => {
  function koiSaysLate(moves: readonly Move[], weigh: Weigh) {
    const state = tea();
    for (const move of [{ clan: 'koi', type: 'ready', value: true } as Move, ...moves]) play(state, move);
    const [decision] = decisions(state);
    if (decision === undefined) throw new Error('nobody is asked');
    return answerLate(asideFor(state, 'koi', decision, 'tea', 0), newMemory(), weigh)?.move;
  }
  const late: Move = { clan: 'turtle', type: 'propose', with: 'koi' };

  test('answers proposals that come later', () => {
    expect(koiSaysLate([late], worth(2, 2))).toEqual({ clan: 'koi', type: 'accept', with: 'turtle' });
    expect(koiSaysLate([late], worth(-2, 2))).toEqual({ clan: 'koi', type: 'decline', with: 'turtle' });
  });

  test('is silent where nothing is proposed', () => {
    expect(koiSaysLate([], worth(2, 2))).toBeUndefined();
  });
});

describe('promises made to a bot', () => {
  const promised = (state: Pledge['state']): Pledge => ({
    from: 'lotus',
    to: 'koi',
    phrase: { say: 'stay-out', province: 'edo' },
    promise: true,
    state,
  });

  /** Koi's answer to a plain proposal of Lotus that is worth so much. */
  function answers(worthIt: number, pledges: readonly Pledge[]) {
    const state = tea();
    play(state, { clan: 'lotus', type: 'propose', with: 'koi' });
    const decision = decisions(state).find(({ clan }) => clan === 'koi');
    if (decision === undefined) throw new Error('koi is not asked');
    const question = { ...questionFor(state, decision, 'tea', 0), pledges };
    return answerLate(question, newMemory(), worth(worthIt, 0));
  }

  test('broken ones make it less willing, and that is the reason it gives', () => {
    expect(answers(1, [])?.move.type).toBe('accept');
    expect(answers(1, [promised('broken')])).toMatchObject({
      move: { type: 'decline' },
      why: { reason: 'broke-faith' },
    });
  });

  test('kept ones make it more willing', () => {
    expect(answers(0, [])?.move.type).toBe('decline');
    expect(answers(0, [promised('kept')])?.move.type).toBe('accept');
  });
});
