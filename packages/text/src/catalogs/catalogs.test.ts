import { UNTRANSLATED } from '@hinode/engine/boxes/untranslated';
import { CARD_FACTS, CLAN_IDS, PROVINCE_IDS } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import {
  elementsOf,
  MESSAGE_FILES,
  messagesIn,
  messagesOf,
  namesOf,
  takenBy,
  wordsOf,
} from '../testing/catalogs.ts';
import type { Form } from './catalog.ts';

const english = messagesOf('en');
const foreign = LANGUAGES.filter((language) => language !== 'en');

/** Every message of a language, with a complaint if there is one. */
const complaints = (
  language: Language,
  complain: (message: string, key: string) => string | false | undefined,
): string[] =>
  [...messagesOf(language)].flatMap(([key, message]) => {
    const complaint = complain(message, key);
    return complaint ? [`${language} ${key}: ${complaint}`] : [];
  });

/** The values a message takes, in whatever form. */
function valuesIn(message: string, language: Language): string[] {
  const { shown, choices, tags } = takenBy(message, language);
  return [...[...shown, ...choices].map(({ value }) => value), ...tags.map((tag) => `<${tag}>`)];
}

/** Texts about things in a box may stay in English for a while. */
const isUntranslated = (language: Language, key: string): boolean =>
  UNTRANSLATED.some((text) => text.language === language && text.key === key);

test('every language covers everything in the core box', () => {
  expect(UNTRANSLATED.filter(({ folder }) => folder.split('/')[0] === 'core')).toEqual([]);
});

test('no key is in two catalogs', () => {
  const keys = MESSAGE_FILES.flatMap((file) => [...messagesIn('en', file).keys()]);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every name of the English catalog is there, and no others', () => {
    const wanted = [...namesOf('en').keys()].filter((key) => !isUntranslated(language, key));
    expect([...namesOf(language).keys()].sort()).toEqual(wanted.sort());
  });

  test.each(MESSAGE_FILES)(
    '%s has no key that English does not have, and all of them when complete',
    (file) => {
      const own = messagesIn(language, file);
      const wanted = messagesIn('en', file);
      const missing = [...wanted.keys()].filter((key) => !own.has(key) && !isUntranslated(language, key));
      expect({ missing, unknown: [...own.keys()].filter((key) => !wanted.has(key)) }).toEqual({
        missing: [],
        unknown: [],
      });
    },
  );

  test('every message can be parsed and takes only what English takes', () => {
    expect(
      complaints(language, (message, key) => {
        // Messages that count something get the case of the phrase: languages with cases choose by it.
        const known = [
          ...valuesIn(english.get(key) ?? '', 'en'),
          ...(key.startsWith('count.') ? ['form'] : []),
        ];
        return valuesIn(message, language)
          .filter((value) => !known.includes(value))
          .join(', ');
      }),
    ).toEqual([]);
  });

  test('every plural has all the number forms of the language', () => {
    const needed = categoriesOf(language);
    expect(
      complaints(language, (message) =>
        elementsOf(message, language)
          .flatMap((element) =>
            typeof element === 'object' && element.is === 'plural' ? [Object.keys(element.options)] : [],
          )
          .flatMap((given) => needed.filter((category) => !given.includes(category)))
          .join(', '),
      ),
    ).toEqual([]);
  });

  test('every form that a message asks for is given where the plain name would be wrong', () => {
    expect(
      complaints(language, (message) =>
        takenBy(message, language)
          .shown.flatMap(({ value, form }) => lacking(language, value, form))
          .join(', '),
      ),
    ).toEqual([]);
  });

  test('the tone is calm and quotation marks are typographic', () => {
    expect(complaints(language, (message) => /[!'"]/.test(wordsOf(message, language)) && message)).toEqual(
      [],
    );
  });
});

/** Italian has a separate form for millions, which do not occur here. */
const categoriesOf = (language: Language): string[] =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((category) => !(language === 'it' && category === 'many'));

const PIECES = ['daimyo', 'bushi', 'shinto', 'stronghold'];
const MONSTERS = CARD_FACTS.filter(({ type }) => type === 'monster').map(({ id }) => id);

/** What can stand for an argument of this name. */
const STAND_FOR: Readonly<Record<string, readonly string[]>> = {
  clan: CLAN_IDS,
  other: CLAN_IDS,
  owner: CLAN_IDS,
  province: PROVINCE_IDS,
  from: PROVINCE_IDS,
  to: PROVINCE_IDS,
  provinces: PROVINCE_IDS,
  figure: [...PIECES, ...MONSTERS],
  with: [...PIECES, ...MONSTERS],
};

