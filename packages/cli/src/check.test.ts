import { result, type Setup } from '@hinode/engine';
import { expect, test } from 'vitest';
import { Broken, playChecked, stumblingRecord } from './check.ts';

const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'check' };

test('a sound game is played to its end', () => {
  const { state, record } = playChecked(SETUP);
  expect(result(state)).toEqual(record.result);
  expect(record.entries.length).toBeGreaterThan(50);
});

test('what breaks along the way is reported with the record that leads there', () => {
  let looks = 0;
  const stumble = () => {
    if (++looks > 10) throw new Error('out of ink');
    return [];
  };
  try {
    playChecked(SETUP, stumble);
    expect.unreachable();
  } catch (problem) {
    expect(problem).toBeInstanceOf(Broken);
    expect(problem).toMatchObject({ message: 'out of ink', record: { setup: SETUP } });
  }
});

test('a game that was played only as numbers can be recorded afterwards', () => {
  expect(stumblingRecord(SETUP).entries).toEqual(playChecked(SETUP).record.entries);
});
