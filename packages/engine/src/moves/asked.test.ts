import { expect, test } from 'vitest';
import { decisions, rngFrom } from '../index.ts';
import { nthSetup, walk } from '../testing/walk.ts';
import { ASKED_KINDS } from './asked.ts';

test('random games ask everything that can be asked, and nothing else', () => {
  const asked = new Set<string>();
  for (let n = 0; n < 60; n++)
    walk(nthSetup('asked', n), rngFrom(`asked ${n}`), ({ state }) => {
      for (const { kind } of decisions(state)) asked.add(kind);
    });
  expect([...asked].sort()).toEqual([...ASKED_KINDS].sort());
});
