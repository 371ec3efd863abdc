import { expect, test } from 'vitest';
import { PROVINCE_IDS } from '../data/map.ts';
import { legalMoves, rngFrom } from '../index.ts';
import { winterPoints } from '../state/scoring.ts';
import { bid } from '../testing/answers.ts';
import { table } from '../testing/table.ts';
import { atWar } from '../testing/turns.ts';
import { otherWorld } from '../testing/two-worlds.ts';
import { nthSetup, walk } from '../testing/walk.ts';
import { forceParts, outcomesOf } from './forecast.ts';
import { view } from './view.ts';

test('the parts of a Force add up to it, in every position of random games', () => {
  let compared = 0;
  for (let n = 0; n < 12; n++) {
    walk(nthSetup('parts', n), rngFrom(`parts ${n}`), ({ state, nth }) => {
      if (nth % 5 !== 0) return;
      for (const { clan, force } of view(state).clans) {
        for (const province of PROVINCE_IDS) {
          const sum = forceParts(state, clan, province).reduce((total, part) => total + part.force, 0);
          expect(sum).toBe(force[province] ?? 0);
          compared++;
        }
      }
    });
  }
  expect(compared).toBeGreaterThan(5000);
});

test('a Daimyo with Path of the Lion is a part of 2', () => {
  const { state } = table({ map: { edo: 'koi daimyo bushi 2' }, cards: { koi: ['path-of-the-lion'] } });
  expect(forceParts(state, 'koi', 'edo')).toEqual(
    expect.arrayContaining([
      { figure: 'bushi', count: 2, force: 2 },
      { figure: 'daimyo', count: 1, force: 2 },
    ]),
  );
});

test('WINTER-3 WINTER-4 what Winter would bring is what it brings', () => {
  const setting = {
    tokens: { koi: ['edo spring', 'kyoto summer', 'oshu autumn'], lotus: ['edo autumn'] },
    cards: { koi: ['form-of-the-kitsune'] },
    map: { edo: 'koi stronghold' },
  } as const;
  const game = table({ ...setting, at: { phase: 'winter' } });
  const before = table({ ...setting, at: { phase: 'tea' } });
  const { tokens, sets, cards } = winterPoints(before.state, 'koi');
  expect(tokens + sets + cards.reduce((sum, { vp }) => sum + vp, 0)).toBe(game.vp('koi'));
  expect(winterPoints(before.state, 'lotus')).toEqual({ tokens: 3, sets: 0, provinces: 1, cards: [] });
});

test('a move shows what it changes: Force on the map, coins paid', () => {
  const game = table({
    map: { edo: 'koi bushi 2', kyoto: 'lotus bushi' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'marshal' });
  game.untilAsked('move', 'koi');
  const move = { clan: 'koi', type: 'move', figure: 'bushi', from: 'edo', to: 'kyoto' } as const;
  expect(outcomesOf(game.state, 'koi', [move], rngFrom('any'))).toEqual([
    {
      force: {
        edo: [{ clan: 'koi', force: 1 }],
        kyoto: [
          { clan: 'koi', force: 1 },
          { clan: 'lotus', force: 1 },
        ],
      },
    },
  ]);
});

test('the forecast of an answer in a war leaves out the income of the season that follows', () => {
  const game = atWar({ map: { edo: 'koi bushi 2, lotus bushi 2' }, coins: { koi: 1 }, season: 'spring' });
  game.playNow(bid('koi', { hostage: 1 }));
  const [leaves, takes] = outcomesOf(game.state, 'koi', game.legal('koi'), rngFrom('any'));
  expect(leaves?.coins).toBeUndefined();
  expect(takes?.coins).toBeUndefined();
});

test('the forecast of a mandate leaves out the favors of the kami turn that follows', () => {
  const game = table({
    shrines: ['tsukuyomi', 'amaterasu', 'raijin', 'susanoo'],
    worship: { tsukuyomi: 'koi shinto' },
    map: { edo: 'koi bushi' },
    at: { phase: 'mandate', turn: 3, clan: 'koi', tiles: ['harvest', 'train'] },
  });
  const harvest = game.legal('koi').filter((move) => move.type === 'mandate' && move.tile === 'harvest');
  // One coin for everybody, two of Edo's with its two points; the two of Tsukuyomi come later.
  expect(outcomesOf(game.state, 'koi', harvest, rngFrom('any'))).toMatchObject([{ vp: 2, coins: 3 }]);
});

test('KNOW-2 KNOW-5 the forecast of a move reveals nothing hidden: reshuffled worlds give the same', () => {
  let compared = 0;
  for (let n = 0; n < 6; n++) {
    const rng = rngFrom(`outcomes ${n}`);
    walk(nthSetup('outcomes', n), rng, ({ state, clan, move }) => {
      if (move.type === 'bid') return;
      const moves = legalMoves(state, move.clan);
      const there = otherWorld(state, clan, rng);
      const seed = `${n}`;
      expect(outcomesOf(there, move.clan, moves, rngFrom(seed))).toEqual(
        outcomesOf(state, move.clan, moves, rngFrom(seed)),
      );
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(500);
});
