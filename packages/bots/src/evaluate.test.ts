import type { ClanId, State } from '@hinode/engine';
import { type Position, position } from '@hinode/engine/scenario';
import { clanNumber } from '@hinode/engine/search';
import { describe, expect, test } from 'vitest';
import { evaluate, type Judge, shortSighted, standing } from './evaluate.ts';

type ClanPosition = NonNullable<NonNullable<Position['clans']>['koi']>;

const CLANS: ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];

const lay = (given: Position): State =>
  position({ setup: { clans: CLANS, set: 'archway', seed: 'worth' }, position: given });

function worthOf(clan: ClanId, given: Position): number {
  const state = lay(given);
  const worth = new Float64Array(5);
  evaluate(state, worth);
  return worth[clanNumber(clan)] as number;
}

const spring = (clans: Position['clans']): Position => ({
  clans: clans ?? {},
  wars: ['edo', 'kyoto', 'oshu', 'kansai', 'nagato', 'kyushu'],
  shrines: ['hachiman', 'raijin', 'fujin', 'ryujin'],
  at: { phase: 'mandate', clan: 'koi' },
});

test('more of a good thing is worth more', () => {
  const bare = worthOf('koi', spring({ koi: { map: { edo: { bushi: 1 } } } }));
  expect(worthOf('koi', spring({ koi: { vp: 3, map: { edo: { bushi: 1 } } } }))).toBeCloseTo(bare + 3);
  expect(worthOf('koi', spring({ koi: { coins: 2, map: { edo: { bushi: 1 } } } }))).toBeGreaterThan(bare);
  expect(
    worthOf('koi', spring({ koi: { map: { edo: { bushi: 1 }, kyoto: { bushi: 1 } } } })),
  ).toBeGreaterThan(bare);
  expect(
    worthOf('koi', spring({ koi: { map: { edo: { bushi: 1 } }, shrines: { raijin: { shinto: 1 } } } })),
  ).toBeGreaterThan(bare);
});

describe('each thing that a player would add up counts for its owner', () => {
  const edo = { edo: { bushi: 1 } };
  const rivals = { lotus: { map: edo } };
  const bare = spring({ koi: { map: edo }, ...rivals });
  test.each([
    ['points', { vp: 1 }],
    ['a coin', { coins: 1 }],
    ['a ronin', { ronin: 1 }],
    ['a token', { tokens: [{ province: 'hokkaido', season: 'spring' }] }],
    ['a hostage', { hostages: [{ of: 'turtle', figure: 'bushi' }] }],
    ['a card', { cards: ['righteousness'] }],
    ['a worshipper', { shrines: { raijin: { shinto: 1 } } }],
    ['a figure where no war is', { map: { ...edo, hokkaido: { bushi: 1 } } }],
    ['Force in a war', { map: { edo: { bushi: 2 } } }],
    ['a stronghold', { map: { edo: { bushi: 1, stronghold: 1 } } }],
  ] satisfies [string, ClanPosition][])('%s', (_, more) => {
    const rich = spring({ koi: { map: edo, ...more }, ...rivals });
    expect(worthOf('koi', rich)).toBeGreaterThan(worthOf('koi', bare));
    expect(standing(lay(rich), clanNumber('koi'))).toBeGreaterThan(standing(lay(bare), clanNumber('koi')));
    expect(standing(lay(rich), clanNumber('lotus'))).toBeLessThan(standing(lay(bare), clanNumber('lotus')));
  });

  test('honor', () => {
    const last = { ...bare, honor: ['lotus', 'turtle', 'dragonfly', 'koi'] } satisfies Position;
    const first = { ...bare, honor: ['koi', 'lotus', 'turtle', 'dragonfly'] } satisfies Position;
    expect(worthOf('koi', first)).toBeGreaterThan(worthOf('koi', last));
  });
});

test('once the war has begun coins are worth something only to those who still fight', () => {
  const war = (purses: Partial<Record<ClanId, number>>): Position => ({
    ...spring({
      koi: { coins: purses.koi ?? 0, map: { edo: { bushi: 1 } } },
      lotus: { coins: 2, map: { edo: { bushi: 1 } } },
      turtle: { coins: purses.turtle ?? 0, map: { oshu: { bushi: 1 } } },
    }),
    at: { phase: 'war', war: 1 },
  });
  const bare = war({});
  expect(worthOf('koi', war({ koi: 1 })) - worthOf('koi', bare)).toBeGreaterThan(0.3);
  expect(worthOf('turtle', war({ turtle: 1 }))).toBe(worthOf('turtle', bare));
});

test('a rival in the province makes it worth less', () => {
  const alone = worthOf('koi', spring({ koi: { map: { edo: { bushi: 2 } } } }));
  const contested = worthOf(
    'koi',
    spring({ koi: { map: { edo: { bushi: 2 } } }, lotus: { map: { edo: { bushi: 4 } } } }),
  );
  expect(contested).toBeLessThan(alone);
});

test('a token of a new province is worth more than a second one of the same', () => {
  const tokens = (provinces: ('edo' | 'oshu' | 'kyoto')[]) =>
    spring({
      koi: { tokens: provinces.map((province, i) => ({ province, season: i === 2 ? 'summer' : 'spring' })) },
    });
  const different = worthOf('koi', { ...tokens(['edo', 'oshu', 'kyoto']), season: 'autumn' });
  const same = worthOf('koi', { ...tokens(['edo', 'oshu', 'edo']), season: 'autumn' });
  expect(different - same).toBeGreaterThan(2);
});

test('when the game is over, worth is victory points and nothing else', () => {
  const over: Position = { clans: { koi: { vp: 12 }, lotus: { vp: 30 } }, at: { phase: 'winter' } };
  expect(worthOf('koi', over)).toBe(12);
  expect(worthOf('lotus', over)).toBe(30);
});

test('somebody short-sighted sees no more in honor, strongholds and a set until Autumn, and then all that there is', () => {
  const bare: ClanPosition = { map: { edo: { bushi: 1 } } };
  const rich: ClanPosition = {
    map: { edo: { bushi: 1, stronghold: 1 } },
    tokens: (['hokkaido', 'oshu', 'kansai'] as const).map((province) => ({ province, season: 'spring' })),
  };
  const gain = (judge: Judge, season: 'summer' | 'autumn'): number => {
    const worthIn = (koi: ClanPosition): number => {
      const worth = new Float64Array(5);
      judge(lay({ ...spring({ koi }), season }), worth);
      return worth[clanNumber('koi')] as number;
    };
    return worthIn(rich) - worthIn(bare);
  };
  expect(gain(shortSighted, 'autumn')).toBe(gain(evaluate, 'autumn'));
  // Three tokens of Spring, a point each.
  expect(gain(shortSighted, 'summer')).toBeCloseTo(3);
  expect(gain(evaluate, 'summer')).toBeGreaterThan(5);
});
