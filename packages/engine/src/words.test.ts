import { describe, expect, test } from 'vitest';
import type { CardId } from './data/cards.ts';
import { placeFigure } from './effects/place.ts';
import { summon } from './effects/summon.ts';
import { view } from './index.ts';
import { summonCode } from './moves/code.ts';
import { kindNumber } from './state/kinds.ts';
import { FIRST_SHRINE } from './state/layout.ts';
import { clanNumber, provinceNumber } from './state/names.ts';
import { bid, choose } from './testing/answers.ts';
import { type GameTable, type TableSetting, table } from './testing/table.ts';
import { eventsOf, gainedFor } from './testing/turns.ts';

const SHRINES = ['fujin', 'raijin', 'susanoo', 'tsukuyomi'] as const;

/** The table on a mandate turn of the Koi, and the mandate chosen. */
function mandate(
  tile: 'recruit' | 'marshal' | 'train' | 'harvest' | 'betray',
  setting: TableSetting,
): GameTable {
  const game = table({ shrines: SHRINES, at: { phase: 'mandate', clan: 'koi', tiles: [tile] }, ...setting });
  game.play(choose('koi', tile));
  return game;
}

/** A war in Edo, and one in Oshu that keeps the season from ending. */
const war = (setting: TableSetting): GameTable =>
  table({
    wars: ['edo', 'oshu'],
    at: { phase: 'war', war: 1 },
    ...setting,
    map: { oshu: 'koi bushi, turtle bushi', ...setting.map },
    coins: { koi: 5, ...setting.coins },
  });

test('WORD-1 every figure has Force 1 unless something says otherwise', () => {
  const game = table({
    cards: { koi: ['komainu', 'oni-of-souls', 'oni-of-hate', 'oni-of-spite', 'river-dragon', 'yurei'] },
    map: {
      edo: 'koi bushi 2',
      oshu: 'koi shinto',
      kyoto: 'koi daimyo',
      kansai: 'koi komainu oni-of-souls oni-of-hate oni-of-spite',
      nagato: 'koi river-dragon',
      kyushu: 'koi yurei',
    },
    at: { phase: 'mandate' },
  });
  const force = (['edo', 'oshu', 'kyoto', 'kansai', 'nagato', 'kyushu', 'shikoku'] as const).map((province) =>
    game.force('koi', province),
  );
  expect(force).toEqual([2, 1, 1, 4, 5, 2, 0]);
});

test('WORD-2 strongholds are not figures: they have no Force, do not move, die or commit seppuku', () => {
  const marshal = mandate('marshal', { map: { edo: 'koi stronghold bushi' } });
  marshal.untilAsked('move', 'koi');
  expect(marshal.force('koi', 'edo')).toBe(1);
  expect(marshal.refused({ clan: 'koi', type: 'move', figure: 'stronghold', from: 'edo', to: 'oshu' })).toBe(
    'strongholds-stay',
  );
  const seppuku = war({ map: { edo: 'koi bushi stronghold 2, lotus bushi' } });
  seppuku.play(bid('koi', { seppuku: 1 }));
  seppuku.play({ clan: 'koi', type: 'use', value: true });
  expect(gainedFor(seppuku, 'koi', 'seppuku').vp).toBe(1);
  expect(seppuku.count('koi', 'stronghold', 'edo')).toBe(2);
  const lost = war({ map: { edo: 'koi bushi 2, lotus bushi stronghold' } });
  lost.until('battle-end');
  expect([lost.count('lotus', 'bushi', 'edo'), lost.count('lotus', 'stronghold', 'edo')]).toEqual([0, 1]);
});

