import { expect, test } from 'vitest';
import type { CardId } from '../../../../data/cards.ts';
import { bid } from '../../../../testing/answers.ts';
import { table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const WAR_STARTS = { wars: [], at: { phase: 'war-start' } } as const;

test('KOI-1 at the start of the war phase all their ronin become as many coins', () => {
  const game = table({ ...WAR_STARTS, coins: { koi: 2 }, ronin: { koi: 3 } }, 'war-end');
  expect([game.coins('koi'), game.ronin('koi')]).toEqual([5, 0]);
});

test('KOI-1 the ronin of other clans stay ronin', () => {
  const game = table({ ...WAR_STARTS, ronin: { koi: 1, lotus: 3 } }, 'war-end');
  expect([game.coins('lotus'), game.ronin('lotus')]).toEqual([0, 3]);
});

test('KOI-1 the swap is compulsory: nobody is asked before the bids', () => {
  const game = table({
    wars: ['edo'],
    map: { edo: 'koi bushi, lotus bushi' },
    ronin: { koi: 3 },
    at: { phase: 'war-start' },
  });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'bid', most: 3 }]);
});

test('KOI-1 before the war phase their ronin are ronin', () => {
  const game = table({
    ronin: { koi: 3 },
    display: ['path-of-the-ninja'],
    set: 'horseman',
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'train' });
  expect([game.coins('koi'), game.ronin('koi')]).toEqual([0, 3]);
  expect(game.cards('koi')).toEqual([]);
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('KOI-1 WAR-1 HONOR-7 they convert after their own war upgrades, in whichever order those were bought', () => {
  const orders: readonly (readonly CardId[])[] = [
    ['way-of-the-ronin', 'way-of-the-shogun'],
    ['way-of-the-shogun', 'way-of-the-ronin'],
  ];
  for (const koi of orders) {
    const game = table({ ...WAR_STARTS, season: 'summer', cards: { koi }, ronin: { koi: 1 } }, 'war-end');
    expect([game.coins('koi'), game.ronin('koi')]).toEqual([6, 0]);
  }
});

test('KOI-1 CARD-WAY-OF-THE-MERCHANT the conversion is no gain from the common pile', () => {
  const game = table(
    {
      ...WAR_STARTS,
      set: 'teapot',
      season: 'summer',
      cards: { lotus: ['way-of-the-merchant'] },
      coins: { koi: 2 },
      ronin: { koi: 2 },
    },
    'war-end',
  );
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([4, 0]);
});

const WAR = { wars: ['edo'], at: { phase: 'war', war: 1 } } as const;
const HIRE = { clan: 'koi', type: 'use', ability: 'ronin', value: true } as const;

test('KOI-2 if they win hire ronin, every coin kept back counts as a ronin, but none that was bid', () => {
  // Two coins kept back and a Bushi: 3 against 3, and the Koi have the higher honor.
  const enough = table({ ...WAR, map: { edo: 'koi bushi, lotus bushi 3' }, coins: { koi: 3 } });
  enough.play(bid('koi', { ronin: 1 }));
  expect(enough.asked()).toEqual([{ clan: 'koi', kind: 'use', ability: 'ronin' }]);
  enough.playNow(HIRE);
  expect(enough.tokens('koi')).toEqual(['edo spring']);

  const short = table({ ...WAR, map: { edo: 'koi bushi, lotus bushi 4' }, coins: { koi: 3 } });
  short.play(bid('koi', { ronin: 1 }));
  short.playNow(HIRE);
  expect(short.tokens('lotus')).toEqual(['edo spring']);
});

test('KOI-2 RONIN-1 the coins that fought are not spent', () => {
  const game = table({ ...WAR, map: { edo: 'koi bushi, lotus bushi 3' }, coins: { koi: 3 } });
  game.play(bid('koi', { ronin: 1 }));
  playUpTo(game, 'battle-end', HIRE);
  // The coin bid goes to the loser.
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([2, 1]);
});

test('KOI-2 RONIN-3 they may decline', () => {
  const game = table({ ...WAR, map: { edo: 'koi bushi, lotus bushi 3' }, coins: { koi: 3 } });
  game.play(bid('koi', { ronin: 1 }));
  game.playNow({ ...HIRE, value: false });
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('KOI-2 with every coin bid there is nobody to hire', () => {
  const game = table({ ...WAR, map: { edo: 'koi bushi, lotus bushi 2' }, coins: { koi: 2 } });
  game.play(bid('koi', { ronin: 1, poets: 1 }));
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('KOI-2 their coins do not fight if another clan wins hire ronin', () => {
  const game = table({
    ...WAR,
    honor: 'lotus > koi > turtle',
    map: { edo: 'koi bushi, lotus bushi' },
    coins: { koi: 6, lotus: 1 },
  });
  game.play(bid('koi', { ronin: 1 }));
  game.play(bid('lotus', { ronin: 1 }));
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('KOI-2 RONIN-2 the coins of other clans are no ronin', () => {
  const game = table({
    ...WAR,
    map: { edo: 'koi bushi 2, lotus bushi' },
    coins: { lotus: 5 },
  });
  game.play(bid('lotus', { ronin: 1 }));
  expect(game.tokens('koi')).toEqual(['edo spring']);
});

test('KOI-2 coins that another battle’s reparations brought fight as well', () => {
  const game = table({
    wars: ['edo', 'oshu'],
    map: { edo: 'koi bushi, lotus bushi 2', oshu: 'koi bushi, turtle bushi 3' },
    coins: { koi: 1, lotus: 2 },
    at: { phase: 'war', war: 1 },
  });
  game.play(bid('lotus', { poets: 2 }));
  game.play(bid('koi'));
  // The Koi lost and were paid 2 coins: 3 in all, of which 2 are kept back.
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'bid', most: 3 }]);
  game.playNow(bid('koi', { ronin: 1 }));
  game.playNow(HIRE);
  expect(game.tokens('koi')).toEqual(['oshu spring']);
});

test('KOI-2 RONIN-3 coins fight beside ronin, all of them together', () => {
  const game = table({
    ...WAR,
    map: { edo: 'koi bushi, lotus bushi 5' },
    coins: { koi: 3 },
    ronin: { koi: 2 },
  });
  game.play(bid('koi', { ronin: 1 }));
  game.playNow(HIRE);
  expect(game.tokens('koi')).toEqual(['edo spring']);
});
