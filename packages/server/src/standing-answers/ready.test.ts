import { decisions, rngFrom, type Setup, view } from '@hinode/engine';
import { isPausing } from '@hinode/engine/search';
import type { StandingAnswer } from '@hinode/wire';
import { expect, test } from 'vitest';
import type { Table } from '../table/table.ts';
import { live, SETUP, wish } from '../testing/live.ts';
import { anAnswer, send } from '../testing/play.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();
const READY: StandingAnswer = { on: 'ready' };
const setup: Setup = { ...SETUP, seed: 'ready for war' };

/** Plays at random up to the next pause before a war; nobody has answered in it yet. */
async function untilPause(table: Table, seed: string): Promise<void> {
  const rng = rngFrom(seed);
  for (;;) {
    const { state } = table.position();
    if (isPausing(state)) return;
    const move = anAnswer(state, rng);
    if (move === undefined) throw new Error('there was no pause');
    await send(table, move);
  }
}

const waitedFor = (table: Table) => decisions(table.position().state).map(({ clan }) => clan);

test('DEAL-6 nobody waits before a war for a clan that is ready in advance; at tea they do', async () => {
  const { table } = await live(store, { setup });
  await wish(table, 'koi', { type: 'standing', answer: READY, value: true });
  expect(waitedFor(table)).toContain('koi');
  await untilPause(table, 'a');
  expect(waitedFor(table)).toEqual(['lotus', 'turtle', 'bonsai']);
  expect(view(table.position().state).ready).toEqual(['koi']);
});

test('DEAL-6 a clan that promised something, or offered coins, this season is asked all the same', async () => {
  const { table } = await live(store, { setup });
  for (const clan of ['koi', 'lotus', 'turtle'] as const)
    await wish(table, clan, { type: 'standing', answer: READY, value: true });
  await wish(table, 'koi', {
    type: 'phrase',
    to: 'bonsai',
    phrase: { say: 'please-play', mandate: 'harvest', coins: 2 },
  });
  await wish(table, 'lotus', { type: 'phrase', phrase: { say: 'stay-allied' }, promise: true });
  await wish(table, 'turtle', { type: 'phrase', phrase: { say: 'please-play', mandate: 'train', coins: 0 } });
  await untilPause(table, 'a');
  expect(waitedFor(table)).toEqual(['koi', 'lotus', 'bonsai']);
});

test('DEAL-6 a promise from the previous season does not count', async () => {
  const { table } = await live(store, { setup });
  await wish(table, 'koi', { type: 'standing', answer: READY, value: true });
  await wish(table, 'koi', { type: 'phrase', phrase: { say: 'stay-allied' }, promise: true });
  const rng = rngFrom('next season');
  while (view(table.position().state).season === 'spring') {
    const move = anAnswer(table.position().state, rng);
    if (move === undefined) throw new Error('there was no Summer');
    await send(table, move);
  }
  await untilPause(table, 'summer');
  expect(view(table.position().state).season).toBe('summer');
  expect(waitedFor(table)).not.toContain('koi');
});
