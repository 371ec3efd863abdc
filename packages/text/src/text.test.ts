import { expect, test } from 'vitest';
import type { Key } from './catalogs/catalog.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { plain } from './testing/plain.ts';
import { loadText, type Text } from './text.ts';
import type { Values } from './values.ts';

const texts = new Map<Language, Text>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadText(language)] as const)),
);
const textIn = (language: Language): Text => {
  const text = texts.get(language);
  if (text === undefined) throw new Error(`no ${language}`);
  return text;
};
const en = textIn('en');
const cs = textIn('cs');
const fa = textIn('fa');

const said = (language: Language, key: Key, values: Values): string =>
  plain(textIn(language).say(key, values));

const koi = { name: 'koi' };
const lotus = { name: 'lotus' };

test('a message names things in the words of its language', () => {
  const values = { clan: koi, card: { name: 'respect' }, price: { purse: { coins: 1 } } };
  expect(said('en', 'log.card-bought', values)).toBe('Koi buys Respect for 1 coin');
  expect(cs.name('koi')).toBe('Ryba');
});

test('a name has forms, and a missing one is the plain name', () => {
  expect(plain(cs.name('kyoto', 'in'))).toBe('v Kjótu');
  expect(cs.name('kyoto', 'acc')).toBe('Kjóto');
  expect(en.name('lotus', 'of')).toBe('Lotus’');
  expect(fa.name('harvest', 'short')).toBe('برداشت');
});

test('a thing without a name is shown by its id', () => {
  expect(en.name('heron')).toBe('heron');
});

test('amounts are counted and listed', () => {
  const gained = (purse: { vp?: number; coins?: number; ronin?: number }): string =>
    said('en', 'log.gained', { clan: koi, purse: { purse } });
  expect(gained({ vp: 2, coins: 1 })).toBe('Koi gains 2 VP and 1 coin');
  expect(gained({ vp: 1, coins: 3, ronin: 2 })).toBe('Koi gains 1 VP, 3 coins and 2 ronin');
  expect(gained({ vp: 0, coins: 3 })).toBe('Koi gains 3 coins');
  expect(gained({})).toBe('Koi gains nothing');
});

test('in the inventory of a clan, even nothing is mentioned', () => {
  const after = (language: Language): string =>
    said(language, 'gift.after', {
      clan: lotus,
      yours: { holds: { coins: 0 } },
      theirs: { holds: { coins: 6 } },
    });
  expect(LANGUAGES.map(after)).toEqual([
    'Then you have 0 coins, and Lotus has 6 coins.',
    'Potem ty: 0 monet, a Lotos: 6 monet.',
    'Potom ty: 0 mincí, Lotos: 6 mincí.',
    'Тоді у вас 0 монет, а в клану Лотоса 6 монет.',
    'Dopo: tu 0 monete, Loto 6 monete.',
    'پس از آن: شما ۰ سکه، لوتوس ۶ سکه.',
  ]);
  const drawn = en.parts(
    'gift.after',
    { clan: lotus, yours: { holds: { coins: 0, ronin: 3 } }, theirs: { purse: { coins: 6, ronin: 0 } } },
    { purse: (purse) => purse },
  );
  expect(drawn.filter((part) => typeof part === 'object')).toEqual([{ coins: 0, ronin: 3 }, { coins: 6 }]);
});

test('a word of status agrees with its clan', () => {
  const CLANS = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'];
  const under = (language: Language, key: Key): string[] =>
    CLANS.map((clan) => said(language, key, { clan: { name: clan } }));
  expect(under('pl', 'tea.ready')).toEqual(['gotowy', 'gotowy', 'gotowy', 'gotowa', 'gotowe']);
  expect(under('it', 'clan.ally')).toEqual(['alleata', 'alleato', 'alleata', 'alleata', 'alleato']);
  // Where the words need no gender, they are the same beside every name.
  for (const [language, key] of [
    ['pl', 'tea.not-ready'],
    ['pl', 'presence.away'],
    ['cs', 'tea.ready'],
    ['cs', 'tea.not-ready'],
    ['uk', 'presence.away'],
  ] as const) {
    expect(new Set(under(language, key)).size).toBe(1);
    expect(under(language, key)[0]).not.toMatch(/(?:owy|aven|nie ma|немає)$/u);
  }
});

