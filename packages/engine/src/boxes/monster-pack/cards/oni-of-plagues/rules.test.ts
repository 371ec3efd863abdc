import { expect, test } from 'vitest';
import { choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

/** The Koi own the Oni, in Edo; the Lotus and the Turtle have more honor, the Dragonfly have less. */
const PLAGUES = {
  honor: 'lotus > turtle > koi > dragonfly',
  monsters: ['oni-of-plagues'],
  cards: { koi: ['oni-of-plagues'] },
} as const satisfies TableSetting;

const BARRED = 'kept-out-by-plagues';

/** The Koi play a mandate. */
function mandate(tile: 'marshal' | 'recruit' | 'betray', setting: TableSetting): GameTable {
  const game = table({ ...PLAGUES, at: { phase: 'mandate', clan: 'koi', tiles: [tile] }, ...setting });
  game.play(choose('koi', tile));
  return game;
}

test('CARD-ONI-OF-PLAGUES players with more honor cannot move there, in a Marshal', () => {
  const map = { edo: 'koi oni-of-plagues', oshu: 'lotus bushi, dragonfly bushi' };
  const game = mandate('marshal', { map });
  game.untilAsked('move', 'lotus');
  const move = { clan: 'lotus', type: 'move', figure: 'bushi', from: 'oshu' } as const;
  expect(game.refused({ ...move, to: 'edo' })).toBe(BARRED);
  expect(game.refused({ ...move, to: 'hokkaido' })).toBeUndefined();
  expect(game.legal('lotus')).not.toContainEqual({ ...move, to: 'edo' });
  game.play({ ...move, clan: 'dragonfly', to: 'edo' });
  expect(game.count('dragonfly', 'bushi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-PLAGUES one place on the honor track decides, as it stands at the move', () => {
  const map = { edo: 'koi oni-of-plagues', oshu: 'turtle bushi' };
  const move = { clan: 'turtle', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' } as const;
  const asked = (honor: string): string | undefined => {
    const game = mandate('marshal', { honor, map });
    game.untilAsked('move', 'turtle');
    return game.refused(move);
  };
  expect(asked('lotus > turtle > koi > dragonfly')).toBe(BARRED);
  expect(asked('lotus > koi > turtle > dragonfly')).toBeUndefined();
});

test('CARD-ONI-OF-PLAGUES its owner moves there and away, and nobody there is held', () => {
  const map = { edo: 'koi oni-of-plagues, lotus bushi', oshu: 'koi bushi' };
  const game = mandate('marshal', { map });
  game.untilAsked('move', 'koi');
  expect(
    game.refused({ clan: 'koi', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' }),
  ).toBeUndefined();
  game.untilAsked('move', 'lotus');
  expect(
    game.refused({ clan: 'lotus', type: 'move', figure: 'bushi', from: 'edo', to: 'oshu' }),
  ).toBeUndefined();
});

test('CARD-ONI-OF-PLAGUES holds off where it stands now, not where it stood', () => {
  const map = { edo: 'koi oni-of-plagues', oshu: 'lotus bushi', hokkaido: 'lotus shinto' };
  const game = mandate('marshal', { map });
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-plagues', from: 'edo', to: 'oshu' });
  game.untilAsked('move', 'lotus');
  expect(game.refused({ clan: 'lotus', type: 'move', figure: 'shinto', from: 'hokkaido', to: 'oshu' })).toBe(
    BARRED,
  );
  game.play({ clan: 'lotus', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-PLAGUES in reserve it keeps nobody out', () => {
  const game = mandate('marshal', { map: { oshu: 'lotus bushi' } });
  game.play({ clan: 'lotus', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-PLAGUES holds off an ally, a Daimyo and a stronghold of the Turtle', () => {
  const map = { edo: 'koi oni-of-plagues', oshu: 'turtle daimyo stronghold' };
  const game = mandate('marshal', { map, alliances: ['koi turtle'] });
  game.untilAsked('move', 'turtle');
  for (const figure of ['daimyo', 'stronghold'])
    expect(game.refused({ clan: 'turtle', type: 'move', figure, from: 'oshu', to: 'edo' })).toBe(BARRED);
});

test('CARD-ONI-OF-PLAGUES holds off the wings of the Dragonfly', () => {
  const map = { edo: 'koi oni-of-plagues', nagato: 'dragonfly bushi' };
  const game = mandate('marshal', { map, honor: 'dragonfly > koi > lotus' });
  game.untilAsked('move', 'dragonfly');
  const move = { clan: 'dragonfly', type: 'move', figure: 'bushi', from: 'nagato' } as const;
  expect(game.refused({ ...move, to: 'edo' })).toBe(BARRED);
  expect(game.refused({ ...move, to: 'oshu' })).toBeUndefined();
});

test('CARD-ONI-OF-PLAGUES holds off each step of Fujin', () => {
  const game = table({
    ...PLAGUES,
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    at: { phase: 'kami', turn: 1 },
    worship: { fujin: 'lotus shinto' },
    map: { edo: 'koi oni-of-plagues', hokkaido: 'lotus bushi' },
  });
  game.playNow({ clan: 'lotus', type: 'move', figure: 'bushi', from: 'hokkaido', to: 'oshu' });
  const move = { clan: 'lotus', type: 'move', figure: 'bushi', from: 'oshu' } as const;
  expect(game.refused({ ...move, to: 'edo' })).toBe(BARRED);
  expect(game.refused({ ...move, to: 'hokkaido' })).toBeUndefined();
});

test('CARD-ONI-OF-PLAGUES summoning there is free', () => {
  const game = mandate('recruit', { map: { edo: 'koi oni-of-plagues, lotus stronghold' } });
  game.play({ clan: 'lotus', type: 'summon', figure: 'bushi', province: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-PLAGUES replacing there is free', () => {
  const game = table({
    ...PLAGUES,
    map: { edo: 'koi oni-of-plagues bushi' },
    at: { phase: 'mandate', clan: 'lotus', tiles: ['betray'] },
  });
  game.play(choose('lotus', 'betray'));
  const replace = { clan: 'lotus', type: 'replace', of: 'koi', province: 'edo' } as const;
  game.play({ ...replace, figure: 'bushi', with: 'bushi' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-PLAGUES building there is free', () => {
  const game = mandate('marshal', {
    map: { edo: 'koi oni-of-plagues' },
    alliances: ['koi lotus'],
    coins: { lotus: 3 },
  });
  game.play({ clan: 'lotus', type: 'build', province: 'edo' });
  expect(game.count('lotus', 'stronghold', 'edo')).toBe(1);
});

test('CARD-ONI-OF-PLAGUES has Force 1', () => {
  const game = table({ ...PLAGUES, map: { edo: 'koi oni-of-plagues' }, at: { phase: 'mandate' } });
  expect(game.force('koi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-PLAGUES, XWORD-8 is an Oni: Form of the Demon counts it', () => {
  const winter = {
    ...PLAGUES,
    set: 'horseman',
    cards: { koi: ['oni-of-plagues', 'form-of-the-demon'] },
    at: { phase: 'winter' },
  } as const;
  expect(table(winter).vp('koi')).toBe(3);
});
