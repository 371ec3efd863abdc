import { LANGUAGES, type Language } from '@hinode/text/languages';
import { Complaint } from '../complaint.ts';
import { type Box, type Kind, readJson } from './folders.ts';

/** What is said about things: turns `text.json` in their folders into the keys of the catalogs. */

/** A plain name, or one with its forms. */
type Name = string | Readonly<Record<string, string>>;

/** What can be said about a thing in one language. */
interface Said {
  readonly name?: Name;
  /** For a clan: its full name, the name of its ability, and what it can do in a few words. */
  readonly clan?: Name;
  readonly ability?: Name;
  readonly can?: string;
  /** For a kami. */
  readonly epithet?: Name;
  /** What it does, and the same in a few words. */
  readonly rule?: string;
  readonly short?: string;
  /** For the figure of a kami: what holds where it stands. Its name is the kami's. */
  readonly unbound?: string;
  /** The question it asks, by the type of move that answers it, and the labels of the buttons yes and no. */
  readonly ask?: Readonly<Record<string, string>>;
  readonly yes?: string;
  readonly no?: string;
  /** Why it refuses something, by the code of the refusal. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** The required texts, at least in English. */
const NEEDED: Readonly<Record<Kind | 'box', readonly (keyof Said)[]>> = {
  cards: ['name', 'rule'],
  clans: ['name', 'clan', 'ability', 'can', 'rule'],
  kami: ['name', 'epithet', 'rule', 'short'],
  'kami-figures': ['unbound'],
  sets: ['name', 'rule'],
  box: ['name'],
};

const NAMES: Readonly<Record<string, (id: string) => string>> = {
  name: (id) => id,
  clan: (id) => `${id}.clan`,
  ability: (id) => `${id}.ability`,
  epithet: (id) => `${id}.epithet`,
};

const MESSAGES: Readonly<Record<string, (id: string) => string>> = {
  rule: (id) => `rule.${id}`,
  short: (id) => `rule.${id}.short`,
  unbound: (id) => `rule.${id}.unbound`,
  can: (id) => `room.can.${id}`,
  yes: (id) => `answer.${id}.yes`,
  no: (id) => `answer.${id}.no`,
};

/** Messages that a thing may have several of. */
const FAMILIES: Readonly<Record<string, (id: string, which: string) => string>> = {
  ask: (id, which) => `ask.${which}.${id}`,
  refusals: (_id, which) => `refusal.${which}`,
};

export interface Texts {
  readonly names: Readonly<Record<string, Name>>;
  readonly messages: Readonly<Record<string, string>>;
}

/** A text that a language lacks, so that English is used instead. */
export interface Untranslated {
  readonly language: Language;
  /** The folder of the thing, and the key of the text. */
  readonly folder: string;
  readonly key: string;
}

interface Source {
  readonly id: string;
  readonly kind: Kind | 'box';
  readonly folder: string;
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

/** Every thing with its texts, and every box. */
function sourcesOf(root: string, boxes: readonly Box[]): Source[] {
  const all = boxes.flatMap((box) => [
    ...box.things.map(({ id, kind, folder }) => ({ id, kind, folder })),
    { id: box.id, kind: 'box' as const, folder: box.id },
  ]);
  return all.map((thing) => ({ ...thing, texts: readTexts(root, thing) }));
}

function readTexts(root: string, { id, kind, folder }: Omit<Source, 'texts'>): Source['texts'] {
  const file = `${folder}/text.json`;
  const spoken = readJson(root, file) as Readonly<Record<string, Said>> | undefined;
  const missing = NEEDED[kind].find((what) => spoken?.['en']?.[what] === undefined);
  if (missing !== undefined) throw new Complaint(`${file} lacks "${missing}" in English`);
  return Object.fromEntries(
    Object.entries(spoken ?? {}).map(([language, said]) => {
      if (!LANGUAGES.some((known) => known === language))
        throw new Complaint(
          `${file} contains the language "${language}", which is not one of ${LANGUAGES.join(', ')}`,
        );
      return [language, textsOf(id, said, file)];
    }),
  );
}

function textsOf(id: string, said: Said, file: string): Texts {
  const names: Record<string, Name> = {};
  const messages: Record<string, string> = {};
  for (const [what, value] of Object.entries(said)) {
    const name = NAMES[what];
    const message = MESSAGES[what];
    const family = FAMILIES[what];
    if (name) names[name(id)] = value;
    else if (message) messages[message(id)] = value;
    else if (family)
      for (const [which, one] of Object.entries(value as Readonly<Record<string, string>>))
        messages[family(id, which)] = one;
    else throw new Complaint(`${file} contains "${what}", which nobody reads`);
  }
  return { names, messages };
}

/** All texts of a language, with English for those it lacks. */
export function textsIn(root: string, boxes: readonly Box[], language: Language): Texts {
  const spoken = sourcesOf(root, boxes).map(({ texts }) => both(texts.en, texts[language]));
  return spoken.reduce((all, texts) => both(all, texts), NOTHING);
}

const NOTHING: Texts = { names: {}, messages: {} };

const both = (under: Texts = NOTHING, over: Texts = NOTHING): Texts => ({
  names: { ...under.names, ...over.names },
  messages: { ...under.messages, ...over.messages },
});

const keysOf = ({ names, messages }: Texts = NOTHING): string[] => [
  ...Object.keys(names),
  ...Object.keys(messages),
];

export function untranslatedIn(root: string, boxes: readonly Box[]): Untranslated[] {
  return sourcesOf(root, boxes).flatMap(({ folder, texts }) =>
    LANGUAGES.flatMap((language) => {
      const own = keysOf(texts[language]);
      const english = keysOf(texts.en);
      const surplus = own.find((key) => !english.includes(key));
      if (surplus !== undefined)
        throw new Complaint(`${folder}/text.json has ${surplus} in "${language}", but not in English`);
      return english.filter((key) => !own.includes(key)).map((key) => ({ language, folder, key }));
    }),
  );
}

/** The questions, answers and refusals that have texts of their own. */
export function ownWordsIn(root: string, boxes: readonly Box[]): Readonly<Record<string, readonly string[]>> {
  const keys = Object.keys(textsIn(root, boxes, 'en').messages).sort();
  const after = (pattern: RegExp): string[] => keys.flatMap((key) => pattern.exec(key)?.[1] ?? []);
  return {
    OWN_QUESTIONS: after(/^ask\.(.*)$/),
    OWN_ANSWERS: after(/^answer\.(.*)\.yes$/),
    OWN_REFUSALS: after(/^refusal\.(.*)$/),
  };
}
