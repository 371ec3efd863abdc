import { expect, test } from 'vitest';
import { lineCutter } from './lines.ts';

/** The lines cut from some pieces, however the bytes are split. */
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

test('lines come out whole, however the bytes arrive', () => {
  expect(cut(10, 'one\ntwo\n\nthr', 'e', 'e\nfo')).toEqual(['one', 'two', '', 'three']);
});

test('a character of several bytes may arrive in two pieces', () => {
  const sunrise = Buffer.from('日の出\n');
  expect(cut(10, sunrise.subarray(0, 4), sunrise.subarray(4))).toEqual(['日の出']);
});

test('a line may be as long as the limit; one byte more is reported as too long, once', () => {
  expect(cut(5, '12345\n')).toEqual(['12345']);
  expect(cut(5, 'ok\n123456\nno\n')).toEqual(['ok', 'TOO LONG']);
  expect(cut(5, '123', '456', '789\nno\n')).toEqual(['TOO LONG']);
});
