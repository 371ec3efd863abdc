import { describe, expect, test } from 'vitest';
import { view } from '../index.ts';
import { choose } from '../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../testing/table.ts';
import { eventsOf, goOn } from '../testing/turns.ts';

/** A tea ceremony, by default of four. */
const tea = (setting: TableSetting = {}): GameTable => table({ at: { phase: 'tea' }, ...setting });

const alliances = (game: GameTable) => view(game.state).alliances;
const proposals = (game: GameTable) => view(game.state, 'dragonfly').proposals;
const readyOnes = (game: GameTable) => view(game.state).ready;

/** The Koi propose and the Lotus accept. */
function ally(game: GameTable, sweetener: { give?: object; ask?: object } = {}): GameTable {
  game.playNow({ clan: 'koi', type: 'propose', with: 'lotus', ...sweetener });
  game.playNow({ clan: 'lotus', type: 'accept', with: 'koi' });
  return game;
}

const allReady = (game: GameTable): void => {
  for (const clan of game.waitingFor()) game.playNow({ clan, type: 'ready', value: true });
};

test('TEA-1 the alliances of the last season end', () => {
  const game = tea({ season: 'summer', alliances: ['koi lotus'] });
  expect(alliances(game)).toEqual([]);
  expect(eventsOf(game, 'alliancesEnded')).toHaveLength(1);
  expect(game.refused({ clan: 'koi', type: 'propose', with: 'turtle' })).toBeUndefined();
});

test('TEA-2 an alliance needs the agreement of both', () => {
  const game = tea();
  game.playNow({ clan: 'koi', type: 'propose', with: 'lotus' });
  expect(alliances(game)).toEqual([]);
  expect(game.refused({ clan: 'koi', type: 'accept', with: 'lotus' })).toBe('no-such-proposal');
  expect(game.refused({ clan: 'turtle', type: 'accept', with: 'koi' })).toBe('no-such-proposal');
  game.playNow({ clan: 'lotus', type: 'accept', with: 'koi' });
  expect(alliances(game)).toEqual([['koi', 'lotus']]);
});

test('TEA-2 two proposals that cross are not an agreement', () => {
  const game = tea();
  game.playNow({ clan: 'koi', type: 'propose', with: 'lotus' });
  game.playNow({ clan: 'lotus', type: 'propose', with: 'koi' });
  expect(alliances(game)).toEqual([]);
});

test('TEA-2 a player is in at most one alliance', () => {
  const game = ally(tea());
  expect(game.refused({ clan: 'koi', type: 'propose', with: 'turtle' })).toBe('already-allied');
  expect(game.refused({ clan: 'turtle', type: 'propose', with: 'lotus' })).toBe('already-allied');
  expect(game.refused({ clan: 'turtle', type: 'propose', with: 'dragonfly' })).toBeUndefined();
});

test('TEA-2 nobody allies with themselves or with a clan that does not play', () => {
  const game = tea();
  expect(game.refused({ clan: 'koi', type: 'propose', with: 'koi' })).toBe('alliance-with-yourself');
  expect(game.refused({ clan: 'koi', type: 'propose', with: 'bonsai' })).toBe('clan-not-in-play');
});

test('TEA-2 any two can ally: two pairs of four', () => {
  const game = ally(tea());
  game.playNow({ clan: 'dragonfly', type: 'propose', with: 'turtle' });
  game.playNow({ clan: 'turtle', type: 'accept', with: 'dragonfly' });
  expect(alliances(game)).toEqual([
    ['koi', 'lotus'],
    ['turtle', 'dragonfly'],
  ]);
});

test('TEA-3 nobody must ally: when nobody wants to any more, the ceremony ends', () => {
  const game = tea();
  game.playNow({ clan: 'koi', type: 'propose', with: 'lotus' });
  expect(game.waitingFor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  allReady(game);
  expect(alliances(game)).toEqual([]);
  expect(eventsOf(game, 'teaEnded')).toHaveLength(1);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'mandate' }]);
});

