import { describe, expect, test } from 'vitest';
import { sources } from '../testing/sources.ts';
import { unasked } from '../testing/unasked.ts';

const page = sources();

/** Drawn only at online tables, whose pages have loaded everything. No file says so. */
const ONLINE_ONLY = ['web/src/standing-answers/standing-sheet.tsx', 'web/src/table/refused.ts'];

test('every screen that says what things do, why something is refused or what speaks for a move has loaded those texts', () => {
  expect(unasked(page, 'play').filter((path) => !ONLINE_ONLY.includes(path))).toEqual([]);
});

test('texts of Learn are used nowhere else', () => {
  expect(unasked(page, 'learn')).toEqual([]);
});

describe('a mistake is found', () => {
  /** The page with one file changed. */
  function withMistake(path: string, right: string, wrong: string): ReadonlyMap<string, string> {
    const source = page.get(path);
    if (!source?.includes(right)) throw new Error(`${path} has changed: plant another mistake`);
    return new Map([...page, [path, source.replace(right, wrong)]]);
  }

  test('a rule on the first screen', () => {
    const wrong = withMistake('web/src/home/home.tsx', `'home.learn'`, `'rule.term.vp'`);
    expect(unasked(wrong, 'play')).toContain('web/src/home/home.tsx');
  });

  test('a hint that does not wait for its texts', () => {
    const wrong = withMistake('web/src/dock/hint-slip.tsx', `useTextWith('play');`, '');
    expect(unasked(wrong, 'play')).toContain('web/src/dock/hint-slip.tsx');
  });

  test('a screen that loads without its texts', () => {
    const wrong = withMistake('web/src/table/later.tsx', 'Dock = laterWith(PLAY,', 'Dock = later(');
    expect(unasked(wrong, 'play')).toContain('web/src/dock/option-face.tsx');
  });

  test('a list of parts with one missing', () => {
    const wrong = withMistake('web/src/table/later.tsx', `PLAY = ['play']`, 'PLAY = []');
    expect(unasked(wrong, 'play')).toContain('web/src/dock/option-face.tsx');
  });
});
