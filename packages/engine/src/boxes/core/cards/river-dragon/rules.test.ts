import { expect, test } from 'vitest';
import { bid } from '../../../../testing/answers.ts';
import { table } from '../../../../testing/table.ts';

test('CARD-RIVER-DRAGON has Force 5', () => {
  const game = table({
    at: { phase: 'mandate' },
    map: { edo: 'koi river-dragon', oshu: 'koi river-dragon 0 bushi' },
    cards: { koi: ['river-dragon'] },
  });
  expect([game.force('koi', 'edo'), game.force('koi', 'oshu')]).toEqual([5, 1]);
});

test('CARD-RIVER-DRAGON beats four Bushi, and loses like any figure to six', () => {
  const battle = (bushi: number) =>
    table(
      {
        wars: ['edo'],
        at: { phase: 'war', war: 1 },
        map: { edo: `lotus river-dragon, koi bushi ${bushi}` },
        cards: { lotus: ['river-dragon'] },
      },
      'battle-end',
    );
  expect(battle(4).tokens('lotus')).toEqual(['edo spring']);
  const lost = battle(6);
  expect(lost.tokens('koi')).toEqual(['edo spring']);
  expect(lost.count('lotus', 'river-dragon', 'reserve')).toBe(1);
});

test('CARD-RIVER-DRAGON is summoned when it is trained, and cannot worship', () => {
  const game = table({
    season: 'autumn',
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    display: ['river-dragon'],
    coins: { koi: 2 },
    map: { edo: 'koi stronghold', oshu: 'koi stronghold' },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'train' });
  game.playNow({ clan: 'koi', type: 'buy', card: 'river-dragon' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon', ability: 'river-dragon' }]);
  expect(game.legal('koi')).toEqual([
    { clan: 'koi', type: 'summon', figure: 'river-dragon', province: 'oshu' },
    { clan: 'koi', type: 'summon', figure: 'river-dragon', province: 'edo' },
  ]);
  game.playNow({ clan: 'koi', type: 'summon', figure: 'river-dragon', province: 'edo' });
  expect(game.force('koi', 'edo')).toBe(5);
});

test('CARD-RIVER-DRAGON is no Daimyo: it can be taken hostage', () => {
  const game = table({
    wars: ['edo'],
    at: { phase: 'war', war: 1 },
    map: { edo: 'koi bushi, lotus river-dragon' },
    cards: { lotus: ['river-dragon'] },
    coins: { koi: 1 },
  });
  game.play(bid('koi', { hostage: 1 }));
  game.untilAsked('hostage');
  expect(game.legal('koi')).toContainEqual({
    clan: 'koi',
    type: 'hostage',
    of: 'lotus',
    figure: 'river-dragon',
  });
});
