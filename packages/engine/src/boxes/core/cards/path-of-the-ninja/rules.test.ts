import { expect, test } from 'vitest';
import { NO_SUMMONS, recruitTwo, SUMMONS } from '../../../../testing/summons.ts';
import { table } from '../../../../testing/table.ts';

const NINJA = { set: 'horseman', cards: { koi: ['path-of-the-ninja'] } } as const;
const MERCIFUL = {
  set: 'horseman',
  season: 'summer',
  cards: { koi: ['path-of-the-ninja', 'mercy'], lotus: ['righteousness'] },
} as const;
const ASKED = [{ clan: 'koi', kind: 'kill', ability: 'path-of-the-ninja' }];
const MERCY_ASKED = [{ clan: 'koi', kind: 'use', ability: 'mercy' }];
const NEXT_TURN = [{ clan: 'lotus', kind: 'mandate' }];
const KILL_LOTUS = { clan: 'koi', type: 'kill', of: 'lotus', figure: 'bushi', province: 'kyushu' } as const;
const KILL_OWN = { clan: 'koi', type: 'kill', of: 'koi', figure: 'bushi', province: 'edo' } as const;
const LOTUS_IN_KYUSHU = { map: { kyushu: 'lotus bushi' } } as const;

test.each(SUMMONS)('CARD-PATH-OF-THE-NINJA WORD-6 may kill one Bushi after %s', (_name, play) => {
  const game = play({ ...NINJA, map: { kyushu: 'lotus bushi 2' } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(KILL_LOTUS);
  expect(game.count('lotus', 'bushi', 'kyushu')).toBe(1);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(5);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  expect(game.asked()).not.toEqual(ASKED);
});

test.each(NO_SUMMONS)('CARD-PATH-OF-THE-NINJA is not asked after %s', (_name, play) => {
  expect(play({ ...NINJA, ...LOTUS_IN_KYUSHU }).asked()).toEqual(NEXT_TURN);
});

test('CARD-PATH-OF-THE-NINJA may be declined: nobody dies and no honor is lost', () => {
  const game = recruitTwo({ ...NINJA, ...LOTUS_IN_KYUSHU });
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.count('lotus', 'bushi', 'kyushu')).toBe(1);
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  expect(game.asked()).toEqual(NEXT_TURN);
});

test('CARD-PATH-OF-THE-NINJA reaches every Bushi on the map: opponents, the ally, own ones', () => {
  const game = recruitTwo({
    ...NINJA,
    alliances: ['koi lotus'],
    map: { kyushu: 'lotus bushi', oshu: 'turtle bushi 3, dragonfly bushi' },
  });
  const victims = game.legal('koi').flatMap((move) => (move.type === 'kill' ? [move] : []));
  expect(victims.map(({ of, figure, province }) => `${of} ${figure} ${province}`).sort()).toEqual([
    'dragonfly bushi oshu',
    'koi bushi edo',
    'lotus bushi kyushu',
    'turtle bushi oshu',
  ]);
  game.playNow(KILL_OWN);
  expect(game.count('koi', 'bushi', 'edo')).toBe(1);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
});

test('CARD-PATH-OF-THE-NINJA reaches nothing but Bushi', () => {
  const game = recruitTwo({
    ...NINJA,
    cards: { ...NINJA.cards, lotus: ['komainu'] },
    map: { kyushu: 'lotus daimyo shinto komainu stronghold' },
  });
  const refused = (figure: string) => game.refused({ ...KILL_LOTUS, figure });
  expect(refused('daimyo')).toBe('daimyo-immune');
  expect([refused('shinto'), refused('komainu')]).toEqual(['cannot-be-chosen', 'cannot-be-chosen']);
  expect([refused('bushi'), refused('stronghold')]).toEqual(['no-figure-there', 'no-figure-there']);
});

test('CARD-PATH-OF-THE-NINJA is not asked, and costs no honor, with no Bushi on the map', () => {
  const game = table({
    ...NINJA,
    map: { edo: 'koi stronghold, lotus shinto' },
    at: { phase: 'mandate', clan: 'lotus', tiles: ['recruit'] },
  });
  game.play({ clan: 'lotus', type: 'mandate', tile: 'recruit', announce: 'recruit' });
  game.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo' });
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'mandate' }]);
  expect(game.honor()[0]).toBe('koi');
});

