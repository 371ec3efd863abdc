import type { Event } from '@hinode/engine';
import { expect, test } from 'vitest';
import { hasDeclined } from './answers.ts';
import { NOTHING } from './terms.ts';

const told = (...events: Event[]) => events.map((event, at) => ({ at, event }));
const tea: Event = { type: 'teaBegan', seenBy: 'all' };
const offer: Event = {
  type: 'proposalMade',
  clan: 'koi',
  with: 'lotus',
  give: NOTHING,
  ask: NOTHING,
  seenBy: 'all',
};
const no: Event = { type: 'proposalDeclined', clan: 'lotus', with: 'koi', seenBy: 'all' };

test('a declined offer is remembered until the next one is made', () => {
  expect(hasDeclined(told(tea, offer), 'koi', 'lotus')).toBe(false);
  expect(hasDeclined(told(tea, offer, no), 'koi', 'lotus')).toBe(true);
  expect(hasDeclined(told(tea, offer, no, offer), 'koi', 'lotus')).toBe(false);
});

test('it is only between these two, and only at this ceremony', () => {
  expect(hasDeclined(told(tea, offer, no), 'koi', 'turtle')).toBe(false);
  expect(hasDeclined(told(tea, offer, no), 'turtle', 'lotus')).toBe(false);
  expect(hasDeclined(told(tea, offer, no, tea), 'koi', 'lotus')).toBe(false);
});
