import { expect, test } from 'vitest';
import { lineCutter } from './lines.ts';

/** What is made of some pieces, however the bytes are cut. */
function cut(most: number, ...pieces: (string | Buffer)[]): string[] {
  const lines: string[] = [];
  const read = lineCutter(
    most,
    (line) => lines.push(line),
    () => lines.push('TOO LONG'),
  );
  for (const piece of pieces) read(Buffer.from(piece));
  return lines;
}

test('lines come out whole, however they come in', () => {
  expect(cut(10, 'one\ntwo\n\nthr', 'e', 'e\nfo')).toEqual(['one', 'two', '', 'three']);
});

test('a letter of several bytes may come in two pieces', () => {
  const sunrise = Buffer.from('日の出\n');
  expect(cut(10, sunrise.subarray(0, 4), sunrise.subarray(4))).toEqual(['日の出']);
});

test('a line may be as long as the limit, and is cut off one byte later, once', () => {
  expect(cut(5, '12345\n')).toEqual(['12345']);
  expect(cut(5, 'ok\n123456\nno\n')).toEqual(['ok', 'TOO LONG']);
  expect(cut(5, '123', '456', '789\nno\n')).toEqual(['TOO LONG']);
});
