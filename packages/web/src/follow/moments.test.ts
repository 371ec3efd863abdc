import { type Event, newGame, view } from '@hinode/engine';
import { expect, test } from 'vitest';
import { gainsOf, momentsOf } from './moments.ts';

const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'moments' });
const koi = { me: 'koi', view: view(state, 'koi') } as const;
const at = (...events: readonly Event[]) => events.map((event, i) => ({ at: i + 1, event }));

test('a season, a war and anything done to me are moments; things done to others are not', () => {
  const replaced = {
    type: 'figureReplaced',
    clan: 'turtle',
    figure: 'bushi',
    with: 'bushi',
    seenBy: 'all',
  } as const;
  const kinds = momentsOf(
    at(
      { type: 'seasonBegan', season: 'summer', seenBy: 'all' },
      { type: 'allianceBroken', clan: 'turtle', with: 'koi', seenBy: 'all' },
      { type: 'allianceBroken', clan: 'turtle', with: 'lotus', seenBy: 'all' },
      { ...replaced, of: 'koi', province: 'edo' },
      { ...replaced, of: 'lotus', province: 'edo' },
      { type: 'warBegan', seenBy: 'all' },
    ),
    koi,
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(['season', 'betrayal', 'betrayal', 'war']);
});

test('the end of a tea shows who is allied with whom', () => {
  const allied = { ...koi.view, alliances: [['koi', 'turtle']] as const };
  const ended = at({ type: 'teaEnded', seenBy: 'all' });
  expect(momentsOf(ended, { me: 'koi', view: allied })).toEqual([
    { kind: 'alliances', pairs: [['koi', 'turtle']] },
  ]);
  expect(momentsOf(ended, koi)).toEqual([]);
});

test('gains fly from where they come from to whoever has them now; income does not fly', () => {
  const gained = { type: 'gained', clan: 'koi', seenBy: 'all' } as const;
  const gains = gainsOf(
    at(
      { ...gained, vp: 2, because: 'harvest', provinces: ['kyoto'] },
      { ...gained, coins: 2, because: 'tsukuyomi' },
      { ...gained, coins: 5, because: 'income' },
      { type: 'stolen', clan: 'lotus', from: 'koi', vp: 1, because: 'courage', seenBy: 'all' },
      { type: 'hostageTaken', clan: 'lotus', of: 'koi', figure: 'bushi', province: 'edo', seenBy: 'all' },
    ),
  );
  expect(gains.map(({ clan, from }) => [clan, from])).toEqual([
    ['koi', '[data-spot="kyoto"]'],
    ['koi', '[data-shrine="tsukuyomi"]'],
    ['lotus', '[data-passes="koi"]'],
    ['lotus', '[data-spot="edo"]'],
  ]);
});
