import type { Event } from '@hinode/engine';
import { expect, test } from 'vitest';
import { eventMessages } from './events.ts';
import { plain } from './testing/plain.ts';
import { loadText } from './text.ts';

const text = await loadText('en');

const told = (event: Event): string[] =>
  eventMessages(event).map(({ key, values }) => plain(text.say(key, values)));

test('a gain comes with its cause', () => {
  expect(told({ type: 'gained', clan: 'koi', vp: 2, because: 'courage', seenBy: 'all' })).toEqual([
    'Koi gains 2 VP: Courage',
  ]);
  expect(told({ type: 'gained', clan: 'koi', ronin: 2, because: 'hachiman', seenBy: 'all' })).toEqual([
    'Koi gains 2 ronin: favor of Hachiman',
  ]);
});

test('HARVEST-2 the rewards of a Harvest are named, and a Harvest without any is just a Harvest', () => {
  const harvest = { type: 'gained', clan: 'lotus', because: 'harvest', seenBy: 'all' } as const;
  expect(told({ ...harvest, coins: 4, provinces: ['shikoku'] })).toEqual([
    'Lotus gains 4 coins: Harvest, with the reward of Shikoku',
  ]);
  expect(told({ ...harvest, coins: 1, provinces: [] })).toEqual(['Lotus gains 1 coin: Harvest']);
});

test('what the heading says is not repeated', () => {
  const moved = {
    type: 'figureMoved',
    clan: 'koi',
    figure: 'bushi',
    from: 'edo',
    to: 'kyoto',
    seenBy: 'all',
  } as const;
  expect(told({ ...moved, because: 'marshal' })).toEqual(['Koi moves a Bushi from Edo to Kyoto']);
  expect(told({ ...moved, because: 'fujin' })).toEqual([
    'Koi moves a Bushi from Edo to Kyoto: favor of Fujin',
  ]);
});

test('a proposal says what is offered and what is asked for', () => {
  const proposal = { type: 'proposalMade', clan: 'koi', with: 'lotus', seenBy: 'all' } as const;
  expect(told({ ...proposal, give: { coins: 2, ronin: 0 }, ask: { coins: 0, ronin: 0 } })).toEqual([
    'Koi proposes an alliance to Lotus and offers 2 coins',
  ]);
  expect(told({ ...proposal, give: {}, ask: { ronin: 1 } })).toEqual([
    'Koi proposes an alliance to Lotus and asks for 1 ronin',
  ]);
  expect(told({ ...proposal, give: {}, ask: {} })).toEqual(['Koi proposes an alliance to Lotus']);
});

test('bids are listed clan by clan, including bids of nothing', () => {
  expect(
    told({
      type: 'bidsRevealed',
      bids: [
        { clan: 'koi', bid: { seppuku: 0, hostage: 1, ronin: 3, poets: 0 } },
        { clan: 'turtle', bid: { seppuku: 0, hostage: 0, ronin: 0, poets: 0 } },
      ],
      seenBy: 'all',
    }),
  ).toEqual(['Koi bids 1 on Hostage, 3 on Ronin', 'Turtle bids nothing']);
});

test('hostages go home to their owners, one line for each clan', () => {
  expect(
    told({
      type: 'hostagesReturned',
      captor: 'koi',
      hostages: [
        { of: 'lotus', figure: 'bushi' },
        { of: 'turtle', figure: 'shinto' },
        { of: 'lotus', figure: 'bushi' },
      ],
      seenBy: 'all',
    }),
  ).toEqual(['Koi returns 2 Bushi to Lotus', 'Koi returns 1 Shinto to Turtle']);
});

test('seasons, mandates, kami turns and wars are headings', () => {
  const events: readonly Event[] = [
    { type: 'seasonBegan', season: 'summer', seenBy: 'all' },
    { type: 'mandateChosen', clan: 'lotus', mandate: 'harvest', turn: 3, faceDown: true, seenBy: 'all' },
    { type: 'kamiTurnBegan', turn: 1, seenBy: 'all' },
    { type: 'warOpened', war: 2, province: 'edo', seenBy: 'all' },
  ];
  expect(events.flatMap(told)).toEqual([
    'Summer',
    'Harvest · announced by Lotus',
    'Kami turn 1',
    'War 2 · Edo',
  ]);
  expect(events.flatMap(eventMessages).every(({ heading }) => heading)).toBe(true);
});

test('WINTER-5 allies who share the victory are named together', () => {
  const vp = [
    { clan: 'koi', vp: 40 },
    { clan: 'lotus', vp: 40 },
  ] as const;
  expect(told({ type: 'gameEnded', winners: ['koi', 'lotus'], vp: [...vp], seenBy: 'all' })).toEqual([
    'The game is over',
    'Koi: 40 VP',
    'Lotus: 40 VP',
    'Koi and Lotus share the victory',
  ]);
});

test('CARD-BENEVOLENCE a coin of the price that goes to a player is not reported as a second payment', () => {
  expect(
    told({ type: 'paid', clan: 'koi', coins: 1, to: 'turtle', because: 'benevolence', seenBy: 'all' }),
  ).toEqual(['Koi passes 1 coin of the price on to Turtle: Benevolence']);
});
