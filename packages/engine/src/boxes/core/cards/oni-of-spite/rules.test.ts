import { expect, test } from 'vitest';
import { choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

/** The Koi own the Oni; the Lotus and the Turtle have more honor, the Dragonfly have less. */
const SPITED = {
  honor: 'lotus > turtle > koi > dragonfly',
  cards: { koi: ['oni-of-spite'] },
  vp: { koi: 1, lotus: 5, turtle: 5, dragonfly: 5 },
} as const satisfies TableSetting;

const score = (game: GameTable): number[] => [
  game.vp('koi'),
  game.vp('lotus'),
  game.vp('turtle'),
  game.vp('dragonfly'),
];

/** The Oni marches from Oshu to Edo. */
function march(setting: TableSetting): GameTable {
  const game = table({ ...SPITED, ...setting, at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] } });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-spite', from: 'oshu', to: 'edo' });
  return game;
}

test('CARD-ONI-OF-SPITE steals 2 VP from each player with more honor and Force there', () => {
  const game = march({
    map: { oshu: 'koi oni-of-spite', edo: 'lotus bushi, turtle shinto, dragonfly bushi' },
  });
  expect(score(game)).toEqual([5, 3, 3, 5]);
});

test('CARD-ONI-OF-SPITE leaves alone those without Force there, in another province or at a shrine', () => {
  const game = march({
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    worship: { fujin: 'turtle shinto' },
    map: { oshu: 'koi oni-of-spite, turtle bushi', edo: 'lotus stronghold' },
  });
  expect(score(game)).toEqual([1, 5, 5, 5]);
});

test('CARD-ONI-OF-SPITE a Turtle stronghold is Force', () => {
  const game = march({ map: { oshu: 'koi oni-of-spite', edo: 'turtle stronghold' } });
  expect(score(game)).toEqual([3, 5, 3, 5]);
});

test('CARD-ONI-OF-SPITE, WORD-12 acts on the player: a Daimyo is no protection', () => {
  const game = march({ map: { oshu: 'koi oni-of-spite', edo: 'lotus daimyo' } });
  expect(score(game)).toEqual([3, 3, 5, 5]);
});

test('CARD-ONI-OF-SPITE steals no more than there is', () => {
  const game = march({
    vp: { lotus: 1, turtle: 0 },
    map: { oshu: 'koi oni-of-spite', edo: 'lotus bushi, turtle bushi' },
  });
  expect(score(game)).toEqual([1, 0, 0, 0]);
});

test('CARD-ONI-OF-SPITE does not spare an ally, and nobody is asked', () => {
  const game = march({
    alliances: ['koi lotus'],
    map: { oshu: 'koi oni-of-spite bushi', edo: 'lotus bushi' },
  });
  expect(score(game)).toEqual([3, 3, 5, 5]);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'move' }]);
});

test('CARD-ONI-OF-SPITE steals when it is summoned', () => {
  const game = table({
    ...SPITED,
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
    map: { edo: 'koi stronghold, lotus bushi' },
  });
  game.play(choose('koi', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'oni-of-spite', province: 'edo' });
  expect(score(game)).toEqual([3, 3, 5, 5]);
});

test('CARD-ONI-OF-SPITE steals when it is trained', () => {
  const game = table({
    ...SPITED,
    season: 'autumn',
    cards: {},
    display: ['oni-of-spite'],
    coins: { koi: 2 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    map: { edo: 'koi stronghold, lotus bushi' },
  });
  game.play(choose('koi', 'train'));
  game.play({ clan: 'koi', type: 'buy', card: 'oni-of-spite' });
  expect(score(game)).toEqual([3, 3, 5, 5]);
});

test('CARD-ONI-OF-SPITE steals at each step of Fujin', () => {
  const game = table({
    ...SPITED,
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    at: { phase: 'kami', turn: 1 },
    worship: { fujin: 'koi shinto' },
    map: { oshu: 'koi oni-of-spite, lotus bushi', edo: 'turtle bushi' },
  });
  game.playNow({ clan: 'koi', type: 'move', figure: 'oni-of-spite', from: 'oshu', to: 'edo' });
  expect(score(game)).toEqual([3, 5, 3, 5]);
  game.playNow({ clan: 'koi', type: 'move', figure: 'oni-of-spite', from: 'edo', to: 'oshu' });
  expect(score(game)).toEqual([5, 3, 3, 5]);
});

test('CARD-ONI-OF-SPITE as a replacement steals from those who still have Force there', () => {
  const game = table({
    ...SPITED,
    cards: { koi: ['oni-of-spite'], lotus: ['river-dragon'] },
    at: { phase: 'mandate', clan: 'koi', tiles: ['betray'] },
    map: { edo: 'lotus river-dragon, turtle bushi' },
  });
  game.play(choose('koi', 'betray'));
  game.playNow({
    clan: 'koi',
    type: 'replace',
    of: 'lotus',
    figure: 'river-dragon',
    with: 'oni-of-spite',
    province: 'edo',
  });
  expect(score(game)).toEqual([3, 5, 3, 5]);
});

test('CARD-ONI-OF-SPITE steals nothing while it stays, when others come to it', () => {
  const game = table({
    ...SPITED,
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
    map: { edo: 'koi oni-of-spite', oshu: 'lotus bushi' },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'lotus', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' });
  game.until('mandate-end');
  expect(score(game)).toEqual([1, 5, 5, 5]);
});
