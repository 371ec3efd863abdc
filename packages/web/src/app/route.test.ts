import { expect, test } from 'vitest';
import { placeOf, type Route, readRoute, writeRoute } from './route.ts';

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
  { page: 'again', id: ID, watched: false, moment: '7' },
  { page: 'again', id: ID, watched: true, moment: '7/all' },
  { page: 'replay', id: 'x' },
  { page: 'replay', id: 'x', moment: '0/koi' },
  { page: 'analysis', game: 'x', moment: '78' },
  { page: 'record', packed: 'abc_-', moment: '78/koi' },
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

test.each(['x', '-1', '1.5', '123456', '7%20', '', 'koi/7'])(
  'a moment is a number of moves: %j is none',
  (at) => {
    expect(readRoute(`#/replay/x/${at}`)).toEqual({ page: 'replay', id: 'x' });
  },
);

test('a moment is seen through the eyes of a name, and of nothing else', () => {
  for (const eyes of ['%3Cimg%3E', 'a b', 'x'.repeat(65), 'koi/8', 'koi?'])
    expect(readRoute(`#/replay/x/7/${eyes}`)).toEqual({ page: 'replay', id: 'x' });
});

test('all moments of a game are one place', () => {
  const places = ['#/replay/x', '#/replay/x/7', '#/replay/x/8/all'].map((hash) => placeOf(readRoute(hash)));
  expect(new Set(places)).toEqual(new Set(['#/replay/x']));
});
