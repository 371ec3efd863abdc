import { expect, test } from 'vitest';
import { escaped, rowChart, ticks } from './charts.ts';

test('ticks are round numbers that cover everything', () => {
  expect(ticks([0, 0.83])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticks([0, 47])).toEqual([0, 20, 40, 60]);
  expect(ticks([-3, 9])).toEqual([-5, 0, 5, 10]);
  expect(ticks([5, 5]).length).toBeGreaterThan(1);
});

test('text cannot break out of the markup', () => {
  expect(escaped('<b title="x">&')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;');
  const chart = rowChart({
    title: '<t>',
    rows: [{ name: '<row>', marks: [{ series: 0, value: -2, note: '<note>' }] }],
    shape: 'bar',
    written: String,
    covers: [0],
  });
  for (const word of ['<t>', '<row>', '<note>', 'NaN']) expect(chart).not.toContain(word);
  expect(chart).toContain('<rect');
});
