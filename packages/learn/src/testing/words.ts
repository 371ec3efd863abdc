import type { Language } from '@hinode/text/languages';
import { type Foreign, TERMS } from '@hinode/text/terms';

/**
 * The words by which a term is recognized in each language: beginnings of words, as regular expressions. Those agreed on in the
 * catalogs come from there. If a word has other meanings too, its language has none here, and is not searched.
 */
type Words = Readonly<Record<Language, readonly string[]>>;

/** The agreed translations of an English word in the catalogs. */
function agreed(word: string): Readonly<Record<Foreign, readonly string[]>> {
  const term = TERMS.find(({ english }) => english.test(word));
  if (term === undefined) throw new Error(`The catalogs have no agreed words for ${word}`);
  return term.stems;
}

export const WORDS_OF_TERMS: Readonly<Record<string, Words>> = {
  advantage: {
    en: ['advantage'],
    pl: ['przewag'],
    cs: ['výhod'],
    uk: ['переваг'],
    it: ['vantagg'],
    fa: ['امتیاز(?:ات)? نبرد'],
  },
  ally: { ...agreed('ally'), en: ['ally\\b', 'allies\\b', 'allied\\b', 'alliance'] },
  battle: {
    en: ['battle'],
    pl: ['bitw', 'bitew'],
    cs: ['bitv', 'bitev'],
    uk: ['(?<!плит\\p{L}* )битв'],
    it: ['battagli'],
    fa: [],
  },
  // Not the Ukrainian for putting a figure down.
  bid: { ...agreed('bid'), en: ['bid'], uk: ['ставк', 'ставок'], fa: ['پیشنهاد(?! اتحاد)'] },
  bonus: {
    en: ['bonus'],
    pl: ['premi'],
    cs: ['bonus'],
    uk: ['бонус'],
    it: ['bonus'],
    fa: ['بخش اضافی'],
  },
  bushi: {
    en: ['bushi\\b'],
    pl: ['bushi\\b'],
    cs: ['samuraj'],
    uk: ['буші'],
    it: ['bushi\\b'],
    fa: ['بوشی'],
  },
  clan: { ...agreed('clan'), en: ['clan'] },
  coins: { ...agreed('coin'), en: ['coin'] },
  'common-pile': {
    en: ['common pile'],
    pl: ['wspóln\\p{L}* pul'],
    cs: ['společn\\p{L}* zásob'],
    uk: ['загальн\\p{L}* запас'],
    it: ['pila comune'],
    fa: ['بانک بازی'],
  },
  daimyo: {
    en: ['daimyo(?! box)'],
    pl: ['(?<!skrzyni\\p{L}* )daimyo'],
    cs: ['(?<!truhl\\p{L}* )daimjó'],
    uk: ['(?<!скрин\\p{L}* )даймьо'],
    it: ['(?<!scrigno del )daimyo'],
    fa: ['(?<!صندوق )دایمیو'],
  },
  enter: {
    en: ['enter'],
    pl: ['wkracz', 'wkrocz'],
    cs: ['vstoup', 'vstup'],
    uk: ['входит', 'увій', 'ввій', 'увійд'],
    it: ['entra(?:re|no|ta|to)?\\b', 'entri'],
    fa: [],
  },
  figure: { ...agreed('figure'), en: ['figure'] },
  force: {
    en: ['force\\b'],
    pl: ['sił(?:a|y|ę|ą|om)?\\b', 'sile\\b'],
    cs: ['síl(?:a|y|u|e|o)\\b', 'sil(?:ou|e)?\\b'],
    uk: ['сил(?:а|и|у|і|ою)?(?!\\p{L})'],
    it: ['forza'],
    fa: ['(?<!جابجایی )نیرو'],
  },
  honor: { ...agreed('honor'), en: ['honor'] },
  hostage: { ...agreed('hostage'), en: ['hostage'], cs: ['zajat', 'zajmou', 'zajet'] },
  income: {
    en: ['income'],
    pl: ['dochod', 'dochód'],
    cs: ['příjem', 'příjm'],
    uk: ['дохід', 'доход'],
    it: ['provent'],
    fa: ['درآمد'],
  },
  kami: {
    en: ['kami\\b'],
    pl: ['kami\\b'],
    cs: ['bůh', 'boh(?:a|u|ů|em|y|ům|ové)\\b', 'bozích', 'bož'],
    uk: ['камі'],
    it: ['kami\\b'],
    fa: ['کامی'],
  },
  kill: {
    en: ['kill'],
    pl: ['zabi', 'zabó'],
    cs: ['zabi', 'zabí'],
    uk: ['вби(?:т|в|й|л)', 'уби(?:т|в|й|л)'],
    it: ['uccid', 'uccis'],
    fa: ['کشت'],
  },
  mandate: { ...agreed('mandate'), en: ['mandate'] },
  moment: {
    en: ['moment'],
    pl: ['moment'],
    cs: ['okamžik'],
    uk: ['момент'],
    it: ['moment[oi]\\b'],
    fa: ['لحظه'],
  },
  monster: { ...agreed('monster'), en: ['monster'] },
  // Not in the names of cards.
  oni: {
    en: ['oni\\b(?! of)'],
    pl: [],
    cs: ['démon\\p{L}*\\b(?! (?:lebek|krve|duší|nenávisti|zášti|moru)\\b)'],
    uk: [],
    it: ['oni\\b(?! de)'],
    fa: [],
  },
  opponent: {
    en: ['opponent'],
    pl: ['przeciwni'],
    cs: ['protivn'],
    uk: ['суперни'],
    it: ['avversar'],
    fa: ['رقیب', 'رقبا'],
  },
  place: {
    en: ['place\\b', 'places\\b', 'placed\\b', 'placing\\b'],
    pl: ['umieś', 'umieszcz'],
    cs: ['umíst', 'umisť'],
    uk: ['розмі(?:с|щ)'],
    it: ['colloc'],
    fa: [],
  },
  poets: {
    en: ['poets'],
    pl: ['poet', 'poec', 'poec'],
    cs: ['básn'],
    uk: ['поет'],
    it: ['poet'],
    fa: ['شعر'],
  },
  province: { ...agreed('province'), en: ['(?<!war )province'] },
  reparations: {
    en: ['reparation'],
    pl: ['reparacj'],
    cs: ['reparac'],
    uk: ['репарац'],
    it: ['risarciment'],
    fa: ['جبران'],
  },
  replace: {
    en: ['replace', 'replacing'],
    pl: ['wymie', 'wymian'],
    cs: ['nahra', 'nahrad'],
    uk: ['замін(?!\\p{L}*о)'],
    it: ['sostitu'],
    fa: ['جایگزین'],
  },
  reserve: {
    en: ['reserve'],
    pl: ['rezerw'],
    cs: ['rezerv'],
    uk: ['(?<!загальн\\p{L}* )запас'],
    it: ['riserv'],
    fa: ['رزرو'],
  },
  reward: {
    en: ['reward'],
    pl: ['wynagrodz'],
    cs: ['odměny', 'odměna', 'odměnu', 'odměn\\b'],
    uk: ['винагород'],
    it: ['ricompens[ae]\\b'],
    fa: ['پاداش'],
  },
  ronin: { ...agreed('ronin'), en: ['ronin'] },
  // Not in the name of the cards.
  season: {
    ...agreed('season'),
    en: ['seasons?\\b(?! card)'],
    pl: ['(?<!kart\\p{L}* )p(?:or(?:a|y|ę|ą|ze|om|ach|ami)|ór)\\b'],
    uk: ['(?<!карт\\p{L}* )п(?:ор(?:а|и|у|і|ою|ам|ах|ами)|ір)\\b'],
    it: ['stagion[ei]\\b'],
    fa: ['(?<!کارت\\S* )فصل'],
  },
  'season-card': {
    en: ['season cards?\\b'],
    pl: ['kart\\p{L}* p[oó]r'],
    cs: ['kar(?:et|t\\p{L}*) ročního'],
    uk: ['карт\\p{L}* пор', 'карт\\p{L}* пір'],
    it: ['carte? stagione', 'carta stagione'],
    fa: ['کارت\\S* فصل'],
  },
  seppuku: {
    en: ['seppuku'],
    pl: ['seppuku'],
    cs: ['seppuku'],
    uk: ['сеппуку'],
    it: ['seppuku'],
    fa: ['خودکشی'],
  },
  shinto: {
    en: ['shinto'],
    pl: ['shinto'],
    cs: ['kněz', 'kněž'],
    uk: ['шінто'],
    it: ['shinto'],
    fa: ['شینتو'],
  },
  'shipping-route': {
    ...agreed('shipping route'),
    en: ['shipping route', 'routes?\\b'],
    pl: ['szlak'],
    uk: ['морськ\\p{L}* шлях'],
    it: ['rott[ae]\\b'],
    fa: ['(?<!«)مسیر'],
  },
  shrine: { ...agreed('shrine'), en: ['shrine'] },
  stronghold: { ...agreed('stronghold'), en: ['stronghold'] },
  // The Ukrainian noun is also the name of the mandate Recruit.
  summon: { ...agreed('summon'), en: ['summon'], uk: ['(?:за)?верб(?!уванн)'], fa: [] },
  tea: {
    en: ['tea ceremony'],
    pl: ['ceremoni\\p{L}* picia'],
    cs: ['čajov\\p{L}* obřad'],
    uk: ['чайн\\p{L}* церемон'],
    it: ['cerimonia del tè'],
    fa: ['مراسم چای'],
  },
  tile: { ...agreed('tile'), en: ['tile'], cs: ['dílek', 'dílk'], uk: ['плит\\p{L}*(?!\\p{L}| битв)'] },
  token: { ...agreed('war token'), en: ['token'], uk: ['плит\\p{L}* битв'] },
  virtue: { ...agreed('virtue'), en: ['virtue'], uk: ['чеснот'] },
  vp: {
    en: ['VP\\b', 'victory point'],
    pl: ['PZ\\b', 'punkt\\p{L}* zwyc'],
    cs: ['VB\\b', 'vítězn\\p{L}* bod'],
    uk: ['ПО(?!\\p{L})', 'переможн\\p{L}* очк'],
    it: ['PV\\b', 'punti vittoria'],
    fa: ['امتیاز(?!ات| نبرد)'],
  },
  'war-province': {
    en: ['war province'],
    pl: ['prowincj\\p{L}* obj'],
    cs: ['válečn\\p{L}* provinci'],
    uk: ['провінц\\p{L}* війн'],
    it: ['provinc\\p{L}* in guerra'],
    fa: [],
  },
  worship: { ...agreed('worship'), en: ['worship'], uk: ['вшан'], cs: ['věřící', 'uctí'] },
};

/** Terms that are recognized only in capitals: VP is not “vp” in the middle of something else. */
const WITH_CAPITALS = new Set(['vp', 'force', 'oni']);
const LOWER_CASE_TOO: Readonly<Partial<Record<string, readonly Language[]>>> = {
  force: ['pl', 'cs', 'uk', 'fa'],
};

/** Finds the words of a term in a text; undefined if its words are not searched. */
export function wordsOfTerm(term: string, language: Language): RegExp | undefined {
  const words = WORDS_OF_TERMS[term]?.[language] ?? [];
  if (words.length === 0) return undefined;
  const exact = WITH_CAPITALS.has(term) && !LOWER_CASE_TOO[term]?.includes(language);
  const sources = exact && term !== 'vp' ? words.map(capitalized) : words;
  return new RegExp(`(?<!\\p{L})(?:${sources.map(boundaries).join('|')})`, exact ? 'u' : 'iu');
}

const capitalized = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
/** `\b` knows only English letters. */
const boundaries = (word: string): string => word.replaceAll('\\b', '(?!\\p{L})');
