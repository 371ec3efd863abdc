import { expect, test } from 'vitest';
import { bid, pass, yes } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

/** The Koi own Loyalty and are allied with the Lotus. Honor: Koi, Lotus, Turtle, Dragonfly. */
const LOYAL = {
  set: 'teapot',
  season: 'summer',
  cards: { koi: ['loyalty'] },
  alliances: ['koi lotus'],
} as const;
const WAR = { ...LOYAL, wars: ['nagato'], at: { phase: 'war', war: 1 } } as const;

function harvest(setting: TableSetting): GameTable {
  const game = table({
    ...LOYAL,
    at: { phase: 'mandate', clan: 'koi', tiles: ['harvest'] },
    ...setting,
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'harvest' });
  return game;
}

test('CARD-LOYALTY pays 1 VP more for a moment in which its owner gains VP', () => {
  expect(harvest({ map: { kyoto: 'koi bushi' } }).vp('koi')).toBe(4 + 1);
});

test('CARD-LOYALTY HARVEST-3 WORD-13 a Harvest of many provinces is one moment', () => {
  expect(harvest({ map: { kyoto: 'koi bushi', kansai: 'koi bushi', edo: 'koi bushi' } }).vp('koi')).toBe(
    4 + 3 + 2 + 1,
  );
});

test('CARD-LOYALTY pays nothing without an ally', () => {
  expect(harvest({ map: { kyoto: 'koi bushi' }, alliances: [] }).vp('koi')).toBe(4);
  expect(harvest({ map: { kyoto: 'koi bushi' }, alliances: ['lotus turtle'] }).vp('koi')).toBe(4);
});

test('CARD-LOYALTY pays nothing for a moment in which its owner gains no VP', () => {
  const game = harvest({ map: { oshu: 'koi bushi', kyoto: 'lotus bushi' } });
  expect([game.coins('koi'), game.vp('koi'), game.vp('lotus')]).toEqual([4, 0, 4]);
});

test('CARD-LOYALTY: two copies pay 2 VP, and do not feed each other', () => {
  const game = harvest({ map: { kyoto: 'koi bushi' }, cards: { koi: ['loyalty', 'loyalty'] } });
  expect(game.vp('koi')).toBe(4 + 2);
});

test('CARD-LOYALTY each of two allies has their own', () => {
  const game = harvest({
    map: { kyoto: 'koi bushi', kansai: 'lotus bushi' },
    cards: { koi: ['loyalty'], lotus: ['loyalty'] },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([5, 4]);
});

test('CARD-LOYALTY CARD-HONESTY WORD-13 choosing a mandate is a moment before it', () => {
  const game = harvest({ map: { kyoto: 'koi bushi' }, cards: { koi: ['loyalty', 'honesty'] } });
  expect(game.vp('koi')).toBe(2 + 1 + 4 + 1);
});

test('CARD-LOYALTY WORD-13 a shrine is a moment', () => {
  const game = table(
    {
      ...LOYAL,
      shrines: ['susanoo', 'hachiman', 'tsukuyomi', 'fujin'],
      worship: { susanoo: 'koi shinto', hachiman: 'koi shinto', tsukuyomi: 'koi shinto' },
      map: { edo: 'koi stronghold 2' },
      at: { phase: 'kami', turn: 1 },
    },
    'kami-end',
  );
  expect(game.vp('koi')).toBe(2 + 1);
});

test('CARD-LOYALTY KAMI-8 pays nothing when Susanoo pays nothing', () => {
  const game = table(
    {
      ...LOYAL,
      shrines: ['susanoo', 'hachiman', 'tsukuyomi', 'fujin'],
      worship: { susanoo: 'koi shinto' },
      at: { phase: 'kami', turn: 1 },
    },
    'kami-end',
  );
  expect(game.vp('koi')).toBe(0);
});

test('CARD-LOYALTY WORD-13 each war advantage is a moment, with what its kills add', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi bushi 2, turtle bushi' },
    cards: { koi: ['loyalty', 'righteousness'] },
    coins: { koi: 2 },
  });
  game.playNow(bid('koi', { seppuku: 1, poets: 1 }));
  playUpTo(game, 'battle-end', yes('koi', 'seppuku'));
  // Seppuku 2 and Righteousness 2 together; the poets, for two, on their own.
  expect(game.vp('koi')).toBe(2 + 2 + 1 + 2 + 1);
});

test('CARD-LOYALTY CARD-RESPECT WORD-13 all hostages of one advantage are one moment, and stolen VP count', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi bushi, turtle bushi 4' },
    cards: { koi: ['loyalty', 'respect'] },
    coins: { koi: 1 },
    vp: { turtle: 5 },
  });
  const hostage = { clan: 'koi', type: 'hostage', of: 'turtle', figure: 'bushi' } as const;
  game.playNow(bid('koi', { hostage: 1 }));
  game.playNow(hostage);
  playUpTo(game, 'battle-end', hostage);
  expect([game.vp('koi'), game.vp('turtle')]).toEqual([2 + 1, 3]);
});

test('CARD-LOYALTY HOSTAGE-2 pays nothing for a hostage whose owner has no VP', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi, turtle bushi 2' }, coins: { koi: 1 } });
  game.playNow(bid('koi', { hostage: 1 }));
  playUpTo(game, 'battle-end', { clan: 'koi', type: 'hostage', of: 'turtle', figure: 'bushi' });
  expect(game.vp('koi')).toBe(0);
});

