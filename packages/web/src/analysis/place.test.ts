import { expect, test } from 'vitest';
import { readRoute, writeRoute } from '../app/route.ts';
import { type Looked, readPlace, writePlace } from './place.ts';

const ID = 'An_id-of-the-server-22';

test.each<Looked>([
  { id: 'x', from: 'here' },
  { id: ID, from: 'online' },
  { id: ID, from: 'watched' },
])('a game that is looked into is found again by its address: $from', (looked) => {
  const route = readRoute(writeRoute(writePlace(looked)));
  expect(route.page === 'analysis' && readPlace(route.game)).toEqual(looked);
});

test.each(['online:..%2flogout', 'watched:', 'online:short'])(
  'nothing but an id of the server gets into its paths: %s',
  (game) => {
    expect(readPlace(game)).toBeUndefined();
  },
);
