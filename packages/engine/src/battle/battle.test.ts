import { describe, expect, test } from 'vitest';
import { advance } from '../agenda/agenda.ts';
import { kill } from '../effects/kill.ts';
import { view } from '../index.ts';
import { layPosition } from '../scenario/position.ts';
import { BUSHI } from '../state/figures.ts';
import type { State } from '../state/layout.ts';
import { clanNumber, provinceNumber } from '../state/names.ts';
import { bid, pass, use } from '../testing/answers.ts';
import { gameTable, scenarioOf, type TableSetting } from '../testing/table.ts';
import { atWar, endBattleWith, eventsOf } from '../testing/turns.ts';

const three = {
  map: { edo: 'koi bushi 3, lotus bushi, turtle bushi' },
  coins: { koi: 4, lotus: 3, turtle: 2, dragonfly: 5 },
  ronin: { lotus: 2, dragonfly: 1 },
};

describe('bidding', () => {
  test('BATTLE-1 coins and ronin of all players are public when bidding starts', () => {
    const game = atWar(three);
    for (const viewer of ['koi', 'lotus', 'dragonfly', undefined] as const) {
      const purses = view(game.state, viewer).clans.map(({ coins, ronin }) => [coins, ronin]);
      expect(purses).toEqual([
        [4, 0],
        [3, 2],
        [2, 0],
        [5, 1],
      ]);
    }
  });

  test('BATTLE-2 all participants are asked at once, and may bid in any order', () => {
    const game = atWar(three);
    expect(game.asked()).toEqual([
      { clan: 'koi', kind: 'bid', most: 4 },
      { clan: 'lotus', kind: 'bid', most: 3 },
      { clan: 'turtle', kind: 'bid', most: 2 },
    ]);
    game.playNow(bid('turtle', { poets: 1 }));
    expect(game.waitingFor()).toEqual(['koi', 'lotus']);
    game.playNow(bid('koi'));
    expect(game.waitingFor()).toEqual(['lotus']);
  });

  test('BATTLE-2 any number of coins from none to all, over the four advantages, and no more', () => {
    const game = atWar(three);
    expect(game.refused(bid('koi'))).toBeUndefined();
    expect(game.refused(bid('koi', { seppuku: 1, hostage: 1, ronin: 1, poets: 1 }))).toBeUndefined();
    expect(game.refused(bid('koi', { poets: 4 }))).toBeUndefined();
    expect(game.refused(bid('koi', { seppuku: 2, poets: 3 }))).toBe('not-enough-coins');
    expect(game.refused(bid('koi', { seppuku: -1 }))).toBe('not-a-whole-number');
  });

  test('BATTLE-2 ronin are not bid', () => {
    const game = atWar({ map: three.map, coins: { koi: 1 }, ronin: { lotus: 3 } });
    expect(game.waitingFor()).toEqual(['koi']);
  });

  test('BATTLE-2 bids are secret, and revealed together', () => {
    const game = atWar(three);
    game.playNow(bid('turtle', { hostage: 2 }));
    expect(view(game.state, 'turtle').battle?.bids).toEqual([
      { clan: 'turtle', bid: { seppuku: 0, hostage: 2, ronin: 0, poets: 0 } },
    ]);
    for (const viewer of ['koi', 'lotus', 'dragonfly', undefined] as const) {
      expect(view(game.state, viewer).battle).toMatchObject({
        bids: [],
        haveBid: ['turtle'],
        revealed: false,
      });
    }
    game.playNow(bid('koi'));
    game.playNow(bid('lotus', { hostage: 1 }));
    expect(eventsOf(game, 'bidSent').map(({ seenBy }) => seenBy)).toEqual(['turtle', 'koi', 'lotus']);
    expect(view(game.state).battle?.bids.map(({ clan, bid: sent }) => `${clan} ${sent.hostage}`)).toEqual([
      'koi 0',
      'lotus 1',
      'turtle 2',
    ]);
  });

  test('BATTLE-2 coins not bid stay in reserve', () => {
    const game = atWar(three);
    game.play(bid('lotus', { poets: 1 }));
    game.play(bid('koi', { hostage: 1 }));
    game.until('battle-end');
    expect(game.coins('lotus')).toBe(2 + 1);
  });

  test('BATTLE-6 a bid cannot be changed once sent', () => {
    const game = atWar(three);
    game.playNow(bid('koi', { poets: 1 }));
    expect(game.refused(bid('koi', { poets: 2 }))).toBe('already-bid');
  });

  test('BATTLE-6 coins leave the reserve when all bids are revealed, and not before', () => {
    const game = atWar(three);
    game.playNow(bid('koi', { hostage: 3 }));
    game.playNow(bid('turtle', { hostage: 1 }));
    expect([game.coins('koi'), game.coins('turtle')]).toEqual([4, 2]);
    game.playNow(bid('lotus'));
    expect(game.asked()).toMatchObject([{ clan: 'koi', kind: 'hostage' }]);
    expect([game.coins('koi'), game.coins('lotus'), game.coins('turtle')]).toEqual([1, 3, 1]);
  });
});

