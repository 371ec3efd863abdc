import type { Language } from '../languages.ts';

/** The words of the printed editions, and the few of our own: the translations that an English word must have in each language. */

export type Foreign = Exclude<Language, 'en'>;

export interface Term {
  readonly english: RegExp;
  /** How the words that may translate it begin. */
  readonly stems: Readonly<Record<Foreign, readonly string[]>>;
  /** Messages that rightly put it differently. */
  readonly otherwise?: readonly string[];
}

export const TERMS: readonly Term[] = [
  {
    english: /\bsummon/i,
    stems: { pl: ['przyz'], cs: ['vyvol'], uk: ['верб'], it: ['convoc'], fa: ['وارد', 'ورود'] },
    otherwise: ['refusal.stronghold-already-used'],
  },
  {
    english: /\bshrine/i,
    stems: { pl: ['świąty'], cs: ['svaty'], uk: ['святин'], it: ['santuari'], fa: ['معبد', 'معابد'] },
  },
  {
    english: /\bclan/i,
    stems: { pl: ['klan'], cs: ['klan'], uk: ['клан'], it: ['clan'], fa: ['قبیله', 'قبایل'] },
  },
  {
    english: /\babilit/i,
    stems: {
      pl: ['zdoln'],
      cs: ['schopn'],
      uk: ['властив', 'умін', 'вмін'],
      it: ['capacità'],
      fa: ['قابلیت'],
    },
  },
  {
    english: /\bfigure/i,
    stems: { pl: ['figur'], cs: ['figur'], uk: ['фігур'], it: ['miniatur'], fa: ['فیگور'] },
    otherwise: ['rule.poets.short'],
  },
  {
    english: /\bmonster/i,
    stems: { pl: ['potw'], cs: ['monstr'], uk: ['чудовис'], it: ['mostr'], fa: ['غول'] },
  },
  {
    english: /\bmandate/i,
    stems: { pl: ['rozkaz'], cs: ['mandát'], uk: ['наказ'], it: ['mandat'], fa: ['عملیات'] },
  },
  {
    english: /\ball(y|ies|iances?|ied)\b/i,
    stems: {
      pl: ['sojusz'],
      cs: ['spojen'],
      uk: ['союз', 'альянс'],
      it: ['allea', 'allei'],
      fa: ['متحد', 'اتحاد'],
    },
  },
  {
    english: /\bstronghold/i,
    stems: { pl: ['warown'], cs: ['pevnost'], uk: ['фортец'], it: ['roccafort'], fa: ['قلعه'] },
  },
  {
    english: /\bhostage/i,
    stems: {
      pl: ['jeń', 'jeniec', 'niewol'],
      cs: ['zaj'],
      uk: ['полон'],
      it: ['ostagg'],
      fa: ['گروگان'],
    },
  },
  {
    english: /\bbid/i,
    stems: { pl: ['ofert', 'licyt'], cs: ['nabí'], uk: ['став'], it: ['offr', 'offert'], fa: ['پیشنهاد'] },
    otherwise: ['battle.your-turn'],
  },
  {
    english: /\bcoin/i,
    stems: { pl: ['monet', 'monec'], cs: ['minc'], uk: ['монет'], it: ['monet'], fa: ['سکه'] },
    otherwise: ['rule.archway'],
  },
  {
    english: /\bronin/i,
    stems: { pl: ['ronin'], cs: ['rónin'], uk: ['ронін'], it: ['ronin'], fa: ['سامورایی'] },
  },
  {
    english: /\bhonor/i,
    stems: { pl: ['honor'], cs: ['čest', 'cti', 'ctí'], uk: ['чест'], it: ['onor'], fa: ['افتخار'] },
  },
  {
    english: /\bprovince/i,
    stems: { pl: ['prowincj'], cs: ['provinci'], uk: ['провінц'], it: ['provinc'], fa: ['استان'] },
  },
  {
    english: /\btiles?\b/i,
    stems: { pl: ['kafel', 'kafl'], cs: ['díl'], uk: ['плит'], it: ['tesser'], fa: ['تایل'] },
    otherwise: ['label.mandate-face-down'],
  },
  {
    english: /\bwar token/i,
    stems: { pl: ['żeton'], cs: ['žeton'], uk: ['плит'], it: ['segnalin'], fa: ['توکن'] },
  },
  {
    english: /\bvictory point/i,
    stems: { pl: ['punkt'], cs: ['bod'], uk: ['очк', 'очок'], it: ['punti'], fa: ['امتیاز'] },
  },
  {
    english: /\bvirtue/i,
    stems: { pl: ['cnót', 'cnot'], cs: ['ctnost'], uk: ['чесно'], it: ['virtù'], fa: ['تقوا'] },
  },
  {
    english: /\bseason/i,
    stems: { pl: ['por', 'pór'], cs: ['období', 'sezón'], uk: ['пор', 'пір'], it: ['stagion'], fa: ['فصل'] },
  },
  {
    english: /\bshipping route/i,
    stems: { pl: ['szlak'], cs: ['tras'], uk: ['шлях'], it: ['rott'], fa: ['مسیر'] },
  },
  {
    english: /\bcommon pile/i,
    stems: { pl: ['wspóln'], cs: ['společn'], uk: ['загальн'], it: ['pila comune'], fa: ['بانک بازی'] },
  },
  {
    english: /\bworship/i,
    stems: {
      pl: ['wyznawc', 'cześ', 'czci'],
      cs: ['věřící', 'uctí'],
      uk: ['вшан', 'фігур'],
      it: ['vener'],
      fa: ['پرست'],
    },
    otherwise: ['rule.komainu', 'rule.path-of-the-unrighteous', 'log.worship'],
  },
  {
    english: /\brules\b/i,
    stems: { pl: ['zasad', 'reguł'], cs: ['pravid'], uk: ['правил'], it: ['regol'], fa: ['قوانین'] },
    otherwise: ['setup.level-ashigaru'],
  },
  {
    english: /\brecord/i,
    stems: { pl: ['zapis'], cs: ['záznam'], uk: ['запис'], it: ['registrazion'], fa: ['سابقه'] },
  },
  // Who opened the table, and who runs the server.
  {
    english: /\bhosts?\b/i,
    stems: { pl: ['gospodarz'], cs: ['hostitel'], uk: ['господар'], it: ['host'], fa: ['میزبان'] },
  },
  {
    english: /\badmin/i,
    stems: {
      pl: ['administrator'],
      cs: ['správc'],
      uk: ['адміністратор'],
      it: ['amministrator'],
      fa: ['مدیر'],
    },
  },
  {
    english: /\bmessage/i,
    stems: { pl: ['wypowied'], cs: ['zpráv'], uk: ['повідомлен'], it: ['messagg'], fa: ['پیام'] },
    otherwise: ['host.around'],
  },
];

/** Words that the printed editions do not have; they came in with texts that nobody had compared. */
export const NOT_OUR_WORDS: Readonly<Partial<Record<Foreign, RegExp>>> = {
  pl: /przywoł/i,
  cs: /povoláv/i,
  uk: /прикли|святилищ|здібност/i,
  it: /(?<!\p{L})(?:evoc|abilità)/iu,
  fa: /خاندان|توانایی|مبارز|برگزی|چشم‌به‌راه|فراخوان|افتخارتر/,
};
