import { expect, test } from 'vitest';
import { load, save } from '../../../../index.ts';
import { invariantsBroken } from '../../../../invariants.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

/** A war in Edo, where the Lotus have their Jorogumo. */
const WAR = {
  honor: 'koi > lotus > turtle',
  monsters: ['jorogumo'],
  cards: { lotus: ['jorogumo'] },
  // Clans with coins are asked to bid, so the battle waits once it has begun.
  coins: { koi: 1, moon: 1 },
  wars: ['edo'],
  at: { phase: 'war', war: 1 },
} as const satisfies TableSetting;

const NO_BID = { type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 } as const;
const USE = { type: 'use', value: true } as const;

/** Somebody bids a coin on an advantage, and one to be asked about their ronin before the outcome. */
function bids(clan: 'koi' | 'lotus' | 'turtle', on: 'seppuku' | 'hostage' | 'poets', setting: TableSetting) {
  const game = table({ ...WAR, coins: { [clan]: 2 }, ronin: { [clan]: 1 }, ...setting });
  game.play({ clan, ...NO_BID, [on]: 1, ronin: 1 });
  return game;
}

const ended = (game: GameTable): GameTable => {
  game.until('battle-end');
  expect(invariantsBroken(game.state)).toEqual([]);
  return game;
};

test('CARD-JOROGUMO its owner chooses a Bushi or Shinto of another player, and must', () => {
  const game = table({
    ...WAR,
    map: { edo: 'lotus jorogumo bushi, koi bushi 2 shinto daimyo, turtle bushi', oshu: 'koi bushi' },
  });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'control', ability: 'jorogumo' }]);
  const control = { clan: 'lotus', type: 'control' } as const;
  expect(game.legal('lotus')).toEqual([
    { ...control, of: 'koi', figure: 'bushi' },
    { ...control, of: 'koi', figure: 'shinto' },
    { ...control, of: 'turtle', figure: 'bushi' },
  ]);
  expect(game.refused({ clan: 'lotus', type: 'pass' })).toBe('compulsory');
  expect(game.refused({ ...control, of: 'koi', figure: 'daimyo' })).toBe('daimyo-immune');
  expect(game.refused({ ...control, of: 'turtle', figure: 'shinto' })).toBe('no-figure-there');
  expect(game.refused({ ...control, of: 'lotus', figure: 'bushi' })).toBe('cannot-be-chosen');
  game.playNow({ ...control, of: 'koi', figure: 'shinto' });
  expect(game.force('lotus', 'edo')).toBe(3);
  expect(game.force('koi', 'edo')).toBe(3);
});

test('CARD-JOROGUMO takes what counts as a Shinto, no other Monster', () => {
  const game = table({
    ...WAR,
    cards: { lotus: ['jorogumo'], koi: ['komainu', 'river-dragon'] },
    map: { edo: 'lotus jorogumo, koi komainu river-dragon' },
  });
  expect(game.count('lotus', 'komainu', 'edo')).toBe(1);
  expect(game.count('koi', 'river-dragon', 'edo')).toBe(1);
  expect(ended(game).count('koi', 'komainu', 'edo')).toBe(0);
  expect(game.count('koi', 'komainu', 'reserve')).toBe(1);
});

test.each([
  ['elsewhere', 'lotus bushi, koi bushi', 'lotus jorogumo'],
  ['where others have only Daimyo and Monsters', 'lotus jorogumo, koi daimyo', ''],
])('CARD-JOROGUMO takes nobody %s', (_, edo, oshu) => {
  const game = table({ ...WAR, map: { edo, ...(oshu && { oshu }) } });
  expect(game.events.some(({ type }) => type === 'controlTaken')).toBe(false);
});

test('CARD-JOROGUMO takes nobody where there is no battle', () => {
  const game = table(
    { ...WAR, alliances: ['koi lotus'], map: { edo: 'lotus jorogumo, koi bushi 2' } },
    'battle-end',
  );
  expect(game.tokens('koi')).toEqual(['edo spring']);
  expect(game.count('koi', 'bushi', 'edo')).toBe(2);
});

test('CARD-JOROGUMO, XTIME-5, XTIME-6 takes the last figure before the bids, and its owner stays in the battle', () => {
  const game = table({ ...WAR, map: { edo: 'lotus jorogumo, koi shinto' } });
  expect(game.force('koi', 'edo')).toBe(0);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'bid', most: 1 }]);
  ended(game);
  expect(game.tokens('lotus')).toEqual(['edo spring']);
  expect(game.count('koi', 'shinto', 'edo')).toBe(1);
  expect(game.count('lotus', 'shinto', 'reserve')).toBe(3);
});