test('WORD-2 nobody takes a stronghold, a coin or a ronin hostage', () => {
  const game = war({
    map: { edo: 'koi bushi 2, lotus bushi stronghold' },
    ronin: { lotus: 1 },
    coins: { lotus: 1 },
  });
  game.play(bid('koi', { hostage: 1 }));
  game.untilAsked('hostage');
  expect(game.legal('koi')).toEqual([
    { clan: 'koi', type: 'pass' },
    { clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' },
  ]);
});

test('WORD-3 a worshipper, a hostage and a figure in reserve are not on the map', () => {
  const game = mandate('marshal', {
    worship: { fujin: 'koi shinto' },
    hostages: { lotus: ['koi bushi'] },
    map: { edo: 'koi stronghold' },
  });
  // Nothing of the Koi could move, so they were not asked.
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  const betray = mandate('betray', {
    worship: { fujin: 'lotus shinto' },
    hostages: { turtle: ['lotus bushi'] },
    map: { edo: 'lotus bushi' },
  });
  expect(betray.legal('koi')).toEqual([
    { clan: 'koi', type: 'pass' },
    { clan: 'koi', type: 'replace', of: 'lotus', figure: 'bushi', with: 'bushi', province: 'edo' },
  ]);
});

test('WORD-4 a reserve is public: figures, strongholds, coins and ronin', () => {
  const game = table({
    at: { phase: 'mandate' },
    map: { edo: 'koi bushi 2 stronghold' },
    cards: { koi: ['komainu'] },
    coins: { koi: 3 },
    ronin: { koi: 2 },
  });
  for (const viewer of ['lotus', undefined] as const) {
    const koi = view(game.state, viewer).clans.find(({ clan }) => clan === 'koi');
    expect(koi?.reserve).toEqual({ bushi: 4, shinto: 3, daimyo: 1, stronghold: 3, komainu: 1 });
    expect([koi?.coins, koi?.ronin]).toEqual([3, 2]);
  }
});

test('WORD-5 what is paid goes to the common pile, what is gained comes from it, without limit', () => {
  const game = mandate('train', { display: ['komainu'], coins: { koi: 1, lotus: 900, turtle: 900 } });
  game.playNow({ clan: 'koi', type: 'buy', card: 'komainu' });
  expect([game.coins('koi'), game.coins('lotus'), game.coins('turtle')]).toEqual([0, 900, 900]);
  const harvest = mandate('harvest', { coins: { koi: 900, lotus: 900, turtle: 900, dragonfly: 900 } });
  expect([harvest.coins('koi'), harvest.coins('dragonfly')]).toEqual([901, 901]);
});

test('WORD-6 however many figures one effect summons, it is one summon', () => {
  const game = mandate('recruit', {
    set: 'teapot',
    map: { edo: 'koi stronghold', oshu: 'koi stronghold' },
    cards: { koi: ['path-of-the-warlord'] },
  });
  for (const province of ['edo', 'oshu', 'oshu'] as const)
    game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province });
  expect(eventsOf(game, 'figureSummoned')).toHaveLength(3);
  expect(game.coins('koi')).toBe(1);
});