test('TEA-4 an alliance lasts through politics and war until the next tea ceremony', () => {
  const game = tea({
    season: 'spring',
    wars: ['edo'],
    map: { edo: 'koi bushi, lotus bushi' },
    honor: 'koi > lotus > turtle',
  });
  ally(game);
  expect(view(game.state).phase).toBe('politics');
  expect(alliances(game)).toEqual([['koi', 'lotus']]);
  const atWar = table({ wars: [], alliances: ['koi lotus'], at: { phase: 'war-start' } }, 'season-end');
  expect(alliances(atWar)).toEqual([['koi', 'lotus']]);
  goOn(atWar);
  expect(view(atWar.state).phase).toBe('tea');
  expect(alliances(atWar)).toEqual([]);
});

test('TEA-4 an alliance ends when a member plays Betray, not when another player does', () => {
  const betrayedBy = (clan: 'koi' | 'turtle') => {
    const game = table({ alliances: ['koi lotus'], at: { phase: 'mandate', clan, tiles: ['betray'] } });
    game.play(choose(clan, 'betray'));
    return alliances(game);
  };
  expect(betrayedBy('koi')).toEqual([]);
  expect(betrayedBy('turtle')).toEqual([['koi', 'lotus']]);
});

test('TEA-4 no alliance forms outside the ceremony', () => {
  const politics = table({ at: { phase: 'mandate', clan: 'koi' } });
  const war = table({
    wars: ['edo'],
    map: { edo: 'koi bushi, lotus bushi' },
    coins: { koi: 1 },
    at: { phase: 'war', war: 1 },
  });
  for (const game of [politics, war]) {
    expect(game.refused({ clan: 'koi', type: 'propose', with: 'turtle' })).toBe('no-tea-now');
    expect(game.refused({ clan: 'koi', type: 'accept', with: 'turtle' })).toBe('no-tea-now');
    expect(game.refused({ clan: 'koi', type: 'ready', value: true })).toBe('no-tea-now');
  }
});

test('TEA-4 a proposal that stood when the ceremony ended is gone', () => {
  const game = tea();
  game.playNow({ clan: 'koi', type: 'propose', with: 'lotus' });
  allReady(game);
  expect(proposals(game)).toEqual([]);
});

