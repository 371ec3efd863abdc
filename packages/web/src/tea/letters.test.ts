import type { ClanId } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import { apart as laidApart, letterOf, SHEET, seatAngles } from './letters.ts';
import { NO_TERMS } from './terms.ts';

describe('the seats', () => {
  const clans: ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];
  test('run clockwise from your own at the foot', () => {
    expect([...seatAngles(clans, 'koi')]).toEqual([
      ['koi', 0],
      ['lotus', 90],
      ['turtle', 180],
      ['dragonfly', 270],
    ]);
  });
  test('are the same round for everybody: who sits at my left hand has me at the right', () => {
    expect(seatAngles(clans, 'lotus').get('koi')).toBe(270);
    expect(seatAngles(clans, 'koi').get('lotus')).toBe(90);
  });
});

/** Every letter there can be at a table of so many. */
const allLetters = (players: number) => {
  const clans = [...CLAN_IDS, 'heron' as ClanId].slice(0, players);
  const angles = seatAngles(clans, 'koi');
  return clans.flatMap((clan) =>
    clans
      .filter((other) => other !== clan)
      .map((other) => letterOf({ clan, with: other, ...NO_TERMS }, angles)),
  );
};

/** About the size of a letter, in the units of the sheet. */
const LETTER = { width: 100, height: 34 } as const;

describe.each([
  [3, 0.9],
  [4, 0.9],
  [5, 0.45],
])('at a table of %i', (players, apart) => {
  const letters = allLetters(players);
  test('every letter lies on the table', () => {
    for (const { at } of letters) {
      expect(Math.abs(at.x - SHEET.width / 2)).toBeLessThan((SHEET.width - LETTER.width) / 2);
      expect(Math.abs(at.y - SHEET.height / 2)).toBeLessThan((SHEET.height - LETTER.height) / 2);
    }
  });
  test('no letter hides another, though all there can be lie there', () => {
    for (const [i, one] of letters.entries())
      for (const other of letters.slice(i + 1)) {
        const across = Math.abs(one.at.x - other.at.x) / LETTER.width;
        const down = Math.abs(one.at.y - other.at.y) / LETTER.height;
        expect(Math.max(across, down)).toBeGreaterThan(apart);
      }
  });
});

describe('at a table of six', () => {
  const letters = allLetters(6);
  test('every letter lies on the table', () => {
    for (const { at } of letters) {
      expect(Math.abs(at.x - SHEET.width / 2)).toBeLessThan((SHEET.width - LETTER.width) / 2);
      expect(Math.abs(at.y - SHEET.height / 2)).toBeLessThan((SHEET.height - LETTER.height) / 2);
    }
  });
  test.each([1, 2, 3, 4, 5])('one from each to who sits %i further: none hides another', (further) => {
    const sent = letters.filter((_, i) => i % 5 === (Math.floor(i / 5) + further - 1) % 5);
    expect(sent).toHaveLength(6);
    const laid = laidApart(sent);
    for (const [i, one] of laid.entries())
      for (const other of laid.slice(i + 1)) {
        const across = Math.abs(one.at.x - other.at.x) / LETTER.width;
        const down = Math.abs(one.at.y - other.at.y) / LETTER.height;
        expect(Math.max(across, down)).toBeGreaterThan(0.9);
      }
  });
});

test('letters that would lie on one another give way, and the first stays where it is', () => {
  const angles = seatAngles(['koi', 'lotus', 'turtle', 'dragonfly'], 'koi');
  const letters = (['lotus', 'turtle', 'koi'] as const).map((clan) =>
    letterOf({ clan, with: 'dragonfly', ...NO_TERMS }, angles),
  );
  const laid = laidApart(letters);
  expect(laid[0]).toEqual(letters[0]);
  laid.forEach(({ at }, i) => {
    for (const other of laid.slice(i + 1))
      expect(Math.abs(at.x - other.at.x) >= 190 || Math.abs(at.y - other.at.y) >= 52).toBe(true);
  });
});
