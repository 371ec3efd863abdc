import { expect, test } from 'vitest';
import { decisions, newGame, play, randomMove, rngFrom } from '../index.ts';
import { layPosition } from '../scenario/position.ts';
import { bid, choose } from '../testing/answers.ts';
import { type GameTable, gameTable, scenarioOf, type TableSetting, table } from '../testing/table.ts';
import { eventsOf } from '../testing/turns.ts';

const BATTLE = { wars: ['edo', 'oshu'], at: { phase: 'war', war: 1 } } as const satisfies TableSetting;

/** The Turtle commit seppuku with their figures in Edo. */
function seppuku(honor: string, figures: string): GameTable {
  const game = table({
    ...BATTLE,
    honor,
    map: { edo: `turtle ${figures}, lotus bushi`, oshu: 'koi bushi, lotus bushi' },
    coins: { turtle: 1, koi: 1 },
  });
  game.play(bid('turtle', { seppuku: 1 }));
  game.play({ clan: 'turtle', type: 'use', value: true });
  return game;
}

/** The Lotus, allied with the Koi, betray them. */
function betrayal(honor: string): GameTable {
  const game = table({
    honor,
    alliances: ['koi lotus'],
    at: { phase: 'mandate', clan: 'lotus', tiles: ['betray'] },
  });
  game.play(choose('lotus', 'betray'));
  return game;
}

test('HONOR-1 the track is a strict order of the clans in play, whatever happens', () => {
  const clans = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const;
  const game = gameTable(newGame({ clans, set: 'archway', seed: 'honor' }));
  const rng = rngFrom('honor');
  const { state, events } = game;
  for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
    play(state, randomMove(state, asked.clan, rng), (event) => events.push(event));
    expect(game.honor().sort()).toEqual([...clans].sort());
  }
  expect(eventsOf(game, 'honorChanged').length).toBeGreaterThan(3);
});

test('HONOR-1 a track with a tie or a gap cannot be set up', () => {
  const { setup, position } = scenarioOf({ honor: 'koi > lotus > turtle' });
  const track = (honor: readonly ('koi' | 'lotus' | 'turtle')[]) => () =>
    layPosition({ setup, position: { ...position, honor } });
  expect(track(['turtle', 'koi', 'lotus'])).not.toThrow();
  expect(track(['koi', 'koi', 'lotus'])).toThrow();
  expect(track(['koi', 'lotus'])).toThrow();
});

test('HONOR-2 gaining honor swaps with the clan directly above', () => {
  const game = seppuku('koi > lotus > turtle > dragonfly', 'bushi');
  expect(game.honor()).toEqual(['koi', 'turtle', 'lotus', 'dragonfly']);
});

test('HONOR-2 the top clan stays where it is', () => {
  const game = seppuku('turtle > koi > lotus > dragonfly', 'bushi');
  expect(game.honor()).toEqual(['turtle', 'koi', 'lotus', 'dragonfly']);
  expect(eventsOf(game, 'honorChanged')).toEqual([]);
});

test('HONOR-3 losing honor swaps with the clan directly below', () => {
  expect(betrayal('lotus > koi > turtle > dragonfly').honor()).toEqual([
    'koi',
    'lotus',
    'turtle',
    'dragonfly',
  ]);
  expect(betrayal('koi > lotus > turtle > dragonfly').honor()).toEqual([
    'koi',
    'turtle',
    'lotus',
    'dragonfly',
  ]);
});

test('HONOR-3 the bottom clan stays where it is', () => {
  expect(betrayal('koi > turtle > dragonfly > lotus').honor()).toEqual([
    'koi',
    'turtle',
    'dragonfly',
    'lotus',
  ]);
});

test('HONOR-4 gaining honor several times means single steps, no further than the top', () => {
  const two = seppuku('koi > lotus > dragonfly > turtle', 'bushi 2');
  expect(two.honor()).toEqual(['koi', 'turtle', 'lotus', 'dragonfly']);
  const five = seppuku('koi > lotus > dragonfly > turtle', 'bushi 5');
  expect(five.honor()).toEqual(['turtle', 'koi', 'lotus', 'dragonfly']);
  expect(eventsOf(five, 'honorChanged').map(({ steps }) => steps)).toEqual([3]);
});

test('HONOR-5 a tie of Force at Harvest goes to the higher honor', () => {
  const harvest = (honor: string): GameTable => {
    const game = table({
      honor,
      alliances: ['koi turtle'],
      map: { kansai: 'koi bushi, turtle bushi' },
      at: { phase: 'mandate', clan: 'koi', tiles: ['harvest'] },
    });
    game.play(choose('koi', 'harvest'));
    return game;
  };
  const koiFirst = harvest('koi > turtle > lotus');
  expect([koiFirst.vp('koi'), koiFirst.vp('turtle')]).toEqual([3, 0]);
  const turtleFirst = harvest('turtle > koi > lotus');
  expect([turtleFirst.vp('koi'), turtleFirst.vp('turtle')]).toEqual([0, 3]);
});