describe('a proposal', () => {
  test('TEA-5 is public, with its sweetener', () => {
    const game = tea({ coins: { koi: 3 }, ronin: { koi: 1 } });
    game.playNow({
      clan: 'koi',
      type: 'propose',
      with: 'lotus',
      give: { coins: 2, ronin: 1 },
      ask: { coins: 4 },
    });
    const standing = [
      { clan: 'koi', with: 'lotus', give: { coins: 2, ronin: 1 }, ask: { coins: 4, ronin: 0 } },
    ];
    expect(proposals(game)).toEqual(standing);
    expect(view(game.state).proposals).toEqual(standing);
  });

  test('TEA-5 moves what it offers and asks for only when it is accepted', () => {
    const game = tea({ coins: { koi: 3, lotus: 2 }, ronin: { koi: 1, lotus: 2 } });
    game.playNow({
      clan: 'koi',
      type: 'propose',
      with: 'lotus',
      give: { coins: 3, ronin: 1 },
      ask: { coins: 1, ronin: 2 },
    });
    expect([game.coins('koi'), game.ronin('koi')]).toEqual([3, 1]);
    game.playNow({ clan: 'lotus', type: 'accept', with: 'koi' });
    expect([game.coins('koi'), game.ronin('koi')]).toEqual([1, 2]);
    expect([game.coins('lotus'), game.ronin('lotus')]).toEqual([4, 1]);
  });

  test('TEA-5 if declined or withdrawn, moves nothing and is gone', () => {
    const game = tea({ coins: { koi: 3 } });
    const propose = { clan: 'koi', type: 'propose', with: 'lotus', give: { coins: 3 } } as const;
    game.playNow(propose);
    game.playNow({ clan: 'lotus', type: 'decline', with: 'koi' });
    expect(proposals(game)).toEqual([]);
    expect(game.refused({ clan: 'lotus', type: 'accept', with: 'koi' })).toBe('no-such-proposal');
    game.playNow(propose);
    game.playNow({ clan: 'koi', type: 'withdraw', with: 'lotus' });
    expect(proposals(game)).toEqual([]);
    expect(game.refused({ clan: 'koi', type: 'withdraw', with: 'lotus' })).toBe('no-such-proposal');
    expect(game.coins('koi')).toBe(3);
  });

  test('TEA-5 can be withdrawn only by its proposer and declined only by its partner', () => {
    const game = tea();
    game.playNow({ clan: 'koi', type: 'propose', with: 'lotus' });
    expect(game.refused({ clan: 'lotus', type: 'withdraw', with: 'koi' })).toBe('no-such-proposal');
    expect(game.refused({ clan: 'koi', type: 'decline', with: 'lotus' })).toBe('no-such-proposal');
    expect(game.refused({ clan: 'turtle', type: 'decline', with: 'koi' })).toBe('no-such-proposal');
  });

  test('TEA-5 stands once per proposer and partner: a new one replaces it', () => {
    const game = tea({ coins: { koi: 3 } });
    game.playNow({ clan: 'koi', type: 'propose', with: 'lotus', give: { coins: 3 } });
    game.playNow({ clan: 'koi', type: 'propose', with: 'lotus', give: { coins: 1 } });
    game.playNow({ clan: 'koi', type: 'propose', with: 'turtle' });
    game.playNow({ clan: 'lotus', type: 'propose', with: 'koi' });
    expect(proposals(game).map((one) => [one.clan, one.with, one.give.coins])).toEqual([
      ['koi', 'lotus', 1],
      ['koi', 'turtle', 0],
      ['lotus', 'koi', 0],
    ]);
  });

  test('TEA-5 offers only what the proposer holds, when proposing', () => {
    const game = tea({ coins: { koi: 2 }, ronin: { koi: 1 } });
    const propose = { clan: 'koi', type: 'propose', with: 'lotus' } as const;
    expect(game.refused({ ...propose, give: { coins: 3 } })).toBe('not-enough-coins');
    expect(game.refused({ ...propose, give: { ronin: 2 } })).toBe('not-enough-ronin');
    expect(game.refused({ ...propose, give: { coins: 2, ronin: 1 } })).toBeUndefined();
  });

  test('TEA-5 may ask for what the other does not hold yet, but must hold when accepting', () => {
    const game = tea({ coins: { turtle: 2 } });
    game.playNow({ clan: 'koi', type: 'propose', with: 'lotus', ask: { coins: 2 } });
    expect(game.refused({ clan: 'lotus', type: 'accept', with: 'koi' })).toBe('not-enough-coins');
    game.playNow({ clan: 'turtle', type: 'gift', to: 'lotus', coins: 2 });
    game.playNow({ clan: 'lotus', type: 'accept', with: 'koi' });
    expect(game.coins('koi')).toBe(2);
  });

  test('TEA-5 cannot be accepted once the proposer no longer holds what it offers', () => {
    const game = tea({ coins: { koi: 2 } });
    game.playNow({ clan: 'koi', type: 'propose', with: 'lotus', give: { coins: 2 } });
    game.playNow({ clan: 'koi', type: 'gift', to: 'turtle', coins: 1 });
    expect(game.refused({ clan: 'lotus', type: 'accept', with: 'koi' })).toBe('not-enough-coins');
    expect(game.refused({ clan: 'lotus', type: 'decline', with: 'koi' })).toBeUndefined();
  });

  test('TEA-5 what is asked for must be held before what is offered arrives', () => {
    const game = tea({ coins: { koi: 2 } });
    game.playNow({ clan: 'koi', type: 'propose', with: 'lotus', give: { coins: 2 }, ask: { coins: 1 } });
    expect(game.refused({ clan: 'lotus', type: 'accept', with: 'koi' })).toBe('not-enough-coins');
  });

  test('TEA-5 if accepted, withdraws all others of both players, and only those', () => {
    const game = tea({ honor: 'koi > lotus > turtle > dragonfly > bonsai' });
    game.playNow({ clan: 'koi', type: 'propose', with: 'turtle' });
    game.playNow({ clan: 'dragonfly', type: 'propose', with: 'lotus' });
    game.playNow({ clan: 'turtle', type: 'propose', with: 'dragonfly' });
    ally(game);
    expect(proposals(game).map((one) => [one.clan, one.with])).toEqual([['turtle', 'dragonfly']]);
  });

  test('TEA-5 may be made, answered and withdrawn by players who are ready', () => {
    const game = tea();
    game.playNow({ clan: 'koi', type: 'ready', value: true });
    game.playNow({ clan: 'lotus', type: 'ready', value: true });
    game.playNow({ clan: 'koi', type: 'propose', with: 'turtle' });
    game.playNow({ clan: 'koi', type: 'withdraw', with: 'turtle' });
    ally(game);
    expect(alliances(game)).toEqual([['koi', 'lotus']]);
  });

  test('TEA-5 offers and asks for nothing but coins and ronin', () => {
    const game = tea();
    const propose = { clan: 'koi', type: 'propose', with: 'lotus' } as const;
    expect(game.refused({ ...propose, give: { vp: 1 } })).toBe('unknown-field');
    expect(game.refused({ ...propose, give: { coins: -1 } })).toBe('not-a-whole-number');
    expect(game.refused({ ...propose, ask: { ronin: 0.5 } })).toBe('not-a-whole-number');
  });
});

