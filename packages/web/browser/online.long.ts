import { test } from 'vitest';
import { anEvening } from '../testing/evening.ts';

test('four people, a bot and a spectator play from the lobby to Winter, with talk, a promise, a broken line in mid-bid, and a bot for somebody who went away', () =>
  anEvening({ seats: 5, stay: ['Stays'], toWinter: true }));
