import { expect, test } from 'vitest';
import { mutated, mutationsIn } from './operators.ts';

const all = (code: string): string[] => mutationsIn(code).map((mutation) => mutated(code, mutation));

test.each([
  ['a < b;', ['a <= b;']],
  ['a === b;', ['a !== b;']],
  ['f(a) && g(b);', ['f(a) || g(b);']],
  ['(a + b) * c;', ['(a - b) * c;', '(a + b) / c;']],
  ['a += b;', ['a -= b;']],
  ['if (!a) b = c;', ['if (false) b = c;', 'if (a) b = c;']],
  ['x = a ? b : c;', ['x = a ? c : b;']],
  ['x = [true, 7];', ['x = [false, 7];', 'x = [true, 8];']],
  ['x = all.some(f);', ['x = all.every(f);']],
  ['f(a);', [';']],
])('%s may have been mistaken as %j', (code, mistakes) => {
  expect(all(code)).toEqual(mistakes);
});

test.each([
  "import { a } from 'b';",
  'type A = 1 | true;',
  'let a: 1 | 2;',
  'throw new Error(1 + 2);',
  "x = 'text';",
])('nothing that could be tested is changed in %s', (code) => {
  expect(all(code)).toEqual([]);
});

test('an expression with a type attached is searched too', () => {
  expect(all('x = (a - 1) as number;')).toEqual(['x = (a + 1) as number;', 'x = (a - 2) as number;']);
});

test('a mutation has its line, the original code and the replacement', () => {
  expect(mutationsIn('a;\nb = c\n  > d;')).toEqual([
    { line: 3, start: 11, end: 12, was: '>', becomes: '>=' },
  ]);
});
