import { test } from 'vitest';
import { anEvening } from '../testing/evening.ts';

/** `npm run test:long` plays with two more to Winter. */
test('three people, a bot and a spectator play from the lobby to their first mandates and end the game, with talk, a promise, a broken line, and a bot for somebody who went away', () =>
  anEvening({ seats: 4, stay: [], toWinter: false }));
