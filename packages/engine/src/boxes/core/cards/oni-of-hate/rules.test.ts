import { expect, test } from 'vitest';
import { choose } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';
import { eventsOf } from '../../../../testing/turns.ts';

/** The Koi own the Oni; the Lotus and the Turtle have more honor, the Dragonfly have less. */
const HATED = {
  honor: 'lotus > turtle > koi > dragonfly',
  cards: { koi: ['oni-of-hate'] },
} as const satisfies TableSetting;

const ASKED = [{ clan: 'koi', kind: 'kill', ability: 'oni-of-hate' }];

const koiRecruit = { phase: 'mandate', clan: 'koi', tiles: ['recruit'] } as const;
const koiMarshal = { phase: 'mandate', clan: 'koi', tiles: ['marshal'] } as const;
const koiBetray = { phase: 'mandate', clan: 'koi', tiles: ['betray'] } as const;

test('CARD-ONI-OF-HATE summoned, it kills 1 Bushi of each player with more honor, and no one else', () => {
  const game = table({
    ...HATED,
    at: koiRecruit,
    map: {
      edo: 'koi stronghold bushi, lotus bushi 2, turtle bushi, dragonfly bushi 2',
      oshu: 'lotus bushi',
    },
  });
  game.play(choose('koi', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'oni-of-hate', province: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
  expect(game.count('turtle', 'bushi', 'edo')).toBe(0);
  expect(game.count('dragonfly', 'bushi', 'edo')).toBe(2);
  expect(game.count('koi', 'bushi', 'edo')).toBe(1);
  expect(game.count('lotus', 'bushi', 'oshu')).toBe(1);
});

test('CARD-ONI-OF-HATE its owner chooses between Bushi, Shinto and Komainu, and nobody else can be chosen', () => {
  const game = table({
    ...HATED,
    at: koiMarshal,
    map: {
      oshu: 'koi oni-of-hate',
      edo: 'lotus bushi shinto komainu daimyo yurei river-dragon stronghold, dragonfly bushi',
      kyoto: 'lotus bushi',
    },
    cards: { ...HATED.cards, lotus: ['komainu', 'yurei', 'river-dragon'] },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.asked()).toEqual(ASKED);
  const kill = { clan: 'koi', type: 'kill', of: 'lotus', province: 'edo' } as const;
  expect(game.legal('koi')).toEqual([
    { ...kill, figure: 'bushi' },
    { ...kill, figure: 'shinto' },
    { ...kill, figure: 'komainu' },
  ]);
  expect(game.refused({ ...kill, figure: 'daimyo' })).toBe('daimyo-immune');
  expect(game.refused({ ...kill, figure: 'yurei' })).toBe('daimyo-immune');
  expect(game.refused({ ...kill, figure: 'river-dragon' })).toBe('cannot-be-chosen');
  expect(game.refused({ ...kill, figure: 'stronghold' })).toBe('no-figure-there');
  expect(game.refused({ ...kill, of: 'dragonfly', figure: 'bushi' })).toBe('cannot-be-chosen');
  expect(game.refused({ ...kill, figure: 'bushi', province: 'kyoto' })).toBe('cannot-be-chosen');
  expect(game.refused({ ...kill, clan: 'lotus', figure: 'bushi' })).toBe('not-your-turn');
  game.playNow({ ...kill, figure: 'komainu' });
  expect(game.count('lotus', 'komainu', 'reserve')).toBe(1);
  expect([game.count('lotus', 'bushi', 'edo'), game.count('lotus', 'shinto', 'edo')]).toEqual([1, 1]);
});

test('CARD-ONI-OF-HATE is compulsory', () => {
  const game = table({
    ...HATED,
    at: koiMarshal,
    map: { oshu: 'koi oni-of-hate', edo: 'lotus bushi shinto' },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.refused({ clan: 'koi', type: 'pass' })).toBe('compulsory');
});

test('CARD-ONI-OF-HATE kills at once, before the next figure is summoned', () => {
  const game = table({
    ...HATED,
    at: koiRecruit,
    map: { edo: 'koi stronghold, lotus bushi shinto' },
  });
  game.play(choose('koi', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'oni-of-hate', province: 'edo' });
  expect(game.asked()).toEqual(ASKED);
  const next = { clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' } as const;
  expect(game.refused(next)).toBe('not-asked');
  game.playNow({ clan: 'koi', type: 'kill', of: 'lotus', figure: 'shinto', province: 'edo' });
  expect(game.refused(next)).toBeUndefined();
});

test('CARD-ONI-OF-HATE kills at once, before the next figure moves', () => {
  const game = table({
    ...HATED,
    at: koiMarshal,
    map: { oshu: 'koi oni-of-hate bushi', edo: 'lotus bushi shinto, turtle bushi shinto' },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.refused({ clan: 'koi', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' })).toBe(
    'not-asked',
  );
  game.playNow({ clan: 'koi', type: 'kill', of: 'lotus', figure: 'bushi', province: 'edo' });
  expect(game.asked()).toEqual(ASKED);
  expect(game.legal('koi').map((move) => move.type === 'kill' && move.of)).toEqual(['turtle', 'turtle']);
  game.playNow({ clan: 'koi', type: 'kill', of: 'turtle', figure: 'shinto', province: 'edo' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'move' }]);
});

test('CARD-ONI-OF-HATE trained, it kills where it is summoned', () => {
  const game = table({
    honor: 'lotus > koi > turtle',
    season: 'autumn',
    display: ['oni-of-hate'],
    coins: { koi: 2 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    map: { edo: 'koi stronghold, lotus bushi, turtle bushi' },
  });
  game.play(choose('koi', 'train'));
  game.play({ clan: 'koi', type: 'buy', card: 'oni-of-hate' });
  expect(game.count('koi', 'oni-of-hate', 'edo')).toBe(1);
  expect([game.count('lotus', 'bushi', 'edo'), game.count('turtle', 'bushi', 'edo')]).toEqual([0, 1]);
});

test('CARD-ONI-OF-HATE kills at each step of Fujin', () => {
  const game = table({
    ...HATED,
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    at: { phase: 'kami', turn: 1 },
    worship: { fujin: 'koi shinto' },
    map: { oshu: 'koi oni-of-hate, lotus bushi 2', edo: 'lotus bushi 2', kyoto: 'lotus bushi 2' },
  });
  game.playNow({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
  game.playNow({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'edo', to: 'kyoto' });
  expect(game.count('lotus', 'bushi', 'kyoto')).toBe(1);
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
  expect(game.count('lotus', 'bushi', 'oshu')).toBe(2);
});

test('CARD-ONI-OF-HATE moved there and back by Fujin, it kills where it comes back to', () => {
  const game = table({
    ...HATED,
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    at: { phase: 'kami', turn: 1 },
    worship: { fujin: 'koi shinto' },
    map: { oshu: 'koi oni-of-hate, lotus bushi 2' },
  });
  game.playNow({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  game.playNow({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'edo', to: 'oshu' });
  expect(game.count('lotus', 'bushi', 'oshu')).toBe(1);
});

test('CARD-ONI-OF-HATE, BETRAY-6 put there as a replacement, it kills before the next replacement', () => {
  const game = table({
    ...HATED,
    at: koiBetray,
    map: { edo: 'lotus river-dragon bushi shinto, turtle shinto', oshu: 'turtle bushi' },
    cards: { ...HATED.cards, lotus: ['river-dragon'] },
  });
  game.play(choose('koi', 'betray'));
  game.playNow({
    clan: 'koi',
    type: 'replace',
    of: 'lotus',
    figure: 'river-dragon',
    with: 'oni-of-hate',
    province: 'edo',
  });
  expect(game.asked()).toEqual(ASKED);
  game.playNow({ clan: 'koi', type: 'kill', of: 'lotus', figure: 'bushi', province: 'edo' });
  expect(game.count('lotus', 'shinto', 'edo')).toBe(1);
  expect(game.count('turtle', 'shinto', 'edo')).toBe(0);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'replace' }]);
});

test('CARD-ONI-OF-HATE looks at honor as it stands on entering: a betrayed ally may have risen', () => {
  const game = table({
    honor: 'koi > lotus > turtle',
    cards: { koi: ['oni-of-hate'], turtle: ['river-dragon'] },
    alliances: ['koi lotus'],
    at: koiBetray,
    map: { edo: 'turtle river-dragon bushi, lotus bushi' },
  });
  game.play(choose('koi', 'betray'));
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle']);
  game.playNow({
    clan: 'koi',
    type: 'replace',
    of: 'turtle',
    figure: 'river-dragon',
    with: 'oni-of-hate',
    province: 'edo',
  });
  expect([game.count('lotus', 'bushi', 'edo'), game.count('turtle', 'bushi', 'edo')]).toEqual([0, 1]);
});

test('CARD-ONI-OF-HATE does not spare an ally', () => {
  const game = table({
    ...HATED,
    alliances: ['lotus koi'],
    at: koiMarshal,
    map: { oshu: 'koi oni-of-hate', edo: 'lotus bushi' },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(0);
});

test('CARD-ONI-OF-HATE of the player with the most honor kills nobody', () => {
  const game = table({
    honor: 'koi > lotus > turtle',
    cards: HATED.cards,
    at: koiMarshal,
    map: { oshu: 'koi oni-of-hate', edo: 'lotus bushi, turtle bushi' },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(eventsOf(game, 'figuresKilled')).toEqual([]);
});

test('CARD-ONI-OF-HATE worshippers are out of reach, and so are figures that enter after it', () => {
  const game = table({
    ...HATED,
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    worship: { raijin: 'lotus shinto 2', fujin: 'koi shinto' },
    at: { phase: 'kami', turn: 1 },
    map: { oshu: 'koi oni-of-hate' },
  });
  game.playNow({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.count('lotus', 'shinto', 'raijin')).toBe(2);
  game.play({ clan: 'lotus', type: 'summon', figure: 'bushi', province: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-HATE does nothing when another figure of its owner enters', () => {
  const game = table({
    ...HATED,
    at: koiMarshal,
    map: { oshu: 'koi bushi', edo: 'koi oni-of-hate, lotus bushi' },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(1);
});

test('CARD-ONI-OF-HATE kills: the victim is paid by Righteousness', () => {
  const game = table({
    ...HATED,
    at: koiMarshal,
    map: { oshu: 'koi oni-of-hate', edo: 'lotus bushi' },
    cards: { ...HATED.cards, lotus: ['righteousness'] },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(eventsOf(game, 'figuresKilled')).toEqual([
    {
      type: 'figuresKilled',
      of: 'lotus',
      by: 'koi',
      figures: { bushi: 1 },
      province: 'edo',
      because: 'oni-of-hate',
      seenBy: 'all',
    },
  ]);
  expect(game.vp('lotus')).toBe(1);
});

test('CARD-ONI-OF-HATE, CARD-MERCY all its victims can be spared, before any is chosen', () => {
  const game = table({
    ...HATED,
    set: 'horseman',
    at: koiMarshal,
    map: { oshu: 'koi oni-of-hate', edo: 'lotus bushi shinto, turtle bushi' },
    cards: { koi: ['oni-of-hate', 'mercy'] },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'use', ability: 'mercy' }]);
  game.playNow({ clan: 'koi', type: 'use', value: true });
  expect(game.vp('koi')).toBe(2);
  expect([game.count('lotus', 'bushi', 'edo'), game.count('turtle', 'bushi', 'edo')]).toEqual([1, 1]);
});

test('CARD-ONI-OF-HATE, CARD-MERCY without a victim there is nothing to spare', () => {
  const game = table({
    ...HATED,
    set: 'horseman',
    at: koiMarshal,
    map: { oshu: 'koi oni-of-hate bushi', edo: 'lotus daimyo, dragonfly bushi' },
    cards: { koi: ['oni-of-hate', 'mercy'] },
  });
  game.play(choose('koi', 'marshal'));
  game.play({ clan: 'koi', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'move' }]);
});
