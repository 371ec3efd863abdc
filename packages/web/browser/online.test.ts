import { test } from 'vitest';
import { anEvening } from '../testing/evening.ts';

/** `npm run test:long` plays to Winter with more people. */
test('three people, a bot and a spectator play from the lobby to their first mandates and end the game, with talk, a promise, a lost connection, and a bot for somebody who left', () =>
  anEvening({ seats: 4, stay: [], toWinter: false }));
