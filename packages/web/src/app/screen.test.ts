import { expect, test } from 'vitest';
import { screenOf } from './screen.ts';

test.each([
  [844, 390, 'landscape-phone'],
  [720, 450, 'landscape-phone'],
  [390, 664, 'short-phone'],
  [360, 640, 'short-phone'],
  [360, 560, 'short-phone'],
  [390, 844, 'phone'],
  [820, 1180, 'middle'],
  [1180, 820, 'wide'],
  [1112, 834, 'middle'],
  [1024, 768, 'middle'],
  [1280, 600, 'low-laptop'],
  [1280, 720, 'laptop'],
  [1440, 900, 'wide'],
  [1920, 1080, 'wide'],
  [2560, 1440, 'wide'],
])('a screen of %i × %i is laid out as %s', (width, height, screen) => {
  expect(screenOf(width, height)).toBe(screen);
});

test.each([
  [390, 664, 'short-phone'],
  [844, 390, 'landscape-phone'],
  [1180, 820, 'middle'],
  [1366, 1024, 'middle'],
])('on a touch screen of %i × %i the layout is %s', (width, height, screen) => {
  expect(screenOf(width, height, true)).toBe(screen);
});
