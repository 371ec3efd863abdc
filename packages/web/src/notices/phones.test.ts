import { expect, test } from 'vitest';
import { needsHomeScreen } from './phones.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';

test.each([
  ['an iPhone in its browser', IPHONE, 5, false, true],
  ['an iPhone with the page on its Home Screen', IPHONE, 5, true, false],
  ['an iPad, which calls itself a Mac', MAC, 5, false, true],
  ['a Mac', MAC, 0, false, false],
  ['an Android phone', ANDROID, 5, false, false],
])(
  'whether the page must be installed before it can send notices: %s',
  (_, userAgent, maxTouchPoints, installed, has) => {
    expect(needsHomeScreen({ userAgent, maxTouchPoints, installed })).toBe(has);
  },
);
