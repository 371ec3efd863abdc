import { expect, test } from 'vitest';
import { newCalls } from './calls.ts';

test('answers find those who asked, in whatever order they come', async () => {
  const calls = newCalls();
  const posted: number[] = [];
  const ask = (): Promise<unknown> => calls.ask((id) => posted.push(id));
  const [first, second, third] = [ask(), ask(), ask()];
  calls.take({ type: 'silence', id: posted[2] ?? -1 });
  calls.take({ type: 'answer', id: posted[1] ?? -1, answer: 'two' });
  calls.take({ type: 'problem', id: posted[0] ?? -1, problem: 'no' });
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('two');
  expect(await third).toBeUndefined();
});

test('what nobody asked for, or is answered already, changes nothing', async () => {
  const calls = newCalls();
  let id = -1;
  const answer = calls.ask((number) => {
    id = number;
  });
  calls.take({ type: 'answer', id: 77, answer: 'for nobody' });
  calls.take({ type: 'answer', id, answer: 'first' });
  calls.take({ type: 'answer', id, answer: 'second' });
  expect(await answer).toBe('first');
});

test('whoever waits is told when nobody will answer', async () => {
  const calls = newCalls();
  const answer = calls.ask(() => {});
  calls.giveUp('the thread died');
  await expect(answer).rejects.toThrow('the thread died');
});
