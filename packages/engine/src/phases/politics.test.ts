import { describe, expect, test } from 'vitest';
import type { ClanId, Event } from '../index.ts';
import { view } from '../index.ts';
import { choose, pass } from '../testing/answers.ts';
import { table } from '../testing/table.ts';
import { beforeMandate, eventsOf, playing } from '../testing/turns.ts';

const SEATS = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'];
const TILES = ['betray', 'harvest', 'train', 'marshal'] as const;

describe('the political phase', () => {
  const letter = ({ type }: Event): string =>
    type === 'mandateChosen' ? 'M' : type === 'kamiTurnBegan' ? 'K' : type === 'warBegan' ? 'W' : '';

  test('POL-1 three mandates and a kami turn, two and a kami turn, two and a kami turn, then war', () => {
    const game = table({ at: { phase: 'tea' } });
    game.until('war-end');
    expect(game.events.map(letter).join('')).toBe('MMMKMMKMMKW');
  });

  test('POL-1 the kami turns come in every season', () => {
    const game = table({ at: { phase: 'tea' } });
    game.until('game-end');
    expect(game.events.map(letter).join('')).toBe('MMMKMMKMMKW'.repeat(3));
  });

  test('POL-2 in Spring the clan on top of the honor track begins, whatever its seat', () => {
    const game = table({ honor: 'turtle > koi > dragonfly > lotus', at: { phase: 'tea' } });
    game.untilAsked('mandate');
    expect(game.waitingFor()).toEqual(['turtle']);
  });

  test.each([3, 4, 5])('POL-2 mandate turns go clockwise through the year with %i players', (players) => {
    const clans = SEATS.slice(0, players);
    const game = table({ honor: clans.join(' > '), at: { phase: 'season-start' } });
    game.until('game-end');
    const expected = Array.from({ length: 21 }, (_, turn) => clans[turn % players]);
    expect(eventsOf(game, 'mandateChosen').map(({ clan }) => clan)).toEqual(expected);
  });

  test('POL-2 a later season begins left of the last mandate player, not at the top of honor', () => {
    const game = table({
      season: 'summer',
      honor: 'koi > lotus > turtle > dragonfly',
      at: { phase: 'mandate', clan: 'lotus', turn: 7 },
    });
    game.play(choose('lotus', view(game.state, 'lotus').tiles?.[0] ?? 'harvest'));
    game.untilAsked('mandate');
    expect(game.waitingFor()).toEqual(['turtle']);
  });

  test('POL-2 a clan that rises in honor in Spring does not get a turn out of order', () => {
    const game = beforeMandate('betray', 'koi', { alliances: ['koi lotus'] });
    game.playNow(choose('koi', 'betray'));
    game.untilAsked('mandate');
    expect(game.honor()[0]).toBe('lotus');
    game.play({ clan: 'lotus', type: 'mandate', tile: 'recruit', announce: 'recruit' });
    game.untilAsked('mandate');
    expect(game.waitingFor()).toEqual(['turtle']);
  });
});

