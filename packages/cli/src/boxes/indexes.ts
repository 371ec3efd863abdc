import { LANGUAGES } from '@hinode/text/languages';
import { artIndexes } from './art.ts';
import { type Box, type Kind, readJson } from './folders.ts';
import { type Index, thingsOf, WRITTEN } from './index-file.ts';
import { ownWordsIn, textsIn, untranslatedIn } from './texts.ts';

/** The files that are generated from the folders of the boxes, and what is in them. */

/** The facts about a card, a clan and a kami that are known without its rules. */
const CARD_FACTS = ['id', 'season', 'sets', 'type', 'cost', 'copies'];
const CLAN_FACTS = ['id', 'name', 'honorRank', 'income', 'home', 'summonsAnywhere'];

export const indexesOf = (root: string, boxes: readonly Box[]): Index[] => [
  { file: 'facts.generated.ts', text: factsIn(boxes) },
  rulesOf(boxes, 'cards'),
  rulesOf(boxes, 'clans'),
  rulesOf(boxes, 'kami'),
  rulesOf(boxes, 'kami-figures'),
  { file: 'worth.generated.ts', text: worthIn(root, boxes) },
  { file: 'hooks.generated.ts', text: hooksIn(boxes) },
  { file: 'own-words.generated.ts', text: ownWords(root, boxes) },
  { file: 'untranslated.generated.ts', text: untranslated(root, boxes) },
  ...textFiles(root, boxes),
  ...artIndexes(root, boxes),
];

const lines = (words: readonly string[]): string =>
  `[\n${words.map((word) => `  '${word}',\n`).join('')}] as const`;
const ids = (things: readonly { readonly id: string }[]): string => lines(things.map(({ id }) => id));

function factsIn(boxes: readonly Box[]): string {
  const facts = (kind: Kind, names: readonly string[]): string =>
    thingsOf(boxes, kind)
      .map(({ box, declared }) => {
        const known = names
          .filter((name) => declared[name] !== undefined)
          .map((name) => [name, declared[name]]);
        return `  ${JSON.stringify({ ...Object.fromEntries(known), box })},\n`;
      })
      .join('');
  return [
    WRITTEN,
    `export const BOXES = [\n${boxes.map((box) => `  ${JSON.stringify(manifestOf(box))},\n`).join('')}] as const;`,
    `export const SETS = [\n${facts('sets', ['id'])}] as const;`,
    `export const SET_IDS = ${ids(thingsOf(boxes, 'sets'))};`,
    `export const KAMI_IDS = ${ids(thingsOf(boxes, 'kami'))};`,
    `export const KAMI_FIGURE_IDS = ${ids(thingsOf(boxes, 'kami-figures'))};`,
    `export const CLANS = [\n${facts('clans', CLAN_FACTS)}] as const;`,
    `export const CARDS = [\n${facts('cards', CARD_FACTS)}] as const;`,
    '',
  ].join('\n\n');
}

const manifestOf = ({ id, name, players = 0, variants = [] }: Box): object => ({
  id,
  name,
  players,
  variants,
});

function rulesOf(boxes: readonly Box[], kind: Kind): Index {
  const things = thingsOf(boxes, kind);
  const text = [
    WRITTEN,
    things.map(({ name, folder }) => `import { ${name} } from './${folder}/rules.ts';`).join('\n'),
    `export const ${kind.toUpperCase().replace('-', '_')} = [\n${things.map(({ name }) => `  ${name},\n`).join('')}] as const;\n`,
  ].join('\n\n');
  return { file: `${kind}.generated.ts`, text };
}

/** What the bots think things are worth; a thing without an entry is judged by its facts. */
function worthIn(root: string, boxes: readonly Box[]): string {
  const worths = boxes
    .flatMap(({ things }) => things)
    .map(({ id, folder }) => [id, readJson(root, `${folder}/worth.json`)])
    .filter(([, worth]) => worth !== undefined);
  return `${WRITTEN}\n\nexport const WORTH = ${JSON.stringify(Object.fromEntries(worths), undefined, 2)};\n`;
}

/** The fields of a card's or a clan's declaration that are not hooks. */
const NO_HOOKS: ReadonlySet<string> = new Set([...CARD_FACTS, ...CLAN_FACTS, 'monster', 'here']);

/** The hooks of each card or clan, including those of its Monster and of the place where the Monster stands. */
function hooksIn(boxes: readonly Box[]): string {
  const hooks = [...thingsOf(boxes, 'cards'), ...thingsOf(boxes, 'clans')].map(({ id, declared }) => {
    const { monster, here } = declared as { readonly monster?: object; readonly here?: object };
    const names = Object.keys({ ...declared, ...monster, ...here }).filter((name) => !NO_HOOKS.has(name));
    return `  '${id}': ${JSON.stringify(names)},\n`;
  });
  return `${WRITTEN}\n\nexport const HOOKS = {\n${hooks.join('')}};\n`;
}

const ownWords = (root: string, boxes: readonly Box[]): string =>
  [
    WRITTEN,
    ...Object.entries(ownWordsIn(root, boxes)).map(
      ([name, words]) => `export const ${name} = ${lines(words)};`,
    ),
    '',
  ].join('\n\n');

const untranslated = (root: string, boxes: readonly Box[]): string =>
  [
    WRITTEN,
    '/** What a language does not say yet; until then it is said in English. */',
    'export const UNTRANSLATED: readonly { readonly language: string; readonly folder: string; readonly key: string }[] = [',
    ...untranslatedIn(root, boxes).map((text) => `  ${JSON.stringify(text)},`),
    '];',
    '',
  ].join('\n');

/** Names and messages are separate: the page's build parses the messages, and leaves the names as they are. */
const textFiles = (root: string, boxes: readonly Box[]): Index[] =>
  LANGUAGES.flatMap((language) => {
    const { names, messages } = textsIn(root, boxes, language);
    return [
      { file: `names.${language}.generated.json`, text: `${JSON.stringify(names, undefined, 1)}\n` },
      { file: `messages.${language}.generated.json`, text: `${JSON.stringify(messages, undefined, 1)}\n` },
    ];
  });
