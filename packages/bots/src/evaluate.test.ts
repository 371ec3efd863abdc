import { type ClanId, clanNumber, type Position, position, type State } from '@hinode/engine';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';

const CLANS: ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];

function worthOf(clan: ClanId, given: Position): number {
  const state: State = position({ setup: { clans: CLANS, set: 'archway', seed: 'worth' }, position: given });
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