test('WORD-6 another effect is another summon', () => {
  const game = table({
    set: 'teapot',
    shrines: SHRINES,
    worship: { raijin: 'koi shinto' },
    cards: { koi: ['path-of-the-warlord'] },
    coins: { koi: 1 },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  expect(game.coins('koi')).toBe(2);
});

test('WORD-7 placing is never a summon: nothing follows it', () => {
  const game = mandate('recruit', {
    map: { edo: 'koi stronghold' },
    cards: { koi: ['path-of-the-kenin', 'path-of-the-samurai', 'path-of-the-light'] },
  });
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.playNow({ clan: 'koi', type: 'pass' });
  const kenin = { clan: 'koi', kind: 'place', ability: 'path-of-the-kenin' };
  expect(game.asked()).toEqual([kenin]);
  game.playNow({ clan: 'koi', type: 'place', figure: 'bushi', province: 'edo' });
  expect(game.asked()).toEqual([{ ...kenin, ability: 'path-of-the-light' }]);
  game.playNow({ clan: 'koi', type: 'place', figure: 'shinto', shrine: 'fujin' });
  expect(game.asked()).toEqual([{ ...kenin, ability: 'path-of-the-samurai' }]);
  game.playNow({ clan: 'koi', type: 'place', figure: 'bushi', province: 'kyoto' });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('WORD-7 nor is replacing one', () => {
  const game = mandate('betray', {
    map: { edo: 'koi stronghold, lotus bushi' },
    cards: { koi: ['path-of-the-kenin'] },
  });
  game.playNow({
    clan: 'koi',
    type: 'replace',
    of: 'lotus',
    figure: 'bushi',
    with: 'bushi',
    province: 'edo',
  });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('WORD-8 a figure enters a province when it is summoned, moved or put there as a replacement', () => {
  const setting = {
    honor: 'lotus > turtle > koi',
    cards: { koi: ['oni-of-spite'], turtle: ['river-dragon'] },
    vp: { lotus: 2 },
  } as const;
  const summoned = mandate('recruit', { ...setting, map: { edo: 'koi stronghold, lotus bushi' } });
  summoned.play({ clan: 'koi', type: 'summon', figure: 'oni-of-spite', province: 'edo' });
  expect(summoned.vp('koi')).toBe(2);
  const moved = mandate('marshal', { ...setting, map: { oshu: 'koi oni-of-spite', edo: 'lotus bushi' } });
  moved.play({ clan: 'koi', type: 'move', figure: 'oni-of-spite', from: 'oshu', to: 'edo' });
  expect(moved.vp('koi')).toBe(2);
  const replaced = mandate('betray', { ...setting, map: { edo: 'turtle river-dragon, lotus bushi' } });
  replaced.play({
    clan: 'koi',
    type: 'replace',
    of: 'turtle',
    figure: 'river-dragon',
    with: 'oni-of-spite',
    province: 'edo',
  });
  expect(replaced.vp('koi')).toBe(2);
});

test('WORD-8 a Shinto sent to worship when summoned did not enter the province', () => {
  const game = mandate('recruit', { map: { edo: 'koi stronghold' } });
  game.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'susanoo' });
  expect(game.count('koi', 'shinto', 'edo')).toBe(0);
  expect(game.count('koi', 'shinto', 'susanoo')).toBe(1);
  expect(game.force('koi', 'edo')).toBe(0);
});

test('WORD-8 a placed figure enters, one summoned to worship does not, whatever it is', () => {
  // No card of the core box places a Monster, and no Monster that worships does anything on entering.
  const setting = {
    at: { phase: 'mandate' },
    honor: 'lotus > koi > turtle',
    shrines: SHRINES,
    cards: { koi: ['oni-of-spite'] },
    vp: { lotus: 2 },
    map: { edo: 'lotus bushi' },
  } as const;
  const [koi, oni, edo] = [clanNumber('koi'), kindNumber('oni-of-spite'), provinceNumber('edo')];
  const placed = table(setting);
  placeFigure({ state: placed.state, sink: undefined }, koi, oni, edo, 'path-of-the-kenin');
  expect(placed.vp('koi')).toBe(2);
  const worships = table(setting);
  summon({ state: worships.state, sink: undefined }, koi, summonCode(oni, edo, FIRST_SHRINE), 'recruit');
  expect(worships.vp('koi')).toBe(0);
});

test('WORD-9 a killed figure goes to reserve, and no other way of leaving is a kill', () => {
  const killed = war({ map: { edo: 'koi bushi 2, lotus bushi' }, cards: { lotus: ['righteousness'] } });
  killed.until('battle-end');
  expect(killed.count('lotus', 'bushi', 'reserve')).toBe(6);
  expect(killed.vp('lotus')).toBe(1);

  const hostage = war({ map: { edo: 'koi bushi 2, lotus bushi' }, cards: { lotus: ['righteousness'] } });
  hostage.play(bid('koi', { hostage: 1 }));
  hostage.play({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect(hostage.count('lotus', 'bushi', 'reserve')).toBe(5);
  expect(hostage.vp('lotus')).toBe(0);

  const replaced = mandate('betray', { map: { edo: 'lotus bushi' }, cards: { lotus: ['righteousness'] } });
  replaced.play({
    clan: 'koi',
    type: 'replace',
    of: 'lotus',
    figure: 'bushi',
    with: 'bushi',
    province: 'edo',
  });
  expect(replaced.count('lotus', 'bushi', 'reserve')).toBe(6);
  expect(replaced.vp('lotus')).toBe(0);

  const worship = mandate('recruit', { map: { edo: 'koi stronghold' }, cards: { koi: ['righteousness'] } });
  worship.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'fujin' });
  worship.until('mandate-end');
  expect(worship.vp('koi')).toBe(0);
});

test('WORD-10 an ally is an opponent, too', () => {
  const game = war({
    map: { edo: 'koi bushi 2, lotus bushi, turtle bushi' },
    alliances: ['koi lotus'],
  });
  game.play(bid('koi', { hostage: 1 }));
  game.untilAsked('hostage');
  expect(game.refused({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' })).toBeUndefined();
  expect(game.refused({ clan: 'koi', type: 'hostage', of: 'koi', figure: 'bushi' })).toBe('own-figure');
  const betray = mandate('betray', { map: { edo: 'lotus bushi' }, alliances: ['koi lotus'] });
  expect(
    betray.refused({
      clan: 'koi',
      type: 'replace',
      of: 'lotus',
      figure: 'bushi',
      with: 'bushi',
      province: 'edo',
    }),
  ).toBeUndefined();
});

test('WORD-11 what counts as a Shinto is both a Shinto and a Monster', () => {
  const game = mandate('betray', {
    map: { edo: 'lotus komainu' },
    cards: { koi: ['river-dragon'], lotus: ['komainu'] },
  });
  const replace = { clan: 'koi', type: 'replace', of: 'lotus', figure: 'komainu', province: 'edo' } as const;
  expect(game.refused({ ...replace, with: 'shinto' })).toBeUndefined();
  expect(game.refused({ ...replace, with: 'river-dragon' })).toBeUndefined();
  expect(game.refused({ ...replace, with: 'bushi' })).toBe('different-type');
  const recruit = mandate('recruit', { map: { edo: 'koi stronghold' }, cards: { koi: ['komainu'] } });
  recruit.play({ clan: 'koi', type: 'summon', figure: 'komainu', province: 'edo', shrine: 'fujin' });
  expect(recruit.count('koi', 'komainu', 'fujin')).toBe(1);
});

test('WORD-11 what counts as a Daimyo is both a Daimyo and a Monster', () => {
  const game = table({
    at: { phase: 'mandate' },
    map: { edo: 'koi yurei' },
    cards: { koi: ['yurei', 'path-of-the-lion'] },
  });
  expect(game.force('koi', 'edo')).toBe(2 + 1);
  const winter = table({ at: { phase: 'winter' }, cards: { koi: ['yurei', 'form-of-the-beast'] } });
  expect(winter.vp('koi')).toBe(3);
});

describe('a Daimyo', () => {
  test('WORD-12 is never taken hostage, nor is anything that counts as one', () => {
    const game = war({
      map: { edo: 'koi bushi 6, lotus daimyo yurei shinto', oshu: 'koi shinto, turtle bushi' },
      cards: { lotus: ['yurei'] },
    });
    game.play(bid('koi', { hostage: 1 }));
    game.untilAsked('hostage');
    const hostage = { clan: 'koi', type: 'hostage', of: 'lotus' } as const;
    expect(game.refused({ ...hostage, figure: 'daimyo' })).toBe('daimyo-immune');
    expect(game.refused({ ...hostage, figure: 'yurei' })).toBe('daimyo-immune');
    expect(game.refused({ ...hostage, figure: 'shinto' })).toBeUndefined();
  });

  test('WORD-12 is never replaced by Betray, nor is anything that counts as one', () => {
    const game = mandate('betray', {
      map: { edo: 'lotus daimyo yurei bushi' },
      cards: { koi: ['river-dragon'], lotus: ['yurei'] },
    });
    expect(game.legal('koi')).toEqual([
      { clan: 'koi', type: 'pass' },
      { clan: 'koi', type: 'replace', of: 'lotus', figure: 'bushi', with: 'bushi', province: 'edo' },
    ]);
  });

  test('WORD-12 is not killed by a card', () => {
    const game = mandate('marshal', {
      honor: 'lotus > turtle > koi',
      map: { oshu: 'koi oni-of-hate', edo: 'lotus daimyo yurei' },
      cards: { koi: ['oni-of-hate'], lotus: ['yurei'] },
    });
    game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
    expect(eventsOf(game, 'figuresKilled')).toEqual([]);
  });

  test('WORD-12 dies in seppuku and when its side loses a battle', () => {
    const seppuku = war({ map: { edo: 'koi daimyo, lotus bushi' } });
    seppuku.play(bid('koi', { seppuku: 1 }));
    seppuku.play({ clan: 'koi', type: 'use', value: true });
    expect(seppuku.count('koi', 'daimyo', 'reserve')).toBe(1);
    const lost = war({
      map: { edo: 'koi bushi 3, lotus daimyo yurei' },
      cards: { lotus: ['yurei'] },
      honor: 'koi > lotus > turtle',
    });
    lost.until('battle-end');
    expect([lost.count('lotus', 'daimyo', 'reserve'), lost.count('lotus', 'yurei', 'reserve')]).toEqual([
      1, 1,
    ]);
  });

  test('WORD-12 does not shield its player from effects on players', () => {
    const game = mandate('marshal', {
      honor: 'lotus > turtle > koi',
      map: { oshu: 'koi oni-of-spite', edo: 'lotus daimyo' },
      cards: { koi: ['oni-of-spite'] },
      vp: { lotus: 3 },
    });
    game.play({ clan: 'koi', type: 'move', figure: 'oni-of-spite', from: 'oshu', to: 'edo' });
    expect(game.vp('lotus')).toBe(1);
  });
});

/** Loyalty pays 1 VP to its allied owner for each moment with a gain: it counts moments. */
describe('a moment', () => {
  const LOYAL = { set: 'teapot', alliances: ['koi lotus'] } as const satisfies TableSetting;
  const loyal = (...cards: CardId[]) => ({ cards: { koi: ['loyalty' as const, ...cards] } });
  const extra = (game: GameTable): number => gainedFor(game, 'koi', 'loyalty').vp;

  test('WORD-13 is one mandate, and choosing it is a moment before', () => {
    const game = mandate('harvest', {
      ...LOYAL,
      ...loyal('honesty'),
      map: { kansai: 'koi bushi', kyoto: 'koi bushi' },
    });
    expect(game.vp('koi')).toBe(2 + 1 + (3 + 4) + 1);
    const chosen = mandate('recruit', { ...LOYAL, ...loyal('honesty') });
    expect(extra(chosen)).toBe(1);
  });

  test('WORD-13 is all executions of a mandate together: what is held counts at its beginning', () => {
    const game = mandate('harvest', { set: 'teapot', cards: { koi: ['way-of-the-merchant'] } });
    // The others harvest before the Koi, but nobody was richer when the mandate began.
    expect(game.coins('koi')).toBe(1);
    const poorer = mandate('harvest', {
      set: 'teapot',
      cards: { koi: ['way-of-the-merchant'] },
      coins: { lotus: 1, turtle: 2 },
    });
    expect(poorer.coins('koi')).toBe(1 + 2);
  });

  test('WORD-13 is the resolution of a shrine: two kills by Fujin are one, and it is paid when that ends', () => {
    const game = table({
      ...LOYAL,
      alliances: ['koi turtle'],
      cards: { koi: ['loyalty', 'righteousness'], lotus: ['oni-of-hate'] },
      shrines: SHRINES,
      worship: { fujin: 'lotus shinto', susanoo: 'koi shinto' },
      map: { oshu: 'lotus oni-of-hate', edo: 'koi bushi stronghold', kyoto: 'koi bushi' },
      at: { phase: 'kami', turn: 1 },
    });
    game.playNow({ clan: 'lotus', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
    expect(game.vp('koi')).toBe(1);
    game.playNow({ clan: 'lotus', type: 'move', figure: 'oni-of-hate', from: 'edo', to: 'kyoto' });
    // Two kills and one extra for Fujin, then a stronghold and one extra for Susanoo.
    expect(game.vp('koi')).toBe(2 + 1 + (1 + 1));
    expect(eventsOf(game, 'gained').map(({ because }) => because)).toEqual([
      'righteousness',
      'righteousness',
      'loyalty',
      'susanoo',
      'loyalty',
    ]);
  });

  test('WORD-13 is one war advantage: all its hostages together; stolen VP are gained', () => {
    const game = war({
      ...LOYAL,
      ...loyal('respect'),
      vp: { turtle: 5 },
      map: { edo: 'koi bushi 3, turtle bushi 2' },
    });
    game.play(bid('koi', { hostage: 1 }));
    game.playNow({ clan: 'koi', type: 'hostage', of: 'turtle', figure: 'bushi' });
    expect(game.vp('koi')).toBe(1);
    game.playNow({ clan: 'koi', type: 'hostage', of: 'turtle', figure: 'bushi' });
    expect(game.vp('koi')).toBe(2 + 1);
  });

  test('WORD-13 seppuku with what Righteousness adds is one', () => {
    const game = war({ ...LOYAL, ...loyal('righteousness'), map: { edo: 'koi bushi 2, turtle bushi' } });
    game.play(bid('koi', { seppuku: 1 }));
    game.play({ clan: 'koi', type: 'use', value: true });
    expect(game.vp('koi')).toBe(2 + 2 + 1);
  });

  test('WORD-13 the outcome of a battle is one, the poets are another', () => {
    const game = war({
      ...LOYAL,
      ...loyal('oni-of-souls'),
      map: { edo: 'koi oni-of-souls bushi 2, turtle bushi' },
    });
    game.play(bid('koi', { poets: 1 }));
    // The token with Oni of Souls, then one dead figure for the poets.
    expect(game.vp('koi')).toBe(2 + 1 + (1 + 1));
  });

  test('WORD-13 the deaths of a lost battle belong to its outcome', () => {
    const game = war({
      ...LOYAL,
      ...loyal('righteousness', 'righteousness'),
      map: { edo: 'koi bushi 2, turtle bushi 3' },
    });
    game.play(bid('koi'));
    expect(game.vp('koi')).toBe(4 + 1);
  });

  test('WORD-13 taking a token without a battle is one', () => {
    const game = war({
      ...LOYAL,
      ...loyal('oni-of-souls'),
      wars: ['edo', 'kyoto', 'oshu'],
      map: { edo: 'koi oni-of-souls', oshu: 'koi bushi, turtle bushi' },
    });
    expect(game.tokens('koi')).toEqual(['edo spring']);
    expect(game.vp('koi')).toBe(2 + 1);
  });

  test('WORD-13 each step of seasonal setup is one', () => {
    const game = table({
      set: 'teapot',
      season: 'summer',
      cards: { koi: ['way-of-the-merchant'] },
      hostages: { lotus: ['turtle bushi'] },
      at: { phase: 'season-start' },
    });
    // Nobody is richer before the income; then the Lotus hold 7, and take a coin for their hostage.
    expect(game.coins('koi')).toBe(5 + 1);
  });

  test('WORD-13 the start of the war phase is one for each player', () => {
    const bushido = table({
      ...LOYAL,
      ...loyal('way-of-bushido', 'honesty'),
      wars: ['edo'],
      map: { edo: 'koi bushi, turtle bushi' },
      at: { phase: 'war-start' },
    });
    expect(bushido.vp('koi')).toBe(4 + 1);
    const merchant = table({
      honor: 'lotus > turtle > koi',
      set: 'teapot',
      wars: ['edo'],
      map: { edo: 'koi bushi, turtle bushi' },
      cards: { koi: ['way-of-the-merchant'], lotus: ['way-of-the-shogun'], turtle: ['way-of-the-shogun'] },
      coins: { lotus: 1, turtle: 1 },
      at: { phase: 'war-start' },
    });
    // A coin when the Lotus gain; then the Turtle are no longer richer.
    expect(merchant.coins('koi')).toBe(1);
  });

  test('WORD-13 Loyalty bought in the middle of a moment works from the next one on', () => {
    const game = mandate('train', {
      honor: 'koi > lotus > turtle',
      set: 'teapot',
      alliances: ['koi turtle'],
      season: 'autumn',
      display: ['loyalty', 'oni-of-hate'],
      cards: { koi: ['righteousness'] },
      coins: { koi: 1, lotus: 3 },
      map: { edo: 'koi bushi, lotus stronghold' },
    });
    game.play({ clan: 'koi', type: 'buy', card: 'loyalty' });
    game.play({ clan: 'lotus', type: 'buy', card: 'oni-of-hate' });
    expect(eventsOf(game, 'mandateEnded')).toHaveLength(1);
    expect(game.count('koi', 'bushi', 'edo')).toBe(0);
    expect(game.vp('koi')).toBe(1);
  });

  test('WORD-13 Way of the Merchant bought in the middle of a moment works from the next one on', () => {
    const train = (cards: readonly CardId[]): GameTable => {
      const game = mandate('train', {
        set: 'teapot',
        season: 'autumn',
        display: ['way-of-the-merchant', 'river-dragon'],
        cards: { koi: cards, lotus: ['path-of-the-warlord'] },
        coins: { koi: 1, lotus: 3 },
        map: { edo: 'lotus stronghold' },
      });
      game.play({ clan: 'koi', type: 'buy', card: 'way-of-the-merchant' });
      game.play({ clan: 'lotus', type: 'buy', card: 'river-dragon' });
      expect(eventsOf(game, 'mandateEnded')).toHaveLength(1);
      return game;
    };
    expect(train([]).coins('koi')).toBe(0);
    // The copy owned before is paid for the Lotus' coin, the new one is not.
    expect(train(['way-of-the-merchant']).coins('koi')).toBe(1);
  });
});

test('WORD-14 having a Monster is owning it, having a stronghold is having it on the map', () => {
  const winter = table({
    at: { phase: 'winter' },
    cards: { koi: ['form-of-the-beast', 'form-of-the-kitsune', 'river-dragon'] },
  });
  expect(gainedFor(winter, 'koi', 'form-of-the-beast').vp).toBe(3);
  expect(gainedFor(winter, 'koi', 'form-of-the-kitsune').vp).toBe(0);
  const recruit = mandate('recruit', {});
  expect(eventsOf(recruit, 'figureSummoned')).toEqual([]);
  expect(recruit.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('WORD-14 an Oni counts wherever it is', () => {
  const game = table(
    {
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
      map: { edo: 'koi oni-of-souls' },
      cards: { koi: ['oni-of-souls', 'oni-of-hate', 'oni-of-blood'] },
      hostages: { lotus: ['koi oni-of-blood'] },
    },
    'war-end',
  );
  expect(game.vp('koi')).toBe(6);
});
