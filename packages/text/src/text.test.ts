import { expect, test } from 'vitest';
import { loadText } from './text.ts';

const en = await loadText('en');
const cs = await loadText('cs');
const fa = await loadText('fa');

const koi = { name: 'koi' };

test('a message names things in the words of its language', () => {
  const values = { clan: koi, card: { name: 'respect' }, price: { purse: { coins: 1 } } };
  expect(en.say('log.card-bought', values)).toBe('Koi buys Respect for 1 coin');
  expect(cs.name('koi')).toBe('Ryba');
});

test('a name has forms, and one that is not given is the plain name', () => {
  expect(cs.name('kyoto', 'in')).toBe('v Kjótu');
  expect(cs.name('kyoto', 'acc')).toBe('Kjóto');
  expect(en.name('lotus', 'of')).toBe('Lotus’');
  expect(fa.name('harvest', 'short')).toBe('برداشت');
});

test('what has no name is called by its id', () => {
  expect(en.name('heron')).toBe('heron');
});

test('amounts are counted and listed', () => {
  const gained = (purse: { vp?: number; coins?: number; ronin?: number }): string =>
    en.say('log.gained', { clan: koi, purse: { purse } });
  expect(gained({ vp: 2, coins: 1 })).toBe('Koi gains 2 VP and 1 coin');
  expect(gained({ vp: 1, coins: 3, ronin: 2 })).toBe('Koi gains 1 VP, 3 coins and 2 ronin');
  expect(gained({})).toBe('Koi gains nothing');
});

test('figures are counted by kind, but a Monster is called by its name', () => {
  const killed = { clan: koi, other: { name: 'lotus' }, province: { name: 'edo' } };
  expect(en.say('log.killed', { ...killed, squad: { squad: { bushi: 2, 'oni-of-skulls': 1 } } })).toBe(
    'Koi kills 2 Bushi and Oni of Skulls of Lotus in Edo',
  );
});

test('Persian has its own digits, in plurals too', () => {
  expect(fa.number(1204)).toBe('۱٬۲۰۴');
  expect(fa.say('log.kami-turn', { turn: 2 })).toContain('۲');
  expect(fa.say('count.coins', { n: 3, form: 'nom' })).toContain('۳');
});

test('a page draws what it wants to draw, inside messages inside messages too', () => {
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
    ': ',
    'Harvest, with the rewards of ',
    { id: 'oshu', text: 'Oshu' },
    ' and ',
    { id: 'edo', text: 'Edo' },
  ]);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
    'Koi gains 3: Harvest, with the rewards of Oshu and Edo',
  );
});

test('a message that lacks a value says which', () => {
  expect(() => en.say('log.gained', { clan: koi })).toThrow('log.gained needs purse');
});

test('one can ask whether there is a text', () => {
  expect(en.has('rule.koi')).toBe(true);
  expect(en.has('rule.heron')).toBe(false);
});