/** A missing case is that of an uninflected word; these forms are more than a case. */
const NEVER_PLAIN: readonly Form[] = ['in', 'to', 'from', 'of', 'with', 'the', 'one', 'gender'];

function lacking(language: Language, argument: string, form: Form): string[] {
  if (form === 'nom') return [];
  const names = namesOf(language);
  const has = (id: string): boolean => {
    const name = names.get(id);
    return typeof name === 'object' && name[form] !== undefined;
  };
  if (!NEVER_PLAIN.includes(form)) return [...names.keys()].some(has) ? [] : [`nothing has ${form}`];
  // There is only one of each Monster, so only its name is used.
  const needed = STAND_FOR[argument] ?? [];
  return needed
    .filter((id) => !has(id) && !(form === 'one' && MONSTERS.some((monster) => monster === id)))
    .map((id) => `${id} has no ${form}`);
}

describe.each(foreign)('%s, next to English', (language) => {
  test('the messages contain no English', () => {
    expect(
      complaints(
        language,
        (message, key) =>
          message === english.get(key) &&
          /\p{L}/u.test(wordsOf(message, language)) &&
          !SAME_MESSAGES.includes(key) &&
          message,
      ),
    ).toEqual([]);
  });

  test('the names contain no English except where they are the same', () => {
    const plain = (of: Language): (readonly [string, string])[] =>
      [...namesOf(of)].map(([id, name]) => [id, typeof name === 'string' ? name : name.nom]);
    const englishNames = new Map(plain('en'));
    expect(
      plain(language)
        .filter(([id, name]) => name === englishNames.get(id) && !SAME_NAMES.includes(name))
        .map(([id]) => id),
    ).toEqual([]);
  });
});

/** Messages that may be the same in another language. */
const SAME_MESSAGES: readonly string[] = [
  'card-browser.clan',
  'card-browser.kami',
  'count.ronin',
  'glance.an-oni',
  'home.online',
  'home.title',
  'time.brief-days',
  'time.brief-hours',
];

/** Names that a language may share with English, because they are Japanese. */
const SAME_NAMES: readonly string[] = [
  'Koi',
  'Bonsai',
  'Hokkaido',
  'Oshu',
  'Edo',
  'Kyoto',
  'Kansai',
  'Nagato',
  'Shikoku',
  'Kyushu',
  'Amaterasu',
  'Fujin',
  'Raijin',
  'Ryujin',
  'Hachiman',
  'Susanoo',
  'Tsukuyomi',
  'Seppuku',
  'Daimyo',
  'Bushi',
  'Shinto',
  'ronin',
  'Komainu',
  'Jorogumo',
  'Yurei',
  'Ashigaru',
  'Samurai',
  'Shogun',
];

test('Persian has Persian digits and letters', () => {
  expect(complaints('fa', (message) => /[0-9٠-٩يك]/.test(wordsOf(message, 'fa')) && message)).toEqual([]);
  expect([...namesOf('fa')].filter(([, name]) => /[0-9٠-٩يك]/.test(JSON.stringify(name)))).toEqual([]);
});

test('Persian ezafe after ه is written ‌ی', () => {
  expect(complaints('fa', (message) => /هٔ|ۀ/.test(message) && message)).toEqual([]);
  expect([...namesOf('fa')].filter(([, name]) => /هٔ|ۀ/.test(JSON.stringify(name)))).toEqual([]);
});

/** Words beside a clan that describe it: in many languages they agree with it. */
const WORDS_OF_STATUS = [
  'battle.bidding',
  'battle.sealed',
  'clan.ally',
  'clan.bidding',
  'clan.talking',
  'clan.thinking',
  'clan.to-move',
  'log.ready',
  'presence.away',
  'presence.here',
  'tea.declined',
  'tea.not-ready',
  'tea.ready',
  'tea.thinking',
];

test.each(WORDS_OF_STATUS)('%s knows its clan, even where English does not need it', (key) => {
  expect(valuesIn(english.get(key) ?? '', 'en')).toContain('clan');
});

/** The names that people give themselves. */
const PERSONS = ['player', 'name', 'login'];

test.each(LANGUAGES)(
  'no inflected form is asked of the names that people give themselves (%s)',
  (language) => {
    expect(
      complaints(language, (message) =>
        takenBy(message, language)
          .shown.filter(({ value, form }) => PERSONS.includes(value) && form !== 'nom')
          .map(({ argument }) => argument)
          .join(', '),
      ),
    ).toEqual([]);
  },
);

test('no text says that anything goes from left to right, because in Persian it does not', () => {
  expect(complaints('en', (message) => /\b(left|right) to (left|right)\b/i.test(message) && message)).toEqual(
    [],
  );
});
