import { test } from 'vitest';
import { anEvening } from '../testing/evening.ts';

/** `npm run test:long` plays with one more to Winter. */
test('three people, two bots and a spectator play from the lobby to a battle and end the game, with talk, a promise, a broken line in mid-bid, and a bot for somebody who went away', () =>
  anEvening({ stay: [], toWinter: false }));