describe('being ready', () => {
  test('TEA-5 can be taken back, and the ceremony ends only when everybody is', () => {
    const game = tea();
    for (const clan of ['koi', 'lotus', 'turtle'] as const)
      game.playNow({ clan, type: 'ready', value: true });
    expect(game.waitingFor()).toEqual(['dragonfly']);
    expect(game.refused({ clan: 'koi', type: 'ready', value: true })).toBe('already-said');
    game.playNow({ clan: 'koi', type: 'ready', value: false });
    game.playNow({ clan: 'dragonfly', type: 'ready', value: true });
    expect(view(game.state).phase).toBe('tea');
    game.playNow({ clan: 'koi', type: 'ready', value: true });
    expect(view(game.state).phase).toBe('politics');
  });

  test('TEA-5 an accepted alliance makes both ready', () => {
    const game = ally(tea());
    expect(readyOnes(game)).toEqual(['koi', 'lotus']);
    expect(game.waitingFor()).toEqual(['turtle', 'dragonfly']);
  });

  test('TEA-5 a player with nobody left to ally with is ready', () => {
    const three = ally(tea({ honor: 'koi > lotus > turtle' }));
    expect(view(three.state).phase).toBe('politics');
    const five = ally(tea({ honor: 'koi > lotus > turtle > dragonfly > bonsai' }));
    five.playNow({ clan: 'turtle', type: 'propose', with: 'bonsai' });
    five.playNow({ clan: 'bonsai', type: 'accept', with: 'turtle' });
    expect(view(five.state).phase).toBe('politics');
  });

  test('TEA-5 an ally has nothing left to negotiate and cannot take it back', () => {
    const game = ally(tea());
    expect(game.refused({ clan: 'koi', type: 'ready', value: false })).toBe('already-said');
  });
});

test('DEAL-1 a deal binds nobody: a player who was paid may betray at once', () => {
  const game = table({
    alliances: ['koi lotus'],
    coins: { lotus: 5 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['harvest', 'betray'] },
  });
  const before = game.legal('koi');
  game.playNow({ clan: 'lotus', type: 'gift', to: 'koi', coins: 5 });
  expect(game.legal('koi')).toEqual(before);
  game.playNow(choose('koi', 'betray'));
  expect(game.coins('koi')).toBe(5);
  expect(alliances(game)).toEqual([]);
});

test('DEAL-1 the rules keep no deals and no talk', () => {
  const game = tea();
  for (const type of ['deal', 'promise', 'chat'])
    expect(game.refused({ clan: 'koi', type, with: 'lotus' })).toBe('unknown-type');
});

test('DEAL-3 a sweetener is not spent, and not a gain from the common pile', () => {
  const kind = ally(tea({ coins: { koi: 2 }, cards: { koi: ['benevolence'] } }), { give: { coins: 2 } });
  expect([kind.vp('koi'), kind.coins('lotus')]).toEqual([0, 2]);
  const merchant = ally(
    tea({ set: 'teapot', coins: { koi: 2, lotus: 1 }, cards: { turtle: ['way-of-the-merchant'] } }),
    { give: { coins: 2 } },
  );
  expect([merchant.coins('lotus'), merchant.coins('turtle')]).toEqual([3, 0]);
});
