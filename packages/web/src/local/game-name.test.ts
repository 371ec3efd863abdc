import { newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { gameName } from './game-name.ts';

const setup = { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'one' } as const;
const ready = (clan: 'koi' | 'lotus') => ({ clan, type: 'ready', value: true }) as const;

test('a branch as long as its original has another name; the same game has the same, wherever it comes from', () => {
  const original = newRecord(setup, [ready('koi'), ready('lotus')]);
  const branch = newRecord(setup, [ready('lotus'), ready('koi')]);
  expect(gameName(branch)).not.toBe(gameName(original));
  expect(gameName(JSON.parse(JSON.stringify(original)))).toBe(gameName(original));
});