describe('the mandate turn', () => {
  const first = () => table({ at: { phase: 'mandate', clan: 'koi', tiles: TILES } });

  test('MANDATE-1 the current player sees the top four tiles and nobody else does', () => {
    const game = first();
    expect(view(game.state, 'koi').tiles).toEqual(TILES);
    for (const other of ['lotus', 'turtle', 'dragonfly', undefined] as const)
      expect(view(game.state, other).tiles).toBeUndefined();
    expect(eventsOf(game, 'tilesDrawn').map(({ seenBy }) => seenBy)).toEqual(['koi']);
  });

  test('MANDATE-1 one of the four is chosen and no other tile', () => {
    const game = first();
    expect(game.refused({ clan: 'koi', type: 'mandate', tile: 'recruit' })).toBe('tile-not-drawn');
    for (const tile of TILES) expect(game.refused({ clan: 'koi', type: 'mandate', tile })).toBeUndefined();
    expect(game.refused({ clan: 'lotus', type: 'mandate', tile: 'train', announce: 'train' })).toBe(
      'not-your-turn',
    );
    expect(game.refused(pass('koi'))).toBe('compulsory');
  });

  test('MANDATE-1 the other three go back on top in their order: the next player draws them and one more', () => {
    const game = first();
    game.playNow(choose('koi', 'harvest'));
    const tiles = view(game.state, 'lotus').tiles ?? [];
    expect(tiles).toHaveLength(4);
    expect(tiles.slice(0, 3)).toEqual(['betray', 'train', 'marshal']);
  });

  test('MANDATE-1 the stack shrinks from ten by one each turn, and the seventh player still draws four', () => {
    const game = table({ at: { phase: 'tea' } });
    const stacks: number[] = [];
    for (let turn = 1; turn <= 7; turn++) {
      game.untilAsked('mandate');
      const [clan] = game.waitingFor() as [ClanId];
      const { stack, tiles = [] } = view(game.state, clan);
      stacks.push(stack);
      expect(tiles).toHaveLength(4);
      game.playNow(choose(clan, tiles[0] ?? 'train'));
    }
    expect(stacks).toEqual([10, 9, 8, 7, 6, 5, 4]);
  });

  test('MANDATE-2 everyone sees what is played', () => {
    const game = first();
    game.playNow(choose('koi', 'harvest'));
    expect(eventsOf(game, 'mandateChosen')).toMatchObject([
      { clan: 'koi', mandate: 'harvest', turn: 1, seenBy: 'all' },
    ]);
    const open = [{ turn: 1, clan: 'koi', mandate: 'harvest', faceDown: false, tile: 'harvest' }];
    for (const viewer of ['koi', 'turtle', undefined] as const)
      expect(view(game.state, viewer).mandates).toEqual(open);
  });

  test('MANDATE-7 tiles that were played are open in their order; everybody can count the rest, but not see it', () => {
    const game = first();
    game.playNow(choose('koi', 'harvest'));
    game.playNow({ clan: 'lotus', type: 'mandate', tile: 'betray', announce: 'harvest' });
    game.play({ clan: 'turtle', type: 'mandate', tile: 'train' });
    const { mandates, stack, tiles, ...rest } = view(game.state);
    expect(mandates.map(({ clan, mandate }) => `${clan} ${mandate}`)).toEqual([
      'koi harvest',
      'lotus harvest',
      'turtle train',
    ]);
    expect(stack).toBe(7);
    expect(tiles).toBeUndefined();
    expect(rest.returned).toEqual([]);
  });

  test('MANDATE-7 after cleanup no tile is open, and the stack has ten again', () => {
    const game = table({ at: { phase: 'mandate', clan: 'koi', turn: 7 } });
    expect(view(game.state).mandates).toHaveLength(6);
    game.until('season-end');
    expect([view(game.state).mandates, view(game.state).stack]).toEqual([[], 10]);
  });
});

