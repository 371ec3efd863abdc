import type { ClanId } from '@hinode/engine';
import type { KeptNote, Note } from '@hinode/wire';
import { expect, test } from 'vitest';
import type { Seat } from '../store/store.ts';
import { placesIn } from './places.ts';

const person = (clan: ClanId): Seat => ({ clan, by: { session: clan, name: clan } });
const seats: readonly Seat[] = [
  person('koi'),
  person('lotus'),
  person('turtle'),
  { clan: 'bonsai', by: { bot: 'samurai' } },
];
const result = {
  winners: ['bonsai'],
  vp: { koi: 20, lotus: 31, turtle: 20, bonsai: 44 },
  honor: ['turtle', 'koi', 'lotus', 'bonsai'],
} as const;
const kept = (...notes: readonly Note[]): readonly KeptNote[] =>
  notes.map((note) => ({ when: 0, at: 0, note }));
const places = (...asked: Parameters<typeof placesIn>) =>
  Object.fromEntries((placesIn(...asked) ?? []).map(({ person: one, place }) => [one, place]));

test('persons have the places of the game; bots are not rated', () => {
  expect(places({ seats, result }, [])).toEqual({ lotus: 2, turtle: 3, koi: 4 });
});

test('whoever left is last, however the bot did in their place; whoever came back is not', () => {
  const left: Note = { type: 'bot-took-over', clan: 'lotus', level: 'samurai', why: 'left' };
  const { lotus, koi } = places({ seats, result }, kept(left));
  expect(lotus).toBeGreaterThan(koi ?? 0);
  expect(places({ seats, result }, kept(left, { type: 'came-back', clan: 'lotus' }))).toEqual(
    places({ seats, result }, []),
  );
});

test('in a game that was given up for somebody, they are last and the others equal', () => {
  const { turtle, koi, lotus } = places({ seats }, kept({ type: 'ended', how: 'abandoned', by: 'turtle' }));
  expect(koi).toBe(lotus);
  expect(turtle).toBeGreaterThan(koi ?? 0);
});

test('a game that all agreed to end, or that one person played with bots, says nothing', () => {
  expect(placesIn({ seats }, kept({ type: 'ended', how: 'agreed' }))).toBeUndefined();
  const alone = seats.filter(({ clan }) => clan === 'koi' || clan === 'bonsai');
  expect(placesIn({ seats: alone, result }, [])).toBeUndefined();
});
