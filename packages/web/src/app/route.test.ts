import { expect, test } from 'vitest';
import { type Route, readRoute, writeRoute } from './route.ts';

const ID = 'An_id-of-the-server-22';

test.each<Route>([
  { page: 'home' },
  { page: 'setup', hotSeat: true },
  { page: 'game', id: 'x' },
  { page: 'online' },
  { page: 'statistics', online: false },
  { page: 'statistics', online: true },
  { page: 'explorer' },
  { page: 'ratings' },
  { page: 'profile', id: ID },
  { page: 'seat', id: ID },
  { page: 'room', id: ID },
  { page: 'watch', id: ID },
  { page: 'again', id: ID, watched: true },
  { page: 'analysis', game: 'x', at: '78' },
  { page: 'carry', code: 'ABCD2345' },
  { page: 'learn' },
  { page: 'learn', chapter: 'the-land' },
  { page: 'rules', id: 'BATTLE-3' },
  { page: 'cards', id: 'komainu' },
  { page: 'puzzles' },
  { page: 'position', packed: 'abc_-', boardOnly: false },
  { page: 'position', packed: 'abc_-', boardOnly: true },
])('$page is found again by its address', (route) => {
  expect(readRoute(writeRoute(route))).toEqual(route);
});

test.each(['..\\logout?', '..%2flogout', `${ID}?`, `${ID}#`, `..;${ID}`, 'short', 'x'.repeat(65), ''])(
  'nothing but an id of the server gets into its paths: %j does not',
  (text) => {
    for (const page of ['room', 'watch', 'again', 'carry', 'profile'])
      expect(readRoute(`#/${page}/${text}`)).toEqual({ page: 'home' });
    expect(readRoute(`#/online/${text}`)).toEqual({ page: 'online' });
  },
);