test('a list has the last "and" of its language, and no comma before it', () => {
  const clans = { clans: { names: ['koi', 'lotus', 'turtle'] } };
  expect(LANGUAGES.map((language) => said(language, 'log.won-together', clans))).toEqual([
    'Koi, Lotus and Turtle share the victory',
    'Koi, Lotos i Żółw dzielą się zwycięstwem',
    'Ryba, Lotos a Želva sdílejí vítězství',
    'Кой, Лотос і Черепаха ділять перемогу',
    'Vittoria condivisa tra la Koi, il Loto e la Tartaruga',
    'کوی،\u200f لوتوس و لاک‌پشت پیروزی را تقسیم می‌کنند',
  ]);
});

test('scores are separated by commas only', () => {
  const score = (clan: string, force: number) =>
    ({ key: 'log.force', values: { clan: { name: clan }, force } }) as const;
  const values = {
    clan: koi,
    province: { name: 'edo' },
    forces: { list: [score('koi', 4), score('turtle', 3)] },
  };
  expect(said('en', 'log.battle-won', values)).toBe('Koi wins the battle of Edo: Koi 4, Turtle 3');
  expect(said('pl', 'log.battle-won', values)).toBe('Koi wygrywa bitwę o Edo: Koi 4, Żółw 3');
});

test('a message that begins with a name begins with a capital letter', () => {
  const stronghold = {
    figure: { name: 'stronghold' },
    with: { name: 'stronghold' },
    province: { name: 'edo' },
  };
  expect(said('en', 'dock.piece-in', stronghold)).toBe('Stronghold in Edo');
  expect(said('cs', 'dock.piece-in', stronghold)).toMatch(/^Pevnost /);
  const won = { clan: koi, purse: { purse: { coins: 3 } } };
  const because = {
    what: { key: 'log.gained', values: won },
    cause: { key: 'cause.kami', values: { kami: { name: 'hachiman' } } },
  } as const;
  expect(said('it', 'log.gained', won)).toMatch(/^La Koi /);
  expect(said('it', 'log.because', because)).toMatch(/^La Koi /);
  expect(said('it', 'gift.title', { clan: koi })).toMatch(/alla Koi/);
  const [drawn] = textIn('it').parts('log.gained', won, { name: (_, text) => ({ text }) });
  expect(drawn).toEqual({ text: 'La Koi' });
});

test('…but not if it is a player’s: people spell their names as they like', () => {
  expect(said('en', 'invite.from', { player: 'ada' })).toBe('ada invites you');
});

test('figures are counted by kind, but a Monster goes by its name', () => {
  const killed = { clan: koi, other: { name: 'lotus' }, province: { name: 'edo' } };
  expect(said('en', 'log.killed', { ...killed, squad: { squad: { bushi: 2, 'oni-of-skulls': 1 } } })).toBe(
    'Koi kills 2 Bushi and Oni of Skulls of Lotus in Edo',
  );
});

test('the minus sign is a real one, not a hyphen', async () => {
  for (const language of LANGUAGES) expect((await loadText(language)).number(-1)).toContain('−');
});

test('Persian has its own digits, even in plurals', () => {
  expect(fa.number(1204)).toBe('۱٬۲۰۴');
  expect(fa.say('log.kami-turn', { turn: 2 })).toContain('۲');
  expect(fa.say('count.coins', { n: 3, form: 'nom' })).toContain('۳');
});

test('a page draws what it wants to draw, even in nested messages', () => {
  const parts = en.parts(
    'log.because',
    {
      what: { key: 'log.gained', values: { clan: koi, purse: { purse: { coins: 3 } } } },
      cause: { key: 'cause.harvest-rewards', values: { n: 2, provinces: { names: ['oshu', 'edo'] } } },
    },
    {
      name: (id, text) => ({ id, text }),
      purse: ({ coins = 0 }) => ({ id: 'coins', text: String(coins) }),
    },
  );
  expect(parts).toEqual([
    { id: 'koi', text: 'Koi' },
    ' gains ',
    { id: 'coins', text: '3' },
    ': Harvest, with the rewards of ',
    { id: 'oshu', text: 'Oshu' },
    ' and ',
    { id: 'edo', text: 'Edo' },
  ]);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
    'Koi gains 3: Harvest, with the rewards of Oshu and Edo',
  );
});

test('a message with a missing value says which one', () => {
  expect(() => en.say('log.gained', { clan: koi })).toThrow('log.gained needs purse');
});

test('callers can ask whether a text exists', () => {
  expect(en.has('rule.koi')).toBe(true);
  expect(en.has('rule.heron')).toBe(false);
});
