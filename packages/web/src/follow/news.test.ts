import { type ClanId, type Event, newGame, view } from '@hinode/engine';
import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import type { LogEntry } from '../table/table.ts';
import { newsOf, type Word } from './news.ts';

const text = await loadText('en');
const state = newGame({ clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'news' });
const reader = { me: 'koi', view: view(state, 'koi') } as const;

type Seen<E> = E extends unknown ? Omit<E, 'seenBy'> : never;

const entries = (...events: readonly Seen<Event>[]): LogEntry[] =>
  events.map((event, i) => ({ at: i + 1, event: { ...event, seenBy: 'all' } as Event }));

/** The words with plain spaces instead of non-breaking ones. */
const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

/** Each line as it is read: whose emblem, and the sentence. */
const told = (log: readonly LogEntry[], words: readonly Word[] = []): string[] =>
  newsOf(log, words, reader).map(({ clan, message: { key, values } }) =>
    [...(clan ? [clan] : []), plain(text.say(key, values))].join(': '),
  );

const move = (clan: ClanId, figure: 'bushi' | 'daimyo', from: 'kansai', to: 'kyoto' | 'nagato') =>
  ({ type: 'figureMoved', clan, figure, from, to, because: 'marshal' }) as const;

test('movements are listed with origin and destination, those along the same way together', () => {
  expect(
    told(
      entries(
        move('turtle', 'daimyo', 'kansai', 'kyoto'),
        move('turtle', 'bushi', 'kansai', 'kyoto'),
        move('turtle', 'bushi', 'kansai', 'kyoto'),
        move('lotus', 'bushi', 'kansai', 'kyoto'),
      ),
    ),
  ).toEqual(['turtle: the Daimyo and 2 Bushi, Kansai to Kyoto', 'lotus: 1 Bushi, Kansai to Kyoto']);
  const [joined] = newsOf(
    entries(move('turtle', 'daimyo', 'kansai', 'kyoto'), move('turtle', 'bushi', 'kansai', 'kyoto')),
    [],
    reader,
  );
  expect(joined).toMatchObject({ places: ['kansai', 'kyoto'] });
  expect(joined?.ways).toHaveLength(2);
});

test('what affects me comes first: who broke with me, what was done to my figures, messages, then the rest', () => {
  const log = entries(
    move('lotus', 'bushi', 'kansai', 'nagato'),
    { type: 'strongholdBuilt', clan: 'lotus', province: 'nagato' },
    {
      type: 'figuresKilled',
      of: 'koi',
      by: 'dragonfly',
      figures: { bushi: 1 },
      province: 'oshu',
      because: 'battle',
    },
    { type: 'allianceBroken', clan: 'turtle', with: 'koi' },
    { type: 'figureReplaced', clan: 'turtle', of: 'koi', figure: 'bushi', with: 'bushi', province: 'oshu' },
  );
  const word: Word = { key: 'word 1', from: 'lotus', words: 'Kyoto is yours.', at: 2 };
  expect(told(log, [word])).toEqual([
    'turtle: breaks its alliance with you',
    'turtle: replaces your Bushi in Oshu with its own',
    'dragonfly: kills 1 Bushi of yours in Oshu',
    'lotus: says: “Kyoto is yours.”',
    'lotus: 1 Bushi, Kansai to Nagato',
    'lotus: Lotus builds a stronghold in Nagato',
  ]);
});

test('what others do near my figures comes earlier', () => {
  // The Koi live in Edo.
  const to = (province: 'edo' | 'oshu') =>
    ({ type: 'strongholdBuilt', clan: 'lotus', province }) as const satisfies Seen<Event>;
  expect(told(entries(to('oshu'), to('edo')))[0]).toContain('Edo');
});

test('a clan that offered an alliance is told whether it was accepted', () => {
  expect(told(entries({ type: 'allianceFormed', clans: ['koi', 'turtle'] }))).toEqual([
    'turtle: accepts your offer: you are allies',
  ]);
  expect(told(entries({ type: 'proposalDeclined', clan: 'lotus', with: 'koi' }))).toEqual([
    'lotus: declines your offer',
  ]);
  expect(told(entries({ type: 'proposalDeclined', clan: 'lotus', with: 'turtle' }))).toEqual([]);
});

test('the points of a clan share one line with their sum; the coins of others and the income are left out', () => {
  const gained = { type: 'gained', clan: 'lotus', because: 'harvest' } as const;
  expect(
    told(
      entries(
        { ...gained, vp: 2 },
        { ...gained, vp: 3, coins: 4 },
        { ...gained, coins: 4 },
        { ...gained, clan: 'koi', coins: 5, because: 'income' },
      ),
    ),
  ).toEqual(['lotus: Lotus gains 5 VP']);
});

test('after more than a season away, there is one line for each season, and the standing', () => {
  const gained = { type: 'gained', clan: 'lotus', vp: 4, because: 'battle' } as const;
  expect(
    told(
      entries(
        gained,
        { type: 'seasonBegan', season: 'summer' },
        gained,
        { ...gained, clan: 'turtle', vp: 1 },
        { type: 'stolen', clan: 'turtle', from: 'lotus', vp: 1, because: 'courage' },
        { type: 'seasonBegan', season: 'autumn' },
        { ...gained, clan: 'koi' },
      ),
    ),
  ).toEqual([
    'Summer: Lotus 3 VP, Turtle 2 VP',
    'Autumn: Koi 4 VP',
    'The score: Koi 0 VP, Lotus 0 VP, Turtle 0 VP, Dragonfly 0 VP',
  ]);
});
