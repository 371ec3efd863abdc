import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { view } from './view.ts';

test('RECRUIT-1 RECRUIT-2 how many may be summoned: one for each stronghold, and one more with the bonus', () => {
  const game = table({
    map: { edo: 'koi stronghold', oshu: 'koi stronghold', nagato: 'lotus stronghold' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit', 'train'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.untilAsked('summon', 'koi');
  expect(view(game.state).allowance).toEqual({ made: 0, most: 3, bonus: 1 });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  expect(view(game.state).allowance).toEqual({ made: 1, most: 3, bonus: 1 });
});

test('RECRUIT-2 a clan without the bonus has one for each stronghold', () => {
  const game = table({
    map: { edo: 'koi stronghold', nagato: 'lotus stronghold 2' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit', 'train'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.untilAsked('summon', 'lotus');
  expect(view(game.state).allowance).toEqual({ made: 0, most: 2, bonus: 0 });
});

test('MARSHAL-1 which pieces have moved', () => {
  const game = table({
    map: { edo: 'koi bushi 2', kyoto: 'koi bushi' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal', 'train'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'marshal' });
  expect(view(game.state).allowance).toEqual({ made: 0, arrived: {} });
  game.playNow({ clan: 'koi', type: 'move', figure: 'bushi', from: 'edo', to: 'kyoto' });
  expect(view(game.state).allowance).toEqual({ made: 1, arrived: { kyoto: { bushi: 1 } } });
});

test('BETRAY-3 how many may be replaced, more with Path of the Unrighteous', () => {
  const setting = {
    map: { edo: 'lotus bushi, turtle bushi' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['betray', 'train'] },
  } as const;
  const betray = { clan: 'koi', type: 'mandate', tile: 'betray' } as const;
  const game = table(setting);
  game.playNow(betray);
  expect(view(game.state).allowance).toEqual({ made: 0, most: 2 });
  game.playNow({
    clan: 'koi',
    type: 'replace',
    of: 'lotus',
    figure: 'bushi',
    with: 'bushi',
    province: 'edo',
  });
  expect(view(game.state).allowance).toEqual({ made: 1, most: 2 });
  const more = table({ ...setting, set: 'teapot', cards: { koi: ['path-of-the-unrighteous'] } });
  more.playNow(betray);
  expect(view(more.state).allowance).toEqual({ made: 0, most: 3 });
});

test('for a question that is asked only once there is nothing to count', () => {
  expect(view(table({ at: { phase: 'tea' } }).state).allowance).toBeUndefined();
});