test('HONOR-5 a tie at a shrine goes to the higher honor, as the track stands at that instant', () => {
  const game = table({
    honor: 'koi > lotus > turtle',
    shrines: ['amaterasu', 'hachiman', 'fujin', 'raijin'],
    worship: { amaterasu: 'turtle shinto', hachiman: 'koi shinto, turtle shinto' },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow({ clan: 'turtle', type: 'use', value: true });
  expect([game.ronin('koi'), game.ronin('turtle')]).toEqual([0, 2]);
});

test('HONOR-5 a tie of two allies over a token goes to the higher honor', () => {
  const game = table(
    {
      ...BATTLE,
      honor: 'turtle > koi > lotus',
      alliances: ['koi turtle'],
      map: { edo: 'koi bushi, turtle bushi' },
    },
    'war-end',
  );
  expect([game.tokens('koi'), game.tokens('turtle')]).toEqual([[], ['edo spring']]);
});

test('HONOR-5 tied bids: seppuku first lifts its winner over the other for the next advantage', () => {
  const game = table({
    ...BATTLE,
    honor: 'koi > turtle > lotus',
    map: { edo: 'koi bushi 2, turtle bushi' },
    coins: { koi: 1, turtle: 2 },
  });
  game.play(bid('koi', { hostage: 1 }));
  game.play(bid('turtle', { seppuku: 1, hostage: 1 }));
  game.play({ clan: 'turtle', type: 'use', value: true });
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'hostage', ability: 'hostage' }]);
});

test('HONOR-5 a tied battle goes to the higher honor', () => {
  const game = table(
    { ...BATTLE, honor: 'lotus > koi > turtle', map: { edo: 'koi bushi, lotus bushi' } },
    'war-end',
  );
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('HONOR-5 a tie for the victory goes to the higher honor', () => {
  const game = table({
    honor: 'turtle > koi > lotus',
    vp: { koi: 5, turtle: 5, lotus: 4 },
    at: { phase: 'winter' },
  });
  expect(game.winners()).toEqual(['turtle']);
});

/** Recruit has just been executed; the Koi own Path of the Light, the Lotus Path of the Samurai. */
function afterRecruit(setting: TableSetting): GameTable {
  const game = table({
    honor: 'lotus > koi > turtle',
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    cards: { koi: ['path-of-the-light'], lotus: ['path-of-the-samurai'] },
    at: { phase: 'mandate', clan: 'turtle', tiles: ['recruit'] },
    ...setting,
  });
  game.play(choose('turtle', 'recruit'));
  return game;
}

const LIGHT = { clan: 'koi', kind: 'place', ability: 'path-of-the-light' };
const SAMURAI = { clan: 'lotus', kind: 'place', ability: 'path-of-the-samurai' };

test('HONOR-6 of two who can place after Recruit, the higher honor chooses to go first or last', () => {
  const first = afterRecruit({});
  expect(first.asked()).toEqual([{ clan: 'lotus', kind: 'order' }]);
  first.playNow({ clan: 'lotus', type: 'order', first: true });
  expect(first.asked()).toEqual([SAMURAI]);
  first.playNow({ clan: 'lotus', type: 'pass' });
  expect(first.asked()).toEqual([LIGHT]);
  const last = afterRecruit({});
  last.playNow({ clan: 'lotus', type: 'order', first: false });
  expect(last.asked()).toEqual([LIGHT]);
  last.playNow({ clan: 'koi', type: 'pass' });
  expect(last.asked()).toEqual([SAMURAI]);
});

test('HONOR-6 the question goes to the higher honor, whoever that is', () => {
  const game = afterRecruit({ honor: 'koi > lotus > turtle' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'order' }]);
  expect(game.refused({ clan: 'lotus', type: 'order', first: true })).toBe('not-your-turn');
});

test('HONOR-6 nobody is asked for an order when only one of them can place', () => {
  const game = afterRecruit({ map: { edo: 'lotus bushi 6' } });
  expect(game.asked()).toEqual([LIGHT]);
  const owner = afterRecruit({ cards: { koi: ['path-of-the-light', 'path-of-the-samurai'] } });
  expect(owner.asked()).toEqual([LIGHT]);
});

test('HONOR-7 after a summon Path of the Spirit comes first, then Ninja, then Monkey copy by copy', () => {
  const game = table({
    honor: 'koi > lotus > turtle',
    set: 'horseman',
    map: { edo: 'koi stronghold', oshu: 'lotus bushi' },
    cards: { koi: ['path-of-the-monkey', 'path-of-the-monkey', 'path-of-the-ninja', 'path-of-the-spirit'] },
    coins: { lotus: 2 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.play(choose('koi', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.playNow({ clan: 'koi', type: 'pass' });
  expect([game.coins('koi'), game.vp('koi')]).toEqual([2, 2]);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'kill', ability: 'path-of-the-ninja' }]);
  game.playNow({ clan: 'koi', type: 'kill', of: 'lotus', figure: 'bushi', province: 'oshu' });
  const monkey = [{ clan: 'koi', kind: 'use', ability: 'path-of-the-monkey' }];
  expect(game.asked()).toEqual(monkey);
  game.playNow({ clan: 'koi', type: 'use', value: true });
  expect(game.asked()).toEqual(monkey);
});

test('HONOR-7 at the start of the war phase cards work in order of acquisition, the Koi convert last', () => {
  const war = (cards: readonly ('way-of-the-ronin' | 'way-of-the-shogun')[]) => {
    const game = table({ cards: { koi: cards }, wars: [], at: { phase: 'war-start' } }, 'war-end');
    return game.events.flatMap((event) => {
      if (event.type === 'gained') return [event.because];
      return event.type === 'converted' ? [event.type] : [];
    });
  };
  expect(war(['way-of-the-ronin', 'way-of-the-shogun'])).toEqual([
    'way-of-the-ronin',
    'way-of-the-shogun',
    'converted',
  ]);
  expect(war(['way-of-the-shogun', 'way-of-the-ronin'])).toEqual([
    'way-of-the-shogun',
    'way-of-the-ronin',
    'converted',
  ]);
});
