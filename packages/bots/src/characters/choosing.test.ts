import { CLAN_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { CHARACTER_IDS, drawCharacter } from './choosing.ts';

test('the same seed draws the same character for a clan', () => {
  for (const clan of CLAN_IDS) expect(drawCharacter('a seed', clan)).toBe(drawCharacter('a seed', clan));
});

test('every character comes about as often as any other', () => {
  const counts = new Map<string, number>();
  const games = 200;
  for (let game = 0; game < games; game++)
    for (const clan of CLAN_IDS) {
      const drawn = drawCharacter(`seed ${game}`, clan);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
  const fair = (games * CLAN_IDS.length) / CHARACTER_IDS.length;
  expect([...counts.keys()].toSorted()).toEqual([...CHARACTER_IDS].toSorted());
  for (const count of counts.values()) expect(Math.abs(count - fair)).toBeLessThan(0.2 * fair);
});