describe('participants', () => {
  test('BATTLE-3 a clan with no figure left still wins advantages and the battle', () => {
    const game = atWar({ map: { edo: 'koi bushi, lotus bushi' }, coins: { lotus: 3 }, ronin: { lotus: 2 } });
    game.playNow(bid('lotus', { seppuku: 1, ronin: 1, poets: 1 }));
    game.playNow(use('lotus'));
    expect(game.count('lotus', 'bushi', 'edo')).toBe(0);
    endBattleWith(game, use('lotus'));
    expect([game.tokens('lotus'), game.vp('lotus'), game.coins('koi')]).toEqual([['edo spring'], 1 + 2, 3]);
  });

  test('BATTLE-3 a clan with no figure left is paid reparations', () => {
    const game = atWar({ map: { edo: 'koi bushi 3, lotus bushi' }, coins: { lotus: 1, koi: 2 } });
    game.playNow(bid('lotus', { seppuku: 1 }));
    game.playNow(bid('koi', { ronin: 2 }));
    endBattleWith(game, use('lotus'));
    expect(game.coins('lotus')).toBe(2);
  });

  test('BATTLE-3 a clan whose only figure was taken hostage is still in the battle', () => {
    const game = atWar({
      map: { edo: 'koi bushi, lotus bushi' },
      coins: { koi: 1, lotus: 1 },
      ronin: { lotus: 2 },
    });
    game.playNow(bid('koi', { hostage: 1 }));
    game.playNow(bid('lotus', { ronin: 1 }));
    game.playNow({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
    endBattleWith(game, use('lotus'));
    expect(game.tokens('lotus')).toEqual(['edo spring']);
  });
});

describe('advantages', () => {
  test('BATTLE-4 they resolve from left to right', () => {
    const game = atWar({ map: { edo: 'koi bushi 2, lotus bushi' }, coins: { koi: 4 }, ronin: { koi: 1 } });
    game.playNow(bid('koi', { seppuku: 1, hostage: 1, ronin: 1, poets: 1 }));
    game.until('battle-end');
    expect(eventsOf(game, 'advantageWon').map(({ advantage }) => advantage)).toEqual([
      'seppuku',
      'hostage',
      'ronin',
      'poets',
    ]);
  });

  test('BATTLE-4 the outcome comes before the poets, and after hired ronin', () => {
    const game = atWar({ map: { edo: 'koi bushi 2, lotus bushi' }, coins: { koi: 2 }, ronin: { koi: 1 } });
    game.playNow(bid('koi', { ronin: 1, poets: 1 }));
    game.until('battle-end');
    const order = game.events.map((event) => (event.type === 'advantageWon' ? event.advantage : event.type));
    expect(order.filter((step) => ['ronin', 'battleWon', 'poets', 'reparationsPaid'].includes(step))).toEqual(
      ['ronin', 'battleWon', 'poets', 'reparationsPaid'],
    );
  });

  test('BATTLE-4 each is won by the highest bid on it, not by the highest bid in all', () => {
    const game = atWar({ map: { edo: 'koi bushi 2, lotus bushi' }, coins: { koi: 6, lotus: 2 } });
    game.playNow(bid('koi', { hostage: 1, poets: 5 }));
    game.playNow(bid('lotus', { hostage: 2 }));
    expect(game.asked()).toMatchObject([{ clan: 'lotus', kind: 'hostage' }]);
  });

  test('BATTLE-4 without a bid there is no winner', () => {
    const game = atWar({ map: { edo: 'koi bushi 2, lotus bushi' }, coins: { koi: 1 } });
    game.playNow(bid('koi'));
    expect(eventsOf(game, 'advantageWon')).toEqual([]);
    expect(game.vp('koi')).toBe(0);
  });

  test('BATTLE-4 ties are won by honor', () => {
    const setting = { map: { edo: 'koi bushi 2, lotus bushi' }, coins: { koi: 1, lotus: 1 } };
    const winner = (honor: string) => {
      const game = atWar({ ...setting, honor });
      game.playNow(bid('koi', { hostage: 1 }));
      game.playNow(bid('lotus', { hostage: 1 }));
      return game.waitingFor();
    };
    expect([winner('koi > turtle > lotus'), winner('lotus > turtle > koi')]).toEqual([['koi'], ['lotus']]);
  });

  test('BATTLE-4 the honor of that instant counts: what seppuku changed takes effect at once', () => {
    const game = atWar({ map: { edo: 'koi bushi 2, lotus bushi' }, coins: { koi: 1, lotus: 2 } });
    game.playNow(bid('koi', { hostage: 1 }));
    game.playNow(bid('lotus', { seppuku: 1, hostage: 1 }));
    game.playNow(use('lotus'));
    expect(game.asked()).toMatchObject([{ clan: 'lotus', kind: 'hostage' }]);
  });

  test('BATTLE-4 the winner may decline to use it', () => {
    const game = atWar({ map: { edo: 'koi bushi, lotus bushi' }, coins: { lotus: 3 }, ronin: { lotus: 5 } });
    game.playNow(bid('lotus', { seppuku: 1, hostage: 1, ronin: 1 }));
    game.playNow(use('lotus', false));
    game.playNow(pass('lotus'));
    game.playNow(use('lotus', false));
    expect([game.tokens('koi'), game.hostages('lotus'), game.vp('lotus')]).toEqual([['edo spring'], [], 0]);
  });
});

describe('the start of a battle', () => {
  const setting: TableSetting = {
    map: { edo: 'koi bushi 2, lotus bushi 2, turtle bushi' },
    coins: { turtle: 1 },
    wars: ['edo'],
  };
  /** Something of the Turtle kills a Bushi of the Lotus in Edo. */
  const strike = (state: State) =>
    kill(
      { state, sink: undefined },
      clanNumber('turtle'),
      clanNumber('lotus'),
      provinceNumber('edo'),
      BUSHI,
      'battle',
    );

  test('BATTLE-5 what is killed just before coins are divided counts for the poets', () => {
    const game = atWar(setting);
    strike(game.state);
    game.playNow(bid('turtle', { poets: 1 }));
    expect([game.vp('turtle'), game.tokens('koi')]).toEqual([1 + 1 + 1, ['edo spring']]);
  });

  test.each(['war-start', 'war'] as const)(
    'BATTLE-5 what is killed at the start of the war phase does not (%s)',
    (phase) => {
      const state = layPosition(scenarioOf({ ...setting, at: { phase } }));
      strike(state);
      advance({ state, sink: undefined });
      const game = gameTable(state);
      game.playNow(bid('turtle', { poets: 1 }));
      expect(game.vp('turtle')).toBe(1 + 1);
    },
  );

  test('BATTLE-5 nor what was killed in another battle', () => {
    const game = atWar({
      map: { edo: 'koi bushi 2, lotus bushi', oshu: 'koi bushi 2, lotus bushi' },
      coins: { koi: 1 },
      wars: ['edo', 'oshu'],
    });
    game.playNow(bid('koi'));
    game.playNow(bid('koi', { poets: 1 }));
    expect(game.vp('koi')).toBe(1);
  });
});
