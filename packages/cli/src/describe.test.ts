import type { Event } from '@hinode/engine';
import { expect, test } from 'vitest';
import { clausesOf, sentence, type Topic } from './describe.ts';

const told = (event: Event, topic?: Topic): string =>
  sentence(clausesOf(event, topic)).replaceAll('\u00a0', ' ');

test('what is gained says why, unless that is the topic already', () => {
  const event: Event = { type: 'gained', clan: 'koi', vp: 2, coins: 1, because: 'harvest', seenBy: 'all' };
  expect(told(event)).toBe('gains 2 VP and 1 coin (Harvest)');
  expect(told(event, 'harvest')).toBe('gains 2 VP and 1 coin');
});

test('a proposal tells its terms', () => {
  const proposal = { type: 'proposalMade', clan: 'koi', with: 'lotus', seenBy: 'all' } as const;
  expect(told({ ...proposal, give: { coins: 2, ronin: 0 }, ask: { coins: 0, ronin: 1 } })).toBe(
    'proposes to Lotus (giving 2 coins, asking for 1 ronin)',
  );
  expect(told({ ...proposal, give: { coins: 0, ronin: 0 }, ask: { coins: 0, ronin: 0 } })).toBe(
    'proposes to Lotus',
  );
});

test('the toll keeper is the one who charges', () => {
  const toll = {
    type: 'tollSettled',
    clan: 'koi',
    of: 'lotus',
    route: ['oshu', 'hokkaido'],
    seenBy: 'all',
  } as const;
  expect(told({ ...toll, outcome: 'paid' })).toBe('charges Lotus 1 coin for the route Oshu – Hokkaido');
  expect(told({ ...toll, outcome: 'closed' })).toBe('closes the route Oshu – Hokkaido to Lotus');
  expect(told({ ...toll, outcome: 'free' })).toBe('lets Lotus use the route Oshu – Hokkaido');
});

test('the price of a card is told once', () => {
  expect(
    told(
      { type: 'cardTaken', clan: 'koi', card: 'komainu', price: 2, because: 'train', seenBy: 'all' },
      'train',
    ),
  ).toBe('buys Komainu for 2 coins');
  expect(told({ type: 'paid', clan: 'koi', coins: 2, because: 'purchase', seenBy: 'all' })).toBe('');
});

test('CARD-BENEVOLENCE a coin of the price that goes to a player is not told as another one', () => {
  expect(
    told({ type: 'paid', clan: 'koi', coins: 1, to: 'turtle', because: 'benevolence', seenBy: 'all' }),
  ).toBe('passes 1 coin of the price on to Turtle (Benevolence)');
});

test('things done with the same verb are listed, repeated ones counted, and a new verb goes on', () => {
  expect(
    sentence([
      { who: 'koi', verb: 'summons', what: 'a Bushi in Edo' },
      { who: 'koi', verb: 'summons', what: 'a Bushi in Edo' },
      { who: 'koi', verb: 'summons', what: 'a Shinto in Oshu' },
      { who: 'koi', verb: 'gains', what: '1 coin' },
    ]).replaceAll('\u00a0', ' '),
  ).toBe('summons a Bushi in Edo ×2, a Shinto in Oshu; gains 1 coin');
});
