import { expect, test } from 'vitest';
import { CARDS } from '../boxes/cards.ts';
import { CORE_CLAN_IDS } from '../data/boxes.ts';
import { MANDATE_IDS } from '../data/year.ts';
import { type Event, newGame, view } from '../index.ts';
import { get, STACK, STACK_COUNT, type State } from '../state/layout.ts';
import { mandateId } from '../state/names.ts';
import { type GameTable, gameTable, table } from '../testing/table.ts';
import { eventsOf, goOn } from '../testing/turns.ts';

const STAGES: readonly Event['type'][] = [
  'seasonBegan',
  'warsPrepared',
  'cardsLaidOut',
  'teaBegan',
  'teaEnded',
  'mandateChosen',
  'kamiTurnBegan',
  'warBegan',
  'seasonEnded',
  'gameEnded',
];

/** The stages in the order in which they came, with repetitions removed. */
const stagesOf = ({ events }: GameTable): string[] =>
  events
    .map(({ type }) => type)
    .filter((type) => STAGES.includes(type))
    .filter((type, i, all) => type !== all[i - 1]);

function wholeGame(): GameTable {
  const events: Event[] = [];
  const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'year' }, (event) =>
    events.push(event),
  );
  const game = gameTable(state, events);
  while (game.asked().length > 0) {
    game.until('season-end');
    goOn(game);
  }
  return game;
}

test('YEAR-1 Spring, Summer and Autumn are played in full, Winter is only scored', () => {
  const game = wholeGame();
  expect(eventsOf(game, 'seasonBegan').map(({ season }) => season)).toEqual([
    'spring',
    'summer',
    'autumn',
    'winter',
  ]);
  expect(eventsOf(game, 'seasonEnded').map(({ season }) => season)).toEqual(['spring', 'summer', 'autumn']);
  expect(eventsOf(game, 'mandateChosen')).toHaveLength(21);
  expect(eventsOf(game, 'kamiTurnBegan')).toHaveLength(9);
  expect(stagesOf(game).slice(-2)).toEqual(['seasonBegan', 'gameEnded']);
  expect(game.asked()).toEqual([]);
});

test('YEAR-2 a season is setup, tea, politics, war and cleanup', () => {
  const politics = Array.from({ length: 3 }, () => ['mandateChosen', 'kamiTurnBegan']).flat();
  const season = [
    'seasonBegan',
    'warsPrepared',
    'cardsLaidOut',
    'teaBegan',
    'teaEnded',
    ...politics,
    'warBegan',
    'seasonEnded',
  ];
  expect(stagesOf(wholeGame())).toEqual([...season, ...season, ...season, 'seasonBegan', 'gameEnded']);
});

test('SEASON-1 as many wars as players and two more, all different, are turned up', () => {
  for (const players of [3, 4, 5]) {
    const { wars } = view(newGame({ clans: CORE_CLAN_IDS.slice(0, players), set: 'archway', seed: 'wars' }));
    expect(wars).toHaveLength(players + 2);
    expect(new Set(wars).size).toBe(players + 2);
  }
});

test('SEASON-1 the tokens are the wars 1, 2, 3 … in the order drawn', () => {
  const game = wholeGame();
  const drawn = eventsOf(game, 'warsPrepared').flatMap(({ wars }) => wars);
  const opened = eventsOf(game, 'warOpened');
  expect(opened.map(({ province }) => province)).toEqual(drawn);
  expect(opened.slice(0, 5).map(({ war }) => war)).toEqual([1, 2, 3, 4, 5]);
});

test('SEASON-2 cards left over are discarded and the 12 of the season laid out face up', () => {
  const game = table({
    season: 'spring',
    wars: [],
    display: ['komainu', 'path-of-the-lion'],
    at: { phase: 'war' },
  });
  const { display } = view(game.state, 'turtle');
  expect(display).toHaveLength(12);
  expect(new Set(display.map((id) => CARDS.find((card) => card.id === id)?.season))).toEqual(
    new Set(['summer']),
  );
});

test('SEASON-3 each player takes the coins of their income', () => {
  const game = table({ honor: 'koi > lotus > turtle > dragonfly > bonsai', at: { phase: 'season-start' } });
  const clans = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const;
  expect(clans.map((clan) => game.coins(clan))).toEqual([5, 7, 6, 6, 4]);
});

test('SEASON-3 nobody holds anything but the income when a season begins', () => {
  const game = table({ wars: [], at: { phase: 'war' }, coins: { koi: 9 }, ronin: { koi: 3, lotus: 2 } });
  expect([game.coins('koi'), game.ronin('koi'), game.ronin('lotus')]).toEqual([5, 0, 0]);
});

test('SEASON-4 hostages go back to their owners, and captors take 1 coin for each', () => {
  const game = table({
    season: 'summer',
    cards: { lotus: ['river-dragon'] },
    hostages: { koi: ['lotus bushi', 'lotus river-dragon', 'turtle shinto'], lotus: ['koi bushi'] },
    at: { phase: 'season-start' },
  });
  expect(game.hostages('koi')).toEqual([]);
  expect([game.coins('koi'), game.coins('lotus'), game.coins('turtle')]).toEqual([5 + 3, 7 + 1, 6]);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(6);
  expect(game.count('lotus', 'river-dragon', 'reserve')).toBe(1);
  expect(game.count('koi', 'river-dragon', 'reserve')).toBe(0);
});

