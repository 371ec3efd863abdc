import type { Event, View } from '@hinode/engine';
import { expect, test } from 'vitest';
import { nobodysLine, stacksOf } from './camps.ts';
import { campSize, openLines, tallyRows } from './forms.ts';
import { measuresFor } from './measures.ts';
import { movedBy } from './moved.ts';

const log = (...events: readonly Partial<Event>[]) =>
  events.map((event, at) => ({ at, event: event as Event }));

const moves = (to: 'kyoto' | 'oshu', clan: 'koi' | 'lotus' = 'koi') =>
  ({ type: 'figureMoved', clan, figure: 'bushi', from: 'edo', to, because: 'marshal' }) as const;

test('figures that have arrived in this Marshal stand apart, and are not counted among those that can still move', () => {
  const moved = movedBy(
    'koi',
    log(moves('kyoto'), { type: 'mandateChosen' }, moves('kyoto', 'lotus'), moves('kyoto'), moves('oshu')),
  );
  expect(moved('kyoto', 'bushi')).toBe(1);
  expect(moved('kyoto', 'daimyo')).toBe(0);
  expect(stacksOf({ daimyo: 1, bushi: 3 }, (figure) => moved('kyoto', figure))).toEqual([
    { figure: 'daimyo', count: 1, moved: false },
    { figure: 'bushi', count: 2, moved: false },
    { figure: 'bushi', count: 1, moved: true },
  ]);
  expect(stacksOf({ bushi: 1 }, () => 1)).toEqual([{ figure: 'bushi', count: 1, moved: true }]);
});

const line = (clan: 'koi' | 'lotus' | 'turtle', force: number, leads: boolean, asked = false) => ({
  clan,
  squad: { bushi: force },
  force,
  leads,
  byHonor: false,
  stacks: stacksOf({ bushi: force }),
  asked,
});

test('where room is short only the leader shows figures, and any clan whose figures can be picked', () => {
  const lines = [line('koi', 3, true), line('lotus', 2, false), line('turtle', 1, false, true)];
  expect(openLines('full', lines)).toHaveLength(3);
  expect(openLines('lead', lines).map(({ clan }) => clan)).toEqual(['koi', 'turtle']);
  expect(openLines('tally', lines)).toEqual([]);
});

test('emblems stand two in a row, the leader on top', () => {
  expect(tallyRows([1])).toEqual([[1]]);
  expect(tallyRows([1, 2])).toEqual([[1, 2]]);
  expect(tallyRows([1, 2, 3])).toEqual([[1], [2, 3]]);
  expect(tallyRows([1, 2, 3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(tallyRows([1, 2, 3, 4, 5])).toEqual([[1], [2, 3], [4, 5]]);
});

test('every form of a camp is smaller than the one before', () => {
  const lines = [line('koi', 3, true), line('lotus', 2, false), line('turtle', 1, false)];
  const area = (form: 'full' | 'lead' | 'tally') => {
    const { width, height } = campSize(form, lines, measuresFor('wide', 1));
    return width * height;
  };
  expect(area('lead')).toBeLessThan(area('full'));
  expect(area('tally')).toBeLessThan(area('lead'));
});

test('an uncontrolled Kami stands in its province by itself; a controlled one stands in a squad', () => {
  const view = {
    kami: [
      { kami: 'susanoo', province: 'edo' },
      { kami: 'raijin', province: 'edo', clan: 'koi' },
      { kami: 'fujin', province: 'oshu' },
    ],
  } as unknown as View;
  const alone = nobodysLine(view, 'edo');
  expect(alone.map(({ clan, stacks }) => [clan, stacks])).toEqual([
    [undefined, [{ figure: 'susanoo', count: 1, moved: false }]],
  ]);
  expect(nobodysLine(view, 'kyoto')).toEqual([]);
  for (const form of ['full', 'lead', 'tally'] as const) {
    const { width, height } = campSize(form, alone, measuresFor('wide', 1));
    expect(width).toBeGreaterThan(10);
    expect(height).toBeGreaterThan(10);
  }
});