describe('executing a mandate', () => {
  const bushi = { edo: 'koi bushi', oshu: 'lotus bushi', kyoto: 'turtle bushi', kansai: 'dragonfly bushi' };

  test('MANDATE-3 clockwise from the left of the current player, who is last', () => {
    const game = playing('marshal', 'lotus', { map: bushi });
    const order: ClanId[] = [];
    for (let i = 0; i < 4; i++) {
      const [clan] = game.waitingFor() as [ClanId];
      order.push(clan);
      game.playNow(pass(clan));
    }
    expect(order).toEqual(['turtle', 'dragonfly', 'koi', 'lotus']);
    expect(game.asked()[0]?.kind).toBe('mandate');
  });

  test('MANDATE-3 Train is the other way round: the current player first, then clockwise', () => {
    const game = playing('train', 'turtle', { coins: { koi: 1, lotus: 1, turtle: 1, dragonfly: 1 } });
    const order: ClanId[] = [];
    for (let i = 0; i < 4; i++) {
      const [clan] = game.waitingFor() as [ClanId];
      order.push(clan);
      game.playNow(pass(clan));
    }
    expect(order).toEqual(['turtle', 'dragonfly', 'koi', 'lotus']);
    expect(game.asked()[0]?.kind).toBe('mandate');
  });

  test('MANDATE-3 nobody acts before their turn', () => {
    const game = playing('marshal', 'koi', { map: bushi });
    expect(game.waitingFor()).toEqual(['lotus']);
    expect(game.refused({ clan: 'koi', type: 'move', figure: 'bushi', from: 'edo', to: 'oshu' })).toBe(
      'not-your-turn',
    );
  });

  test('MANDATE-4 the current player and the ally get the bonus, the others do not', () => {
    const game = playing('harvest', 'koi', {
      alliances: ['koi turtle', 'lotus dragonfly'],
      map: { edo: 'koi bushi', hokkaido: 'turtle bushi', kyoto: 'lotus bushi', oshu: 'dragonfly bushi' },
    });
    expect([game.vp('koi'), game.coins('koi')]).toEqual([2, 3]);
    expect([game.coins('turtle'), game.ronin('turtle')]).toEqual([1, 2]);
    expect([game.vp('lotus'), game.coins('lotus'), game.coins('dragonfly')]).toEqual([0, 1, 1]);
  });

  test('MANDATE-5 everybody may pass at once, or after a part', () => {
    const game = playing('marshal', 'koi', { map: { edo: 'koi bushi 2', nagato: 'lotus bushi' } });
    game.playNow(pass('lotus'));
    game.playNow({ clan: 'koi', type: 'move', figure: 'bushi', from: 'edo', to: 'oshu' });
    game.playNow(pass('koi'));
    expect([game.count('koi', 'bushi', 'edo'), game.count('lotus', 'bushi', 'nagato')]).toEqual([1, 1]);
  });

  test.each(['recruit', 'marshal', 'train', 'betray'] as const)(
    'MANDATE-5 %s may be passed by its own player',
    (mandate) => {
      const game = playing(mandate, 'koi', {
        map: { edo: 'koi bushi stronghold, lotus bushi' },
        coins: { koi: 3 },
      });
      for (let i = 0; i < 9 && game.asked()[0]?.kind !== 'mandate'; i++)
        game.playNow(pass(game.waitingFor()[0] ?? 'koi'));
      expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
      expect([game.coins('koi'), game.count('koi', 'bushi', 'edo')]).toEqual([3, 1]);
    },
  );

  test('MANDATE-5 Harvest is simply taken: nobody is asked', () => {
    const game = playing('harvest', 'koi', { map: { edo: 'koi bushi' } });
    expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  });

  test('MANDATE-5 the consequences of Betray cannot be declined', () => {
    const game = playing('betray', 'koi', { alliances: ['koi lotus'], map: { edo: 'lotus bushi' } });
    game.playNow(pass('koi'));
    expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
    expect(view(game.state).alliances).toEqual([]);
  });

  test('MANDATE-6 what happens at the end of a mandate waits until every player has executed it', () => {
    const game = playing('recruit', 'dragonfly', {
      map: { edo: 'koi stronghold', hokkaido: 'dragonfly stronghold' },
      cards: { koi: ['path-of-the-samurai'] },
    });
    expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon' }]);
    game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
    expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'summon' }]);
    game.playNow(pass('dragonfly'));
    expect(game.asked()).toEqual([{ clan: 'koi', kind: 'place', ability: 'path-of-the-samurai' }]);
  });

  test('MANDATE-6 in the order of HONOR-6: the highest honor chooses to go first or last', () => {
    const game = playing('recruit', 'dragonfly', {
      honor: 'turtle > koi > lotus > dragonfly',
      cards: { koi: ['path-of-the-samurai'], turtle: ['path-of-the-light'] },
    });
    expect(game.asked()).toMatchObject([{ clan: 'turtle', kind: 'order' }]);
    game.playNow({ clan: 'turtle', type: 'order', first: false });
    expect(game.waitingFor()).toEqual(['koi']);
    game.playNow(pass('koi'));
    expect(game.asked()).toMatchObject([{ clan: 'turtle', kind: 'place' }]);
  });
});
