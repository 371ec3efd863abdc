import { expect, test } from 'vitest';
import { playerOf } from './player-of.ts';

test('a seat online has a person with a name, or a bot with its character or with none', () => {
  expect(playerOf({ name: 'Ada' })).toEqual({ kind: 'person', name: 'Ada' });
  expect(playerOf({})).toEqual({ kind: 'person' });
  expect(playerOf({ bot: 'samurai', character: 'loyal' })).toEqual({
    kind: 'bot',
    level: 'samurai',
    character: 'loyal',
  });
  // Somebody's name stays with the seat where a bot stands in for them.
  expect(playerOf({ name: 'Ada', bot: 'samurai' })).toEqual({ kind: 'bot', level: 'samurai' });
});