test('CARD-LOYALTY CARD-ONI-OF-SOULS WORD-13 taking a token without a battle is a moment', () => {
  const game = table(
    { ...WAR, map: { nagato: 'koi oni-of-souls' }, cards: { koi: ['loyalty', 'oni-of-souls'] } },
    'battle-end',
  );
  expect(game.vp('koi')).toBe(2 + 1);
});

test('CARD-LOYALTY WORD-13 the battle outcome is one moment, including what the owner’s own dead add', () => {
  const lost = table(
    {
      ...WAR,
      map: { nagato: 'koi bushi 2, turtle bushi 3' },
      cards: { koi: ['loyalty', 'righteousness'] },
    },
    'battle-end',
  );
  expect(lost.vp('koi')).toBe(2 + 1);
});

test('CARD-LOYALTY CARD-WAY-OF-BUSHIDO WORD-13 the start of the war phase is one moment for a player', () => {
  const game = table(
    {
      ...WAR,
      wars: [],
      at: { phase: 'war-start' },
      cards: { koi: ['loyalty', 'way-of-bushido', 'respect'] },
    },
    'war-end',
  );
  expect(game.vp('koi')).toBe(4 + 1);
});

test('CARD-LOYALTY WINTER-2 does not work in Winter', () => {
  const game = table({
    ...LOYAL,
    season: 'winter',
    cards: { koi: ['loyalty', 'form-of-the-phoenix'] },
    tokens: { koi: ['edo spring', 'oshu spring', 'kyoto spring'] },
    at: { phase: 'winter' },
  });
  expect(game.vp('koi')).toBe(3 + 3 + 10);
});

/** The Koi may buy in a Train of their own; then the Lotus train Oni of Hate into Edo, where a Bushi of the Koi stands. */
function train(setting: TableSetting): GameTable {
  const game = table({
    ...LOYAL,
    season: 'autumn',
    display: ['loyalty', 'oni-of-hate', 'respect'],
    map: { edo: 'koi bushi 2, lotus stronghold', kyoto: 'koi bushi' },
    coins: { lotus: 3 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    ...setting,
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'train' });
  return game;
}
const BUY_LOYALTY = { clan: 'koi', type: 'buy', card: 'loyalty' } as const;
const BUY_HATE = { clan: 'lotus', type: 'buy', card: 'oni-of-hate' } as const;

test('CARD-LOYALTY WORD-13 what happens to its owner in another’s part of a mandate is the same moment', () => {
  const game = train({ cards: { koi: ['loyalty', 'righteousness'] } });
  game.playNow(pass('koi'));
  game.playNow(BUY_HATE);
  expect(game.count('koi', 'bushi', 'edo')).toBe(1);
  expect(game.vp('koi')).toBe(1);
  game.until('mandate-end');
  expect(game.vp('koi')).toBe(2);
});

test('CARD-LOYALTY WORD-13 bought in the middle of a moment, it works from the next one on', () => {
  const game = train({ cards: { koi: ['righteousness'] } });
  game.playNow(BUY_LOYALTY);
  game.playNow(BUY_HATE);
  game.until('mandate-end');
  expect([game.cards('koi'), game.vp('koi')]).toEqual([['righteousness', 'loyalty'], 1]);
});

test('CARD-LOYALTY WORD-13 a second copy bought in the middle of a moment does not count in it either', () => {
  const game = train({ cards: { koi: ['righteousness', 'loyalty'] } });
  game.playNow(BUY_LOYALTY);
  game.playNow(BUY_HATE);
  game.until('mandate-end');
  expect(game.vp('koi')).toBe(1 + 1);
});

test('CARD-LOYALTY WORD-13 bought in a Train, it works in the mandate that follows', () => {
  const game = train({
    cards: {},
    at: { phase: 'mandate', clan: 'koi', tiles: ['train', 'harvest'] },
    coins: {},
  });
  game.playNow(BUY_LOYALTY);
  game.play({ clan: 'lotus', type: 'mandate', tile: 'harvest', announce: 'harvest' });
  // The Koi are strongest in Edo (2 VP) and Kyoto (4 VP), and have the bonus as the ally of the Lotus.
  expect(game.vp('koi')).toBe(2 + 4 + 1);
});

test('CARD-LOYALTY BETRAY-2 pays nothing once the alliance is broken', () => {
  const game = table({
    ...LOYAL,
    season: 'autumn',
    honor: 'koi > turtle > lotus > dragonfly',
    cards: { koi: ['loyalty', 'righteousness'], lotus: ['oni-of-hate'], turtle: ['komainu'] },
    map: { edo: 'koi bushi, turtle komainu' },
    at: { phase: 'mandate', clan: 'lotus', tiles: ['betray'] },
  });
  game.playNow({ clan: 'lotus', type: 'mandate', tile: 'betray', announce: 'betray' });
  game.playNow({
    clan: 'lotus',
    type: 'replace',
    of: 'turtle',
    figure: 'komainu',
    with: 'oni-of-hate',
    province: 'edo',
  });
  game.until('mandate-end');
  expect(game.count('koi', 'bushi', 'edo')).toBe(0);
  expect(game.vp('koi')).toBe(1);
});

test('CARD-LOYALTY nobody is asked about it', () => {
  expect(harvest({ map: { kyoto: 'koi bushi' } }).asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('CARD-LOYALTY there are two of it', () => {
  expect(() => harvest({ cards: { koi: ['loyalty', 'loyalty'], lotus: ['loyalty'] } })).toThrow(
    'there are only 2',
  );
});
