import type { Note, ShownNote } from '@hinode/wire';
import { expect, test } from 'vitest';
import { withoutBots } from './hearing.ts';

const notes = (...all: readonly Note[]): ShownNote[] => all.map((note, n) => ({ n, when: n, at: 0, note }));

test('people who mute bots still hear people and events, and people for whom a bot stands in', () => {
  const all = notes(
    { type: 'said', from: 'koi', text: 'hello' },
    { type: 'phrase', from: 'lotus', phrase: { say: 'greeting' } },
    { type: 'phrase', from: 'turtle', phrase: { say: 'thanks' } },
    { type: 'paused' },
  );
  const seats = [
    { clan: 'koi', name: 'Ada', here: true },
    { clan: 'lotus', bot: 'samurai', here: true },
    { clan: 'turtle', name: 'Ola', bot: 'samurai', here: false },
  ] as const;
  expect(withoutBots(all, seats).map(({ n }) => n)).toEqual([0, 2, 3]);
});