test('CARD-PATH-OF-THE-NINJA HONOR-3 the bottom clan kills too, and stays at the bottom', () => {
  const honor = 'lotus > turtle > dragonfly > koi';
  const game = recruitTwo({ ...NINJA, ...LOTUS_IN_KYUSHU, honor });
  game.playNow(KILL_LOTUS);
  expect(game.count('lotus', 'bushi', 'kyushu')).toBe(0);
  expect(game.honor()).toEqual(['lotus', 'turtle', 'dragonfly', 'koi']);
});

test('CARD-PATH-OF-THE-NINJA is a kill by its owner, and Righteousness is paid for it', () => {
  const cards = { koi: ['path-of-the-ninja', 'righteousness'], lotus: ['righteousness'] } as const;
  const other = recruitTwo({ ...NINJA, ...LOTUS_IN_KYUSHU, cards });
  other.playNow(KILL_LOTUS);
  expect([other.vp('koi'), other.vp('lotus')]).toEqual([0, 1]);
  expect(other.events).toContainEqual(
    expect.objectContaining({ type: 'figuresKilled', of: 'lotus', by: 'koi', figures: { bushi: 1 } }),
  );

  const own = recruitTwo({ ...NINJA, ...LOTUS_IN_KYUSHU, cards });
  own.playNow(KILL_OWN);
  expect([own.vp('koi'), own.vp('lotus')]).toEqual([1, 0]);
});

test('CARD-MERCY CARD-PATH-OF-THE-NINJA sparing comes before a victim is chosen; the honor is lost all the same', () => {
  const game = recruitTwo({ ...MERCIFUL, ...LOTUS_IN_KYUSHU });
  expect(game.asked()).toEqual(MERCY_ASKED);
  game.playNow({ clan: 'koi', type: 'use', value: true });
  expect(game.count('lotus', 'bushi', 'kyushu')).toBe(1);
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([2, 0]);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  expect(game.asked()).toEqual(NEXT_TURN);
});

test('CARD-MERCY CARD-PATH-OF-THE-NINJA a player who does not spare goes on to the victim', () => {
  const game = recruitTwo({ ...MERCIFUL, ...LOTUS_IN_KYUSHU });
  game.playNow({ clan: 'koi', type: 'use', value: false });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(KILL_LOTUS);
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 1]);
});

test('CARD-MERCY CARD-PATH-OF-THE-NINJA sparing is not asked for when only the owner’s own Bushi could die', () => {
  const game = recruitTwo(MERCIFUL);
  expect(game.asked()).toEqual(ASKED);
  expect(game.legal('koi')).toEqual([{ clan: 'koi', type: 'pass' }, KILL_OWN]);
});

test('HONOR-7 Path of the Spirit pays before the Ninja loses honor, Path of the Monkey comes after', () => {
  const game = recruitTwo({
    set: 'horseman',
    season: 'autumn',
    cards: { koi: ['path-of-the-monkey', 'path-of-the-ninja', 'path-of-the-spirit'] },
    coins: { lotus: 1 },
    ...LOTUS_IN_KYUSHU,
  });
  expect([game.coins('koi'), game.vp('koi')]).toEqual([2, 2]);
  expect(game.asked()).toEqual(ASKED);
  game.playNow(KILL_LOTUS);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'use', ability: 'path-of-the-monkey' }]);
});

test('CARD-PATH-OF-THE-NINJA there is one copy, only in the Horseman set', () => {
  const two = ['path-of-the-ninja', 'path-of-the-ninja'] as const;
  expect(() => table({ set: 'horseman', cards: { koi: two } })).toThrow('only 1');
  expect(() => table({ ...NINJA, set: 'teapot' })).toThrow('not in the set');
});
