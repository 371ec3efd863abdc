import fs from 'node:fs';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { BOXES, KINDS, type Kind } from './folders.ts';

/**
 * Creates the folder of a new thing: a declaration to fill in, a test that fails until it is written, English texts, a worth and
 * a placeholder drawing.
 */

export const NEW_THINGS = ['card', 'monster', 'clan', 'kami', 'kami-figure'] as const;
export type NewThing = (typeof NEW_THINGS)[number];

const KIND_OF: Readonly<Record<NewThing, Kind>> = {
  card: 'cards',
  monster: 'cards',
  clan: 'clans',
  kami: 'kami',
  'kami-figure': 'kami-figures',
};

const WORDS = /^[a-z]+(?:-[a-z]+)*$/;
/** Words that a title does not capitalize. */
const SMALL = ['of', 'the', 'and'];

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word, at) => (at > 0 && SMALL.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
const variableOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Writes what does not exist yet, and returns the folder. Files already in the folder of a thing still to come are kept. */
export function newThing(what: NewThing, id: string, box: string, root: string = BOXES): string {
  if (!WORDS.test(id))
    throw new Complaint(`"${id}" is not a valid name: use lowercase letters, with hyphens between words`);
  if (!WORDS.test(box)) throw new Complaint(`"${box}" is not a valid name for a box`);
  // The figure of a kami has the kami's name.
  const rivals = what === 'kami-figure' ? [KIND_OF[what]] : KINDS.filter((kind) => kind !== 'kami-figures');
  const taken = [...rivals.flatMap((kind) => fs.globSync(`*/${kind}/${id}/rules.ts`, { cwd: root }))];
  if (taken[0] !== undefined) throw new Complaint(`the name ${id} is taken by ${path.dirname(taken[0])}`);
  if (!fs.existsSync(path.join(root, box))) throw new Complaint(`there is no box ${box}`);
  const folder = `${box}/${KIND_OF[what]}/${id}`;
  const write = (file: string, content: string | object): void => {
    const at = path.join(root, file);
    if (fs.existsSync(at)) return;
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(
      at,
      typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`,
    );
  };
  write(`${box}/box.json`, { name: titleOf(box) });
  write(`${box}/text.json`, { en: { name: titleOf(box) } });
  const hasArt = fs.existsSync(path.join(root, folder, 'art.json'));
  for (const [file, content] of Object.entries(FILES[what](id, titleOf(id), hasArt)))
    write(`${folder}/${file}`, content);
  return folder;
}

type Files = Readonly<Record<string, string | object>>;

const testOf = (rule: string, name: string): string => `import { expect, test } from 'vitest';

test('${rule} does what its rule says', () => {
  expect.fail('Nobody has written yet what ${name} must do. CONTRIBUTING.md shows how.');
});
`;

const SAY = 'Say here what it does.';

const cardRules = (
  id: string,
  name: string,
  facts: string,
): string => `import { card } from '../../../../state/catalogue.ts';

/** ${name}. ${SAY} */
export const ${variableOf(id)} = card({
  id: '${id}',
  name: '${name}',
  season: 'spring',
${facts}
  cost: 1,
  copies: 1,
});
`;

/** A blank sheet of paper. */
const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 48 48"><path d="M11 4h26v40H11z" fill="var(--clan-fill)"/></svg>\n`;

const FILES: Readonly<Record<NewThing, (id: string, name: string, hasArt: boolean) => Files>> = {
  card: (id, name, hasArt) => ({
    'rules.ts': cardRules(
      id,
      name,
      "  // In which sets it is printed: 'core', or the name of a set.\n  sets: [],\n  type: 'enhancement',",
    ),
    'rules.test.ts': testOf(`CARD-${id.toUpperCase()}`, name),
    'text.json': { en: { name, rule: SAY } },
    'worth.json': { glance: 2, season: 0.5 },
    'art.json': { glance: [], picture: { scene: 'sun' } },
    ...(!hasArt && { 'picture.svg': BLANK }),
  }),
  monster: (id, name) => ({
    'rules.ts': cardRules(
      id,
      name,
      "  // It is in the games that name it.\n  sets: ['extra-monsters'],\n  type: 'monster',\n  monster: { force: 1 },",
    ),
    'rules.test.ts': testOf(`CARD-${id.toUpperCase()}`, name),
    'text.json': { en: { name, rule: `Monster, Force 1. ${SAY}` } },
    'worth.json': { glance: 2, season: 0.3 },
    'art.json': {
      glance: [{ icon: 'force', n: 1 }],
      picture: { scene: 'sun' },
      figure: [{ cloth: 'M8 45c0-24 6-38 16-42 10 4 16 18 16 42z' }, { ink: 'M16 22h5v5h-5zM27 22h5v5h-5z' }],
    },
  }),
  clan: (id, name) => ({
    'rules.ts': `import { clan } from '../../../../state/clan-abilities.ts';

/** ${name}. ${SAY} */
export const ${variableOf(id)} = clan({
  id: '${id}',
  name: '${name}',
  // Seats and starting honor follow the ranks; no two clans have the same.
  honorRank: 9,
  income: 5,
  home: 'oshu',
});
`,
    'rules.test.ts': testOf(`${id.toUpperCase()}-1`, name),
    'text.json': {
      en: { name: { nom: name, of: `${name}’s` }, clan: `${name} Clan`, ability: SAY, can: SAY, rule: SAY },
    },
    'art.json': {
      color: {
        day: { fill: '#6b6154', mark: '#fff8ea' },
        night: { fill: '#a89b86', mark: '#1d1a17' },
        terminal: 'gray',
      },
      emblem: { outline: 'M4 4h40v30l-20 12-20-12z', parts: [{ mark: 'M24 12l10 12-10 12-10-12z' }] },
    },
  }),
  kami: (id, name) => ({
    'rules.ts': `import { kami } from '../../../../state/kami.ts';

/** ${name}. ${SAY} */
export const ${variableOf(id)} = kami({
  id: '${id}',
  name: '${name}',
  domain: '',
  favor: () => {},
});
`,
    'rules.test.ts': testOf(`KAMI-${id.toUpperCase()}`, name),
    'text.json': { en: { name, epithet: SAY, rule: SAY, short: SAY } },
    'worth.json': { favor: 1.8 },
    'art.json': { icon: 'moon', by: 'Lorc' },
  }),
  'kami-figure': (id, name) => ({
    'rules.ts': `import { kamiFigure } from '../../../../state/kami-figures.ts';

/** ${name}, as a figure. ${SAY} */
export const ${variableOf(id)} = kamiFigure({
  id: '${id}',
  here: {},
});
`,
    'rules.test.ts': testOf(`UNBOUND-${id.toUpperCase()}`, name),
    'text.json': { en: { unbound: SAY } },
    'art.json': {
      figure: [{ cloth: 'M8 45c0-24 6-38 16-42 10 4 16 18 16 42z' }, { ink: 'M16 22h5v5h-5zM27 22h5v5h-5z' }],
    },
  }),
};
