import { expect, test } from 'vitest';
import type { Decision } from '../../../../index.ts';
import { bid, no, pass, yes } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const WAR = {
  set: 'horseman',
  season: 'summer',
  wars: ['nagato'],
  cards: { koi: ['mercy'] },
  at: { phase: 'war', war: 1 },
} as const;
const ASKED: Decision[] = [{ clan: 'koi', kind: 'use', ability: 'mercy' }];

/** A battle for Nagato in which nobody has a coin to bid. Honor: Koi, Lotus, Turtle, Dragonfly. */
const battle = (setting: TableSetting) => table({ ...WAR, ...setting }, 'battle-end');

const bushiLeft = (game: GameTable) =>
  (['lotus', 'turtle', 'dragonfly'] as const).map((clan) => game.count(clan, 'bushi', 'nagato'));

test('CARD-MERCY spares all the losers of a battle for 2 VP', () => {
  const game = battle({ map: { nagato: 'koi bushi 4, lotus bushi 2, turtle bushi daimyo' } });
  expect(game.asked()).toEqual(ASKED);
  playUpTo(game, 'battle-end', yes('koi', 'mercy'));
  expect(game.tokens('koi')).toEqual(['nagato summer']);
  expect(game.vp('koi')).toBe(2);
  expect(bushiLeft(game)).toEqual([2, 1, 0]);
  expect(game.count('turtle', 'daimyo', 'nagato')).toBe(1);
});

test('CARD-MERCY may be refused, and then they die', () => {
  const game = battle({ map: { nagato: 'koi bushi 4, lotus bushi 2, turtle bushi' } });
  playUpTo(game, 'battle-end', no('koi', 'mercy'));
  expect(game.asked()).toEqual([]);
  expect(game.vp('koi')).toBe(0);
  expect(bushiLeft(game)).toEqual([0, 0, 0]);
});

test('CARD-MERCY: two copies pay twice and ask once', () => {
  const game = battle({
    map: { nagato: 'koi bushi 2, lotus bushi' },
    cards: { koi: ['mercy', 'mercy'] },
  });
  playUpTo(game, 'battle-end', yes('koi', 'mercy'));
  expect(game.asked()).toEqual([]);
  expect(game.vp('koi')).toBe(4);
});

test('CARD-MERCY CARD-RIGHTEOUSNESS POETS-1 nothing that follows a kill happens', () => {
  const fought = (answer: typeof yes) => {
    const game = table({
      ...WAR,
      map: { nagato: 'koi bushi 3, lotus bushi 2' },
      cards: { koi: ['mercy'], lotus: ['righteousness'] },
      coins: { lotus: 1 },
    });
    game.playNow(bid('lotus', { poets: 1 }));
    playUpTo(game, 'battle-end', answer('koi', 'mercy'));
    return game.vp('lotus');
  };
  expect([fought(no), fought(yes)]).toEqual([4, 0]);
});

test('CARD-MERCY POETS-1 figures that died before, in seppuku, still count for the poets', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi bushi 3, lotus bushi, turtle bushi 2' },
    coins: { turtle: 2 },
  });
  game.playNow(bid('turtle', { seppuku: 1, poets: 1 }));
  game.playNow(yes('turtle', 'seppuku'));
  expect(game.asked()).toEqual(ASKED);
  playUpTo(game, 'battle-end', yes('koi', 'mercy'));
  expect(bushiLeft(game)).toEqual([1, 0, 0]);
  expect(game.vp('turtle')).toBe(4);
});

test('CARD-MERCY REPAIR-1 the clans that are spared have still lost', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi 2, lotus bushi' }, coins: { lotus: 3 } });
  game.playNow(bid('lotus', { ronin: 2 }));
  playUpTo(game, 'battle-end', yes('koi', 'mercy'));
  expect(game.coins('lotus')).toBe(1);
});

test('CARD-MERCY OUTCOME-3 is not asked for the winner’s ally alone, who is safe anyway', () => {
  const map = { nagato: 'koi bushi 3, lotus bushi, turtle bushi' };
  const alliances = ['koi lotus'];
  const coins = { turtle: 1 };
  const gone = table({ ...WAR, map, alliances, coins });
  gone.playNow(bid('turtle', { seppuku: 1 }));
  playUpTo(gone, 'battle-end', yes('turtle', 'seppuku'));
  expect(gone.asked()).toEqual([]);
  expect(gone.vp('koi')).toBe(0);
  const there = table({ ...WAR, map, alliances, coins });
  there.playNow(bid('turtle'));
  expect(there.asked()).toEqual(ASKED);
});

test('CARD-MERCY TURTLE-2 is not asked about strongholds, which nobody kills', () => {
  const game = battle({ map: { nagato: 'koi bushi 2, turtle stronghold' } });
  expect(game.asked()).toEqual([]);
  expect([game.tokens('koi'), game.vp('koi')]).toEqual([['nagato summer'], 0]);
});

test('CARD-MERCY is not asked of a loser, nor for a token without a battle', () => {
  const lost = battle({ map: { nagato: 'koi bushi, lotus bushi 2' } });
  expect(lost.asked()).toEqual([]);
  expect(bushiLeft(lost)).toEqual([2, 0, 0]);
  expect(lost.count('koi', 'bushi', 'nagato')).toBe(0);
  expect(battle({ map: { nagato: 'koi bushi' } }).vp('koi')).toBe(0);
});

