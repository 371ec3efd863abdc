import { readFileSync } from 'node:fs';
import { CARD_FACTS, CORE, MANDATE_IDS, playersMostWith, setBonus, tokenVp } from '@hinode/engine/facts';
import { cardNumbered } from '@hinode/engine/search';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { messagesIn, messagesOf, wordsOf } from './testing/catalogs.ts';
import { sourceOf } from './testing/sources.ts';

/** Numbers in texts are facts of the game: they must match the rules, in all languages. */

/** How a number is spelled out, in the forms that the texts use. */
const WRITTEN: Readonly<Record<number, Readonly<Record<Language, RegExp>>>> = {
  3: { en: /three/, pl: /trzy|trzech|trzem/, cs: /tři|třem/, uk: /три|трьох/, it: /tre/, fa: /سه/ },
  4: {
    en: /four/,
    pl: /cztery|czterech/,
    cs: /čtyři|čtyřmi/,
    uk: /чотири|чотирьох/,
    it: /quattro/,
    fa: /چهار/,
  },
  5: { en: /five/, pl: /pięć|pięciu/, cs: /pět|pěti/, uk: /п’ять|п’яти/, it: /cinque/, fa: /پنج/ },
  6: { en: /six/, pl: /sześć|sześciu/, cs: /šest/, uk: /шість|шестеро/, it: /sei/, fa: /شش/ },
  7: { en: /seven/, pl: /siedem/, cs: /sedm/, uk: /сім/, it: /sette/, fa: /هفت/ },
  10: { en: /ten/, pl: /dziesięć/, cs: /deseti/, uk: /десяти/, it: /dieci/, fa: /ده/ },
};

const written = (n: number, language: Language): RegExp => {
  const words = WRITTEN[n]?.[language];
  if (words === undefined) throw new Error(`${n} is not spelled out in ${language}`);
  return new RegExp(`(?<!\\p{L})(?:${words.source})(?!\\p{L})`, 'iu');
};

/** A number that the engine or the page does not export. */
const numberIn = (path: string, pattern: RegExp): number => {
  const found = pattern.exec(sourceOf(path))?.[1];
  if (found === undefined) throw new Error(`${path} does not say ${pattern}`);
  return Number(found);
};

const YEAR = 'engine/src/data/year.ts';

const CARDS = CARD_FACTS.map((_, number) => cardNumbered(number));

const oniOfArchway = CARDS.filter(
  ({ monster, sets }) => monster?.oni === true && sets.some((set) => set === 'archway'),
).length;

test.each([
  ['rule.archway', oniOfArchway],
  ['rule.bushi', numberIn('engine/src/shape/sizes.ts', /PIECES = \[(\d+),/)],
  ['rule.lotus', MANDATE_IDS.length],
  ['rule.phase.politics', numberIn(YEAR, /MANDATE_TURNS = (\d+)/)],
  ['log.tiles-drawn', numberIn(YEAR, /TILES_DRAWN = (\d+)/)],
  ['refusal.tile-not-drawn', numberIn(YEAR, /TILES_DRAWN = (\d+)/)],
  ['setup.four-shrines', numberIn(YEAR, /SHRINES = (\d+)/)],
  ['setup.shrines-choose', numberIn(YEAR, /SHRINES = (\d+)/)],
  ['setup.shrines-random', numberIn(YEAR, /SHRINES = (\d+)/)],
  ['home.tagline', playersMostWith(CORE)],
])('%s says %i in every language', (key, n) => {
  const silent = LANGUAGES.filter(
    (language) => !written(n, language).test(wordsOf(messagesOf(language).get(key) ?? '', language)),
  );
  expect(silent).toEqual([]);
});

const PERSIAN_ZERO = '۰'.charCodeAt(0);

/** The numbers in a text, sorted, including Persian ones. */
const figuresIn = (message: string, language: Language): string =>
  [...wordsOf(message, language).matchAll(/\d+|[۰-۹]+/gu)]
    .map(([digits]) =>
      [...digits].map((digit) => (/\d/.test(digit) ? digit : digit.charCodeAt(0) - PERSIAN_ZERO)).join(''),
    )
    .sort()
    .join(' ');

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every rule has the numbers that it has in English (%s)',
  (language) => {
    const own = messagesIn(language, 'rules');
    const other = [...messagesIn('en', 'rules')].filter(
      ([key, message]) => figuresIn(own.get(key) ?? '', language) !== figuresIn(message, 'en'),
    );
    expect(other.map(([key]) => `${key}: ${own.get(key)}`)).toEqual([]);
  },
);

const rulesPage = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

/** What docs/rules.md says about a card: the engine is tested against it, rule by rule. */
function ruleOf(card: string): string {
  const [, rule] = new RegExp(`^- CARD-${card.toUpperCase()} ([^]*?)(?=^- |^$)`, 'm').exec(rulesPage) ?? [];
  if (rule === undefined) throw new Error(`there is no rule for ${card}`);
  return rule;
}

const inEnglish = (key: string): string => figuresIn(messagesOf('en').get(key) ?? '', 'en');

test.each(CARDS.map(({ id, monster }) => [id, monster] as const))(
  'every number in the text of %s is one of its rule',
  (id, monster) => {
    // A figure has Force 1 unless its rule says otherwise.
    const plainForce = monster && monster.force === undefined ? ['1'] : [];
    const known = [...(ruleOf(id).match(/\d+/g) ?? []), ...plainForce];
    const strange = inEnglish(`rule.${id}`)
      .split(' ')
      .filter((figure) => figure !== '' && !known.includes(figure));
    expect(strange).toEqual([]);
  },
);

const strong = CARDS.flatMap(({ id, monster }) =>
  typeof monster?.force === 'number' ? [[id, monster.force] as const] : [],
);

test.each(strong)('the text of %s says Force %i, as in the engine', (id, force) => {
  expect(messagesOf('en').get(`rule.${id}`)).toContain(`Monster, Force ${force}.`);
});

test('war tokens and sets score in the texts as they do in Winter', () => {
  const seasons = ['spring', 'summer', 'autumn'] as const;
  expect(seasons.map((season) => inEnglish(`rule.${season}`))).toEqual(
    seasons.map((_, season) => `${tokenVp(season)}`),
  );
  const steps = [3, 5, 7];
  expect(steps.map((provinces) => setBonus(provinces) > setBonus(provinces - 1))).toEqual([true, true, true]);
  const figures = [...seasons.keys()].map(tokenVp).concat(steps, steps.map(setBonus));
  expect(inEnglish('rule.term.token')).toBe(figures.map(String).sort().join(' '));
});
