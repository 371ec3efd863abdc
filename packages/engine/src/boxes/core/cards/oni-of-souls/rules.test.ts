import { expect, test } from 'vitest';
import { bid, yes } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const WAR = {
  season: 'summer',
  wars: ['nagato'],
  cards: { koi: ['oni-of-souls'] },
  at: { phase: 'war', war: 1 },
} as const;

const war = (setting: TableSetting) => table({ ...WAR, ...setting }, 'battle-end');

test('CARD-ONI-OF-SOULS pays 2 VP for itself when its owner takes the token in peace or in battle', () => {
  expect(war({ map: { nagato: 'koi oni-of-souls' } }).vp('koi')).toBe(2);
  expect(war({ map: { nagato: 'koi oni-of-souls bushi, lotus bushi' } }).vp('koi')).toBe(2);
});

test('CARD-ONI-OF-SOULS WORD-14 pays for each Oni owned, on the map or not, and for no other Monster', () => {
  const game = war({
    map: { nagato: 'koi oni-of-souls', edo: 'koi oni-of-blood komainu' },
    cards: { koi: ['oni-of-souls', 'oni-of-blood', 'oni-of-skulls', 'komainu', 'yurei'] },
  });
  expect(game.vp('koi')).toBe(6);
});

test('CARD-ONI-OF-SOULS TRAIN-6 an Oni held hostage is still owned', () => {
  const game = war({
    map: { nagato: 'koi oni-of-souls' },
    cards: { koi: ['oni-of-souls', 'oni-of-blood'] },
    hostages: { lotus: ['koi oni-of-blood'] },
  });
  expect(game.vp('koi')).toBe(4);
});

test('CARD-ONI-OF-SOULS counts no Oni of others', () => {
  const game = war({
    map: { nagato: 'koi oni-of-souls' },
    cards: { koi: ['oni-of-souls'], lotus: ['oni-of-blood', 'oni-of-skulls'] },
  });
  expect(game.vp('koi')).toBe(2);
});

test('CARD-ONI-OF-SOULS pays nothing for a token of a province where it does not stand', () => {
  const game = war({
    map: { nagato: 'koi oni-of-blood', edo: 'koi oni-of-souls' },
    cards: { koi: ['oni-of-souls', 'oni-of-blood'] },
  });
  expect(game.tokens('koi')).toEqual(['nagato summer']);
  expect(game.vp('koi')).toBe(0);
});

test('CARD-ONI-OF-SOULS pays nothing when another takes the token, ally or not', () => {
  const lost = war({ map: { nagato: 'koi oni-of-souls, lotus bushi 2' } });
  expect([lost.vp('koi'), lost.vp('lotus')]).toEqual([0, 0]);
  const allied = war({ map: { nagato: 'koi oni-of-souls, lotus bushi 2' }, alliances: ['koi lotus'] });
  expect(allied.tokens('lotus')).toEqual(['nagato summer']);
  expect([allied.vp('koi'), allied.vp('lotus')]).toEqual([0, 0]);
});

test('CARD-ONI-OF-SOULS WAR-3 pays when its owner takes the token beside a weaker ally', () => {
  const game = war({ map: { nagato: 'koi oni-of-souls bushi, lotus bushi' }, alliances: ['koi lotus'] });
  expect(game.vp('koi')).toBe(2);
});

test('CARD-ONI-OF-SOULS SEPPUKU-1 pays nothing once it is dead', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi oni-of-souls, lotus bushi' },
    coins: { koi: 3 },
  });
  game.playNow(bid('koi', { seppuku: 1, ronin: 1 }));
  game.playNow(yes('koi', 'seppuku'));
  // KOI-2: the coin kept back fights, and a tie of Force goes to the Koi.
  playUpTo(game, 'battle-end', yes('koi', 'ronin'));
  expect(game.tokens('koi')).toEqual(['nagato summer']);
  expect(game.vp('koi')).toBe(1);
});

test('CARD-ONI-OF-SOULS HOSTAGE-1 pays nothing once it is a hostage', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi oni-of-souls bushi 2, lotus bushi' },
    coins: { lotus: 1 },
  });
  game.playNow(bid('lotus', { hostage: 1 }));
  playUpTo(game, 'battle-end', { clan: 'lotus', type: 'hostage', of: 'koi', figure: 'oni-of-souls' });
  expect(game.tokens('koi')).toEqual(['nagato summer']);
  expect(game.vp('koi')).toBe(0);
});

test('CARD-ONI-OF-SOULS has Force 1, and nobody is asked about it', () => {
  const game = war({ map: { nagato: 'koi oni-of-souls' } });
  expect(game.force('koi', 'nagato')).toBe(1);
  expect(game.asked()).toEqual([]);
});

test('CARD-ONI-OF-SOULS there is one of it, and none in the set Horseman', () => {
  expect(() => table({ cards: { koi: ['oni-of-souls'], lotus: ['oni-of-souls'] } })).toThrow(
    'there are only 1',
  );
  expect(() => table({ set: 'horseman', cards: { koi: ['oni-of-souls'] } })).toThrow('not in the set');
});
