import { expect, test } from 'vitest';
import { choose } from '../../../../testing/answers.ts';
import { table } from '../../../../testing/table.ts';
import { eventsOf, gainedFor } from '../../../../testing/turns.ts';

const WINTER = { set: 'teapot', at: { phase: 'winter' } } as const;

test('CARD-FORM-OF-THE-KINDRED scores 3 VP in Winter for each season with an alliance', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-kindred'], lotus: ['form-of-the-kindred'] },
    allianceSeasons: { koi: ['spring', 'summer', 'autumn'], lotus: ['summer'], turtle: ['spring', 'autumn'] },
  });
  expect([game.vp('koi'), game.vp('lotus'), game.vp('turtle')]).toEqual([9, 3, 0]);
});

test('CARD-FORM-OF-THE-KINDRED scores nothing for a year without an ally', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-kindred'] },
    allianceSeasons: { lotus: ['spring'], turtle: ['spring'] },
  });
  expect(game.vp('koi')).toBe(0);
});

test('CARD-FORM-OF-THE-KINDRED: two copies score twice', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-kindred', 'form-of-the-kindred'] },
    allianceSeasons: { koi: ['spring', 'autumn'] },
  });
  expect(game.vp('koi')).toBe(12);
});

test('CARD-FORM-OF-THE-KINDRED counts an alliance formed at tea, and one that was betrayed', () => {
  const game = table({
    set: 'teapot',
    season: 'autumn',
    honor: 'koi > lotus > turtle',
    at: { phase: 'tea' },
    cards: { koi: ['form-of-the-kindred'], turtle: ['form-of-the-kindred'] },
  });
  game.playNow({ clan: 'koi', type: 'propose', with: 'lotus' });
  game.playNow({ clan: 'lotus', type: 'accept', with: 'koi' });
  game.untilAsked('mandate', 'lotus');
  const announced = game.legal('lotus').find((move) => move.type === 'mandate' && move.announce === 'betray');
  game.playNow(announced ?? choose('lotus', 'betray'));
  game.until('game-end');
  expect(eventsOf(game, 'allianceBroken')).toHaveLength(1);
  expect(gainedFor(game, 'koi', 'form-of-the-kindred').vp).toBe(3);
  expect(gainedFor(game, 'turtle', 'form-of-the-kindred').vp).toBe(0);
});

test('CARD-FORM-OF-THE-KINDRED counts no alliance that was only proposed', () => {
  const game = table({
    set: 'teapot',
    season: 'autumn',
    honor: 'koi > lotus > turtle',
    at: { phase: 'tea' },
    cards: { koi: ['form-of-the-kindred'] },
  });
  game.playNow({ clan: 'koi', type: 'propose', with: 'lotus' });
  game.playNow({ clan: 'lotus', type: 'decline', with: 'koi' });
  game.until('game-end');
  expect(gainedFor(game, 'koi', 'form-of-the-kindred').vp).toBe(0);
});
