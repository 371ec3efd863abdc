import { BY_CHANCE } from '@hinode/bots/characters';
import { expect, test } from 'vitest';
import { charactersOf, mannerOf } from '../table/bots.ts';
import type { Seat } from '../table/table.ts';
import { withCharacters } from './drawn-characters.ts';

const bot = { kind: 'bot', level: 'samurai' } as const;
const seats: readonly Seat[] = [
  { clan: 'koi', player: { kind: 'person' } },
  { clan: 'lotus', player: { ...bot, character: 'pious' } },
  { clan: 'turtle', player: bot },
  { clan: 'bonsai', player: { ...bot, character: BY_CHANCE } },
];

test('what was left to chance is drawn from the seed, and everybody else stays as they are', () => {
  const drawn = withCharacters(seats, 'a seed');
  expect(drawn.slice(0, 3)).toEqual(seats.slice(0, 3));
  expect(charactersOf(drawn).get('bonsai')).toBeDefined();
  expect(withCharacters(seats, 'a seed')).toEqual(drawn);
});

test('a bot is made with its character, and with none before it is drawn', () => {
  expect(mannerOf({ ...bot, character: 'loyal', skill: 4, noise: 0.3 })).toEqual({
    character: 'loyal',
    skill: 4,
    noise: 0.3,
  });
  expect(mannerOf({ ...bot, character: BY_CHANCE })).toEqual({});
});
