import { expect, test } from 'vitest';
import { bid, yes } from '../../../../testing/answers.ts';
import { table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const OWNED = { season: 'summer', cards: { lotus: ['yurei'] } } as const;
const WAR = { ...OWNED, wars: ['nagato'], at: { phase: 'war', war: 1 } } as const;
const BETRAY = { season: 'summer', at: { phase: 'mandate', clan: 'koi', tiles: ['betray'] } } as const;

test('CARD-YUREI has Force 2', () => {
  const game = table({ ...OWNED, map: { nagato: 'lotus yurei', oshu: 'lotus daimyo' } });
  expect([game.force('lotus', 'nagato'), game.force('lotus', 'oshu')]).toEqual([2, 1]);
});

test('CARD-YUREI CARD-PATH-OF-THE-LION CARD-PATH-OF-THE-DRAGON counts as a Daimyo for both, on top of each other', () => {
  const cards = ['yurei', 'path-of-the-lion'] as const;
  const map = { nagato: 'lotus yurei', edo: 'lotus daimyo', oshu: 'lotus bushi' };
  const lion = table({ season: 'summer', map, cards: { lotus: cards } });
  expect([lion.force('lotus', 'nagato'), lion.force('lotus', 'edo')]).toEqual([3, 2]);
  const both = table({ season: 'autumn', map, cards: { lotus: [...cards, 'path-of-the-dragon'] } });
  expect([both.force('lotus', 'nagato'), both.force('lotus', 'edo')]).toEqual([6, 5]);
  expect(both.force('lotus', 'oshu')).toBe(1);
});

test('CARD-YUREI WORD-12 is not taken hostage', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi, lotus yurei bushi' }, coins: { koi: 1 } });
  game.playNow(bid('koi', { hostage: 1 }));
  const hostage = { clan: 'koi', type: 'hostage', of: 'lotus' } as const;
  expect(game.refused({ ...hostage, figure: 'yurei' })).toBe('daimyo-immune');
  expect(game.refused({ ...hostage, figure: 'bushi' })).toBeUndefined();
});

test('CARD-YUREI BETRAY-4 BETRAY-5 is never replaced, not even by a Monster', () => {
  const game = table({
    ...BETRAY,
    map: { nagato: 'lotus yurei bushi' },
    cards: { koi: ['oni-of-blood'], lotus: ['yurei'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'betray' });
  const replace = { clan: 'koi', type: 'replace', of: 'lotus', province: 'nagato' } as const;
  for (const by of ['oni-of-blood', 'daimyo', 'bushi']) {
    expect(game.refused({ ...replace, figure: 'yurei', with: by })).toBe('cannot-be-replaced');
  }
  expect(game.refused({ ...replace, figure: 'bushi', with: 'bushi' })).toBeUndefined();
});

test('CARD-YUREI BETRAY-4 may replace a Monster, and nothing else', () => {
  const game = table({
    ...BETRAY,
    map: { nagato: 'lotus oni-of-blood bushi shinto daimyo' },
    cards: { koi: ['yurei'], lotus: ['oni-of-blood'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'betray' });
  const replace = { clan: 'koi', type: 'replace', of: 'lotus', with: 'yurei', province: 'nagato' } as const;
  expect(game.refused({ ...replace, figure: 'bushi' })).toBe('different-type');
  expect(game.refused({ ...replace, figure: 'shinto' })).toBe('different-type');
  expect(game.refused({ ...replace, figure: 'daimyo' })).toBe('cannot-be-replaced');
  game.playNow({ ...replace, figure: 'oni-of-blood' });
  expect(game.count('koi', 'yurei', 'nagato')).toBe(1);
  expect(game.count('lotus', 'oni-of-blood', 'reserve')).toBe(1);
});

test('CARD-YUREI WORD-12 OUTCOME-3 dies like any figure when its side loses', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi 3, lotus yurei' } }, 'battle-end');
  expect(game.tokens('koi')).toEqual(['nagato summer']);
  expect(game.count('lotus', 'yurei', 'nagato')).toBe(0);
  expect(game.count('lotus', 'yurei', 'reserve')).toBe(1);
});

test('CARD-YUREI WORD-12 SEPPUKU-1 dies like any figure in seppuku', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi, lotus yurei bushi' }, coins: { lotus: 1 } });
  game.playNow(bid('lotus', { seppuku: 1 }));
  playUpTo(game, 'battle-end', yes('lotus', 'seppuku'));
  expect(game.count('lotus', 'yurei', 'reserve')).toBe(1);
  expect(game.vp('lotus')).toBe(2);
});

test('CARD-YUREI WORD-12 CARD-ONI-OF-HATE is no prey', () => {
  const game = table({
    season: 'autumn',
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    worship: { fujin: 'lotus shinto' },
    map: { nagato: 'koi yurei bushi shinto', kansai: 'lotus oni-of-hate' },
    cards: { koi: ['yurei'], lotus: ['oni-of-hate'] },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow({ clan: 'lotus', type: 'move', figure: 'oni-of-hate', from: 'kansai', to: 'nagato' });
  const kill = { clan: 'lotus', type: 'kill', of: 'koi', province: 'nagato' } as const;
  expect(game.refused({ ...kill, figure: 'yurei' })).toBe('daimyo-immune');
  expect(game.refused({ ...kill, figure: 'bushi' })).toBeUndefined();
});

test('CARD-YUREI RECRUIT-4 cannot worship', () => {
  const game = table({
    ...OWNED,
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    map: { nagato: 'lotus stronghold' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  const summon = { clan: 'lotus', type: 'summon', figure: 'yurei', province: 'nagato' } as const;
  expect(game.refused({ ...summon, shrine: 'fujin' })).toBe('cannot-worship');
  game.playNow(summon);
  expect(game.count('lotus', 'yurei', 'nagato')).toBe(1);
});

test('CARD-YUREI TRAIN-4 is summoned at once when its card is bought, at a stronghold of its owner', () => {
  const game = table({
    season: 'summer',
    display: ['yurei'],
    map: { nagato: 'koi stronghold', edo: 'koi stronghold, lotus stronghold', oshu: 'koi bushi' },
    coins: { koi: 3 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'train' });
  game.playNow({ clan: 'koi', type: 'buy', card: 'yurei' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon', ability: 'yurei' }]);
  expect(game.legal('koi')).toEqual([
    { clan: 'koi', type: 'summon', figure: 'yurei', province: 'edo' },
    { clan: 'koi', type: 'summon', figure: 'yurei', province: 'nagato' },
  ]);
});

test('CARD-YUREI WORD-11 is a Monster all the same', () => {
  const game = table({
    season: 'winter',
    cards: { lotus: ['yurei', 'form-of-the-beast'] },
    at: { phase: 'winter' },
  });
  expect(game.vp('lotus')).toBe(3);
});

test('CARD-YUREI there is one of it', () => {
  expect(() => table({ cards: { koi: ['yurei'], lotus: ['yurei'] } })).toThrow('there are only 1');
});
