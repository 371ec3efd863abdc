import type { Scenario } from '@hinode/learn/scenario-game';
import { expect, test } from 'vitest';
import { openScenarioTable } from './scenario-table.ts';

const RECRUIT: Scenario = {
  setup: { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'a lesson' },
  position: {
    wars: ['kyoto'],
    clans: { koi: { map: { edo: { stronghold: 1 } } } },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit', 'train', 'harvest', 'betray'] },
  },
};

test('I am asked from the first moment; others answer by themselves until I am asked again', async () => {
  const table = openScenarioTable({ scenario: RECRUIT, me: 'koi' });
  expect(table.state().decision).toMatchObject({ clan: 'koi', kind: 'mandate' });
  expect(await table.play({ clan: 'koi', type: 'mandate', tile: 'recruit' })).toBeUndefined();
  await expect.poll(() => table.state().decision).toMatchObject({ clan: 'koi', kind: 'summon' });
});

test('an illegal move is refused with its reason', async () => {
  const table = openScenarioTable({ scenario: RECRUIT, me: 'koi' });
  expect(await table.play({ clan: 'koi', type: 'pass' })).toMatchObject({ code: expect.any(String) });
  expect(table.game().moves).toEqual([]);
});

test('undo takes back my move and everything after it', async () => {
  const table = openScenarioTable({ scenario: RECRUIT, me: 'koi' });
  const before = table.state().view;
  await table.play({ clan: 'koi', type: 'mandate', tile: 'train' });
  expect(table.lastOwn()).toMatchObject({ tile: 'train' });
  table.undo();
  expect(table.state().view).toEqual(before);
  expect(table.state().mayUndo).toBe(false);
});

test('bots answer for the others if asked to', async () => {
  const table = openScenarioTable({
    scenario: { ...RECRUIT, position: { ...RECRUIT.position, at: { phase: 'mandate', clan: 'lotus' } } },
    me: 'koi',
    bots: 'ashigaru',
  });
  await expect.poll(() => table.state().decision?.clan).toBe('koi');
  expect(table.game().moves[0]?.clan).toBe('lotus');
});
