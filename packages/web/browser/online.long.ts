import { test } from 'vitest';
import { anEvening } from '../testing/evening.ts';

test('four people, a bot and a spectator play from the lobby to Winter, with talk, a promise, a connection lost in mid-bid, and a bot for somebody who left', () =>
  anEvening({ seats: 5, stay: ['Stays'], toWinter: true }));