test('SEASON-4 hostages stay with their captor until then', () => {
  const game = table({ wars: [], hostages: { koi: ['lotus bushi'] }, at: { phase: 'war' } }, 'season-end');
  expect(game.hostages('koi')).toEqual(['lotus bushi']);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(5);
  goOn(game);
  expect(game.hostages('koi')).toEqual([]);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(6);
});

test('SEASON-1, SEASON-2, SEASON-3, SEASON-4 come in this order, before tea', () => {
  const game = table({
    season: 'autumn',
    hostages: { koi: ['lotus bushi'] },
    at: { phase: 'season-start' },
  });
  const order = game.events.map((event) => (event.type === 'gained' ? event.because : event.type));
  expect(order).toEqual([
    'seasonBegan',
    'warsPrepared',
    'cardsLaidOut',
    'income',
    'income',
    'income',
    'income',
    'hostagesReturned',
    'hostages-returned',
    'teaBegan',
  ]);
});

test('SEASON-4 a hostage that returns was not killed, and enters no province', () => {
  const game = table({
    season: 'summer',
    cards: { lotus: ['righteousness', 'oni-of-hate'] },
    honor: 'koi > turtle > dragonfly > lotus',
    map: { edo: 'koi bushi' },
    hostages: { koi: ['lotus oni-of-hate'] },
    at: { phase: 'season-start' },
  });
  expect(game.vp('lotus')).toBe(0);
  expect(game.count('koi', 'bushi', 'edo')).toBe(1);
  expect(game.count('lotus', 'oni-of-hate', 'reserve')).toBe(1);
});

/** The cleanup of a season in which nobody fought. */
const cleanedUp = (setting: Parameters<typeof table>[0]): GameTable =>
  table({ wars: [], ...setting }, 'season-end');

test('CLEAN-1 all coins and ronin in reserves are discarded', () => {
  const game = cleanedUp({ at: { phase: 'war' }, coins: { koi: 4, lotus: 1 }, ronin: { koi: 2, turtle: 3 } });
  for (const clan of ['koi', 'lotus', 'turtle', 'dragonfly'] as const)
    expect([game.coins(clan), game.ronin(clan)]).toEqual([0, 0]);
});

test('CLEAN-1 nothing else is: VP, cards, tokens and hostages stay', () => {
  const game = cleanedUp({
    at: { phase: 'war' },
    vp: { koi: 7 },
    cards: { koi: ['komainu'] },
    tokens: { koi: ['edo spring'] },
    hostages: { koi: ['lotus bushi'] },
  });
  expect(game.vp('koi')).toBe(7);
  expect(game.cards('koi')).toEqual(['komainu']);
  expect(game.tokens('koi')).toEqual(['edo spring']);
  expect(game.hostages('koi')).toEqual(['lotus bushi']);
});

test('CLEAN-2 worshippers, Komainu too, return to reserve; figures on the map stay', () => {
  const game = cleanedUp({
    at: { phase: 'war' },
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    cards: { koi: ['komainu'] },
    worship: { fujin: 'koi shinto 2 komainu, lotus shinto', susanoo: 'lotus shinto' },
    map: { edo: 'koi bushi 2 shinto daimyo stronghold' },
  });
  expect(game.count('koi', 'shinto', 'reserve')).toBe(2);
  expect(game.count('koi', 'komainu', 'reserve')).toBe(1);
  expect(game.count('lotus', 'shinto', 'reserve')).toBe(3);
  expect(game.count('koi', 'shinto', 'fujin')).toBe(0);
  const { map } = view(game.state).clans[0] ?? {};
  expect(map).toEqual({ edo: { bushi: 2, shinto: 1, daimyo: 1, stronghold: 1 } });
});

const stackOf = (state: State) =>
  Array.from({ length: get(state, STACK_COUNT) }, (_, i) => mandateId(get(state, STACK + i)));

test('CLEAN-3 all ten mandate tiles make a new stack', () => {
  const before = table({ wars: [], at: { phase: 'war-start' } }, 'war-end');
  expect(stackOf(before.state)).toHaveLength(3);
  expect(view(before.state).mandates).toHaveLength(7);
  const game = cleanedUp({ at: { phase: 'war-start' } });
  for (const mandate of MANDATE_IDS)
    expect(stackOf(game.state).filter((tile) => tile === mandate)).toHaveLength(2);
  expect(view(game.state).mandates).toEqual([]);
});

test('CLEAN-3 the new stack is shuffled', () => {
  const stacks = Array.from({ length: 20 }, (_, n) =>
    String(stackOf(cleanedUp({ at: { phase: 'war' }, seed: `seed ${n}` }).state)),
  );
  expect(new Set(stacks).size).toBeGreaterThan(15);
});