test('CARD-JOROGUMO the figure benefits from the cards and the clan of its controller, not from those of its owner', () => {
  const game = table({
    ...WAR,
    honor: 'moon > lotus > koi',
    season: 'autumn',
    cards: { lotus: ['jorogumo', 'way-of-the-katana'] },
    map: { edo: 'lotus jorogumo, moon bushi 2' },
  });
  expect(game.force('moon', 'edo')).toBe(2);
  expect(game.force('lotus', 'edo')).toBe(1 + 2);
});

test('CARD-JOROGUMO a figure for which the Moon have no room is not theirs to take', () => {
  const moon = { ...WAR, honor: 'koi > moon > turtle', cards: { moon: ['jorogumo'] } } as const;
  const full = table({ ...moon, map: { edo: 'moon jorogumo bushi, koi bushi shinto' } });
  expect(full.events.some(({ type }) => type === 'controlTaken')).toBe(false);
  const room = table({ ...moon, map: { edo: 'moon jorogumo, koi bushi shinto' } });
  room.playNow({ clan: 'moon', type: 'control', of: 'koi', figure: 'bushi' });
  expect(room.force('moon', 'edo')).toBe(4);
});

test('CARD-JOROGUMO in a lost battle it dies as its controller’s, and the piece goes to its owner', () => {
  const game = bids('koi', 'poets', {
    cards: { lotus: ['jorogumo'], koi: ['righteousness'] },
    map: { edo: 'lotus jorogumo, koi bushi 4' },
  });
  ended(game);
  expect(game.tokens('koi')).toEqual(['edo spring']);
  expect(game.vp('koi')).toBe(2);
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle']);
  expect(game.count('koi', 'bushi', 'edo')).toBe(3);
  expect(game.count('koi', 'bushi', 'reserve')).toBe(3);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(6);
});

test('CARD-JOROGUMO in seppuku it counts for its controller, with the controller’s own', () => {
  const game = bids('lotus', 'seppuku', { map: { edo: 'lotus jorogumo bushi, koi bushi 2' } });
  game.play({ clan: 'lotus', ...USE, ability: 'seppuku' });
  ended(game);
  expect(game.vp('lotus')).toBe(3);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(6);
  expect(game.count('koi', 'bushi', 'reserve')).toBe(5);
});

test('CARD-JOROGUMO the figure stays under control though Jorogumo is gone', () => {
  const game = bids('turtle', 'hostage', { map: { edo: 'lotus jorogumo, koi bushi, turtle daimyo' } });
  game.play({ clan: 'turtle', type: 'hostage', of: 'lotus', figure: 'jorogumo' });
  expect(game.hostages('turtle')).toEqual(['lotus jorogumo']);
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
  expect(ended(game).tokens('lotus')).toEqual(['edo spring']);
});

test('CARD-JOROGUMO taken hostage it costs its controller the victory point, and is a hostage of its owner', () => {
  const game = bids('turtle', 'hostage', {
    vp: { koi: 5, lotus: 5 },
    map: { edo: 'lotus jorogumo, koi bushi, turtle daimyo' },
  });
  game.play({ clan: 'turtle', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect(game.vp('lotus')).toBe(4);
  expect(game.vp('koi')).toBe(5);
  ended(game);
  expect(game.hostages('turtle')).toEqual(['koi bushi']);
  expect(game.count('koi', 'bushi', 'reserve')).toBe(5);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(6);
});

test('CARD-JOROGUMO a clan that takes its own figure back as a hostage has it in reserve', () => {
  const game = bids('koi', 'hostage', { vp: { lotus: 1 }, map: { edo: 'lotus jorogumo, koi bushi daimyo' } });
  game.play({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect(game.vp('koi')).toBe(1);
  ended(game);
  expect(game.hostages('koi')).toEqual([]);
  expect(game.count('koi', 'bushi', 'reserve')).toBe(6);
});

test('CARD-JOROGUMO of several equal figures the controller’s own goes first', () => {
  const game = bids('turtle', 'hostage', { map: { edo: 'lotus jorogumo bushi, koi bushi, turtle daimyo' } });
  game.play({ clan: 'turtle', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect(game.hostages('turtle')).toEqual(['lotus bushi']);
  expect(ended(game).count('koi', 'bushi', 'edo')).toBe(1);
});

test('CARD-JOROGUMO a squad has room for one more than a clan owns, and a save knows whose it is', () => {
  const game = table({ ...WAR, map: { edo: 'lotus jorogumo shinto 3, koi shinto' } });
  expect(game.count('lotus', 'shinto', 'edo')).toBe(4);
  expect(game.force('lotus', 'edo')).toBe(5);
  expect(invariantsBroken(game.state)).toEqual([]);
  expect(load(save(game.state))).toEqual(game.state);
});

test('CARD-JOROGUMO has Force 1', () => {
  const game = table({ ...WAR, map: { edo: 'lotus jorogumo' }, at: { phase: 'mandate' } });
  expect(game.force('lotus', 'edo')).toBe(1);
});
