import { expect, test } from 'vitest';
import { choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

/** Susanoo stands in Edo; the Lotus worship it. */
const STORM = {
  shrines: ['susanoo', 'fujin', 'raijin', 'ryujin'],
  unbound: { susanoo: 'edo' },
  worship: { susanoo: 'lotus shinto' },
} as const satisfies TableSetting;

const HELD = 'held-by-susanoo';

/** The Koi play a mandate. */
function mandate(tile: 'marshal' | 'recruit' | 'betray', setting: TableSetting): GameTable {
  const game = table({ ...STORM, at: { phase: 'mandate', clan: 'koi', tiles: [tile] }, ...setting });
  game.play(choose('koi', tile));
  return game;
}

const leaveEdo = { type: 'move', from: 'edo', to: 'oshu' } as const;

test('UNBOUND-SUSANOO nobody’s figures move out of its province in a Marshal, not even its controller’s', () => {
  const game = mandate('marshal', { map: { edo: 'koi bushi daimyo, lotus bushi', kyoto: 'koi bushi' } });
  game.untilAsked('move', 'lotus');
  expect(game.refused({ clan: 'lotus', figure: 'bushi', ...leaveEdo })).toBe(HELD);
  game.untilAsked('move', 'koi');
  for (const figure of ['bushi', 'daimyo'])
    expect(game.refused({ clan: 'koi', figure, ...leaveEdo })).toBe(HELD);
  expect(game.legal('koi').every((move) => move.type !== 'move' || move.from === 'kyoto')).toBe(true);
});

test('UNBOUND-SUSANOO figures move in, and then stay', () => {
  const game = mandate('marshal', { map: { kyoto: 'koi bushi' }, alliances: [] });
  game.play({ clan: 'koi', type: 'move', figure: 'bushi', from: 'kyoto', to: 'edo' });
  expect(game.count('koi', 'bushi', 'edo')).toBe(1);
});

test('UNBOUND-SUSANOO a Kami can move out, and the storm moves with it', () => {
  const game = mandate('marshal', { map: { edo: 'koi bushi' } });
  game.play({ clan: 'lotus', type: 'move', figure: 'susanoo', from: 'edo', to: 'kyoto' });
  game.untilAsked('move', 'koi');
  expect(game.refused({ clan: 'koi', figure: 'bushi', ...leaveEdo })).toBeUndefined();
});

test('UNBOUND-SUSANOO, UNBOUND-9 it holds them even if nobody controls it', () => {
  const game = mandate('marshal', { worship: {}, map: { edo: 'koi bushi', kyoto: 'koi bushi' } });
  game.untilAsked('move', 'koi');
  expect(game.refused({ clan: 'koi', figure: 'bushi', ...leaveEdo })).toBe(HELD);
});

test('UNBOUND-SUSANOO it holds nobody while it is beside its shrine, or in a game without Kami on the map', () => {
  for (const unbound of [{}, undefined]) {
    const { unbound: _, ...bound } = STORM;
    const game = table({
      ...bound,
      ...(unbound && { unbound }),
      map: { edo: 'koi bushi' },
      at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
    });
    game.play(choose('koi', 'marshal'));
    game.play({ clan: 'koi', figure: 'bushi', ...leaveEdo });
    expect(game.count('koi', 'bushi', 'oshu')).toBe(1);
  }
});

test('UNBOUND-SUSANOO holds each step of Fujin, the wings of the Dragonfly and the strongholds of the Turtle', () => {
  const wind = table({
    ...STORM,
    shrines: ['fujin', 'susanoo', 'raijin', 'ryujin'],
    worship: { fujin: 'koi shinto' },
    map: { kyoto: 'koi bushi 2' },
    at: { phase: 'kami', turn: 1 },
  });
  wind.playNow({ clan: 'koi', type: 'move', figure: 'bushi', from: 'kyoto', to: 'edo' });
  expect(wind.refused({ clan: 'koi', figure: 'bushi', ...leaveEdo })).toBe(HELD);
  const map = { edo: 'dragonfly bushi, turtle stronghold', kyoto: 'dragonfly bushi, turtle bushi' };
  const game = mandate('marshal', { map });
  for (const [clan, figure] of [
    ['turtle', 'stronghold'],
    ['dragonfly', 'bushi'],
  ] as const) {
    game.untilAsked('move', clan);
    expect(game.refused({ clan, figure, ...leaveEdo })).toBe(HELD);
  }
});

test('UNBOUND-SUSANOO a figure summoned there may go on to worship, and a figure that stands there may be replaced', () => {
  const recruit = mandate('recruit', { map: { edo: 'koi stronghold' } });
  recruit.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'raijin' });
  expect(recruit.count('koi', 'shinto', 'raijin')).toBe(1);
  const betray = mandate('betray', { map: { edo: 'lotus bushi' } });
  betray.play({ clan: 'koi', type: 'replace', of: 'lotus', figure: 'bushi', with: 'bushi', province: 'edo' });
  expect(betray.count('koi', 'bushi', 'edo')).toBe(1);
});
