import { CLAN_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { charactersOf, mannerOf } from '../table/bots.ts';
import { BY_CHANCE, type Seat } from '../table/table.ts';
import { CHARACTERS } from './draft.ts';
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

test('every character comes about as often as any other', () => {
  const all = CLAN_IDS.map((clan): Seat => ({ clan, player: { ...bot, character: BY_CHANCE } }));
  const counts = new Map<string, number>();
  const games = 200;
  for (let game = 0; game < games; game++)
    for (const character of charactersOf(withCharacters(all, `seed ${game}`)).values())
      counts.set(character, (counts.get(character) ?? 0) + 1);
  const fair = (games * CLAN_IDS.length) / CHARACTERS.length;
  expect([...counts.keys()].toSorted()).toEqual([...CHARACTERS].toSorted());
  for (const count of counts.values()) expect(Math.abs(count - fair)).toBeLessThan(0.2 * fair);
});

test('a bot is made with its character, and with none before it is drawn', () => {
  expect(mannerOf({ ...bot, character: 'loyal', noise: 0.3 })).toEqual({ character: 'loyal', noise: 0.3 });
  expect(mannerOf({ ...bot, character: BY_CHANCE })).toEqual({});
});