test('CARD-MERCY SEPPUKU-1 does not spare the owner’s own figures', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi, lotus bushi' }, coins: { koi: 1 } });
  game.playNow(bid('koi', { seppuku: 1 }));
  playUpTo(game, 'battle-end', yes('koi', 'seppuku'));
  expect(game.asked()).toEqual([]);
  expect([game.vp('koi'), game.count('koi', 'bushi', 'nagato')]).toEqual([1, 0]);
});

/** The Koi have recruited, with Ninja and Mercy. Honor: Koi, Lotus, Turtle, Dragonfly. */
function ninja(setting: TableSetting): GameTable {
  const game = table({
    set: 'horseman',
    season: 'summer',
    cards: { koi: ['path-of-the-ninja', 'mercy'] },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
    ...setting,
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo' });
  game.playNow(pass('koi'));
  return game;
}

test('CARD-MERCY CARD-PATH-OF-THE-NINJA spares before a victim is chosen, and honor is lost all the same', () => {
  const game = ninja({ map: { edo: 'koi stronghold', nagato: 'lotus bushi, koi bushi' } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(yes('koi', 'mercy'));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  expect(game.vp('koi')).toBe(2);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  expect([game.count('lotus', 'bushi', 'nagato'), game.count('koi', 'bushi', 'nagato')]).toEqual([1, 1]);
});

test('CARD-MERCY CARD-PATH-OF-THE-NINJA if refused, the victim is chosen as usual, or nobody is', () => {
  const map = { edo: 'koi stronghold', nagato: 'lotus bushi' };
  const KILL = [{ clan: 'koi', kind: 'kill', ability: 'path-of-the-ninja' }];
  const killed = ninja({ map });
  killed.playNow(no('koi', 'mercy'));
  expect(killed.asked()).toEqual(KILL);
  killed.playNow({ clan: 'koi', type: 'kill', of: 'lotus', figure: 'bushi', province: 'nagato' });
  expect([killed.count('lotus', 'bushi', 'nagato'), killed.vp('koi')]).toEqual([0, 0]);
  expect(killed.honor()[0]).toBe('lotus');

  const nobody = ninja({ map });
  nobody.playNow(no('koi', 'mercy'));
  nobody.playNow(pass('koi'));
  expect([nobody.count('lotus', 'bushi', 'nagato'), nobody.vp('koi')]).toEqual([1, 0]);
  expect(nobody.honor()[0]).toBe('koi');
});

test('CARD-MERCY CARD-PATH-OF-THE-NINJA is not asked if only the owner’s own Bushi could die', () => {
  const game = ninja({ map: { edo: 'koi stronghold', nagato: 'koi bushi, lotus shinto daimyo' } });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'kill', ability: 'path-of-the-ninja' }]);
});

/** Fujin moves the Lotus’ Oni of Hate from Kansai to Nagato. Honor: Koi, Turtle, Lotus, Dragonfly. */
function hate(nagato: string, kansai = ''): GameTable {
  const game = table({
    set: 'horseman',
    season: 'autumn',
    honor: 'koi > turtle > lotus > dragonfly',
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    worship: { fujin: 'lotus shinto' },
    map: { kansai: `lotus oni-of-hate, ${kansai}`, nagato },
    cards: { lotus: ['mercy', 'oni-of-hate'] },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow({ clan: 'lotus', type: 'move', figure: 'oni-of-hate', from: 'kansai', to: 'nagato' });
  return game;
}

const HATE_SPARES = [{ clan: 'lotus', kind: 'use', ability: 'mercy' }];

test('CARD-MERCY CARD-ONI-OF-HATE spares everyone it would kill, by one decision before they are chosen', () => {
  const game = hate('koi bushi shinto, turtle bushi shinto');
  expect(game.asked()).toEqual(HATE_SPARES);
  game.playNow(yes('lotus', 'mercy'));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'move', ability: 'fujin' }]);
  expect(game.vp('lotus')).toBe(2);
  expect(game.force('koi', 'nagato') + game.force('turtle', 'nagato')).toBe(4);
});

test('CARD-MERCY CARD-ONI-OF-HATE if refused, it kills as usual', () => {
  const game = hate('koi bushi shinto, turtle bushi');
  game.playNow(no('lotus', 'mercy'));
  game.playNow({ clan: 'lotus', type: 'kill', of: 'koi', figure: 'shinto', province: 'nagato' });
  expect([game.force('koi', 'nagato'), game.force('turtle', 'nagato'), game.vp('lotus')]).toEqual([1, 0, 0]);
});

test('CARD-MERCY CARD-ONI-OF-HATE each time it enters counts separately', () => {
  const game = hate('koi bushi', 'koi bushi');
  game.playNow(yes('lotus', 'mercy'));
  game.playNow({ clan: 'lotus', type: 'move', figure: 'oni-of-hate', from: 'nagato', to: 'kansai' });
  expect(game.asked()).toEqual(HATE_SPARES);
  game.playNow(yes('lotus', 'mercy'));
  expect(game.vp('lotus')).toBe(4);
});

test('CARD-MERCY CARD-ONI-OF-HATE is not asked where there is nobody to kill', () => {
  const MOVE = [{ clan: 'lotus', kind: 'move', ability: 'fujin' }];
  expect(hate('koi daimyo, dragonfly bushi').asked()).toEqual(MOVE);
  expect(hate('lotus bushi').asked()).toEqual(MOVE);
});

test('CARD-MERCY there are two of it', () => {
  expect(() => battle({ cards: { koi: ['mercy', 'mercy'], lotus: ['mercy'] } })).toThrow('there are only 2');
});
