import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Complaint } from '../complaint.ts';

/** What is in the folders of the boxes: `BOX/KIND/THING/`, and a manifest for each box. */

/** Where the boxes are. */
export const BOXES = fileURLToPath(new URL('../../../engine/src/boxes/', import.meta.url));

/** The kinds of things that have a folder each. */
export const KINDS = ['cards', 'clans', 'kami', 'kami-figures', 'sets'] as const;
export type Kind = (typeof KINDS)[number];

/** The box that all others add to. */
const CORE = 'core';

/** What a box says about itself. */
export interface Manifest {
  readonly name: string;
  /** Its sets of season cards and its kami, in the order in which the seed draws them. */
  readonly sets?: readonly string[];
  readonly kami?: readonly string[];
  /** The largest number of players with this box; without it, as many as before. */
  readonly players?: number;
  /** The variants that it adds, by their names in a setup. */
  readonly variants?: readonly string[];
}

export interface Thing {
  readonly box: string;
  readonly kind: Kind;
  readonly id: string;
  /** Relative to the folder of the boxes, with slashes. */
  readonly folder: string;
  /** What its `rules.ts` declares, and under which name; a set has no rules of its own. */
  readonly name: string;
  readonly declared: Readonly<Record<string, unknown>>;
}

export interface Box extends Manifest {
  readonly id: string;
  readonly things: readonly Thing[];
}

/** Every box, the core first and the others by name, each with its things in the order of their numbers. */
export async function readBoxes(root: string = BOXES): Promise<Box[]> {
  const ids = foldersIn(root).sort(first((id) => id !== CORE, String));
  const boxes = await Promise.all(ids.map((id) => readBox(root, id)));
  return boxes.flat();
}

/** A box without a manifest is still to come, and so must be everything in it. */
async function readBox(root: string, id: string): Promise<Box[]> {
  const manifest = readJson(root, `${id}/box.json`) as Manifest | undefined;
  const box = { name: id, ...manifest, id };
  const things = (await Promise.all(KINDS.map((kind) => thingsIn(root, box, kind)))).flat();
  if (manifest !== undefined) return [{ ...box, things }];
  if (things.length > 0) throw new Complaint(`the box ${id} has no box.json`);
  return [];
}

async function thingsIn(root: string, box: Manifest & { readonly id: string }, kind: Kind): Promise<Thing[]> {
  const folders = foldersIn(path.join(root, box.id, kind)).map((id) => `${box.id}/${kind}/${id}`);
  const things = await Promise.all(folders.map((folder) => readThing(root, folder)));
  return things.flat().sort(ORDER[kind](box));
}

/** A folder without rules is a thing still to come: its drawing may exist before it. */
async function readThing(root: string, folder: string): Promise<Thing[]> {
  const [box = '', kind = '', id = ''] = folder.split('/');
  const thing = { box, kind: kind as Kind, id, folder };
  if (kind === 'sets') return [{ ...thing, name: id, declared: { id } }];
  const file = path.join(root, folder, 'rules.ts');
  if (!fs.existsSync(file)) return [];
  const exports = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  const own = exports.find((entry): entry is [string, Readonly<Record<string, unknown>>] =>
    declares(entry[1], id),
  );
  if (own === undefined) throw new Complaint(`${folder}/rules.ts declares nothing with the id ${id}`);
  return [{ ...thing, name: own[0], declared: own[1] }];
}

const declares = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

type Order<Of> = (one: Of, other: Of) => number;

/** Orders by one key, then by the next. */
const first =
  <Of>(...keys: readonly ((of: Of) => number | string | boolean)[]): Order<Of> =>
  (one, other) => {
    for (const key of keys) {
      if (key(one) < key(other)) return -1;
      if (key(one) > key(other)) return 1;
    }
    return 0;
  };

const SEASONS: readonly unknown[] = ['spring', 'summer', 'autumn', 'winter'];

/** The core cards of a season come before those of its sets. */
const firstSet = ({ declared: { sets } }: Thing): string => {
  const [set] = sets as readonly string[];
  return set === undefined || set === CORE ? '' : set;
};

/** In the order of a list; what is not in the list comes after, by name. */
const asListed = (list: readonly string[] = []): Order<Thing> =>
  first(
    ({ id }) => !list.includes(id),
    ({ id }) => list.indexOf(id),
    ({ id }) => id,
  );

/** The numbers of things follow from what they are: nobody maintains a list. */
const ORDER: Readonly<Record<Kind, (box: Manifest) => Order<Thing>>> = {
  cards: () =>
    first(
      ({ declared }) => SEASONS.indexOf(declared['season']),
      firstSet,
      ({ id }) => id,
    ),
  clans: () => first(({ declared }) => Number(declared['honorRank'])),
  kami: ({ kami }) => asListed(kami),
  'kami-figures': () => first(({ id }) => id),
  sets: ({ sets }) => asListed(sets),
};

/** A JSON file below the boxes, or undefined if there is none. */
export function readJson(root: string, file: string): unknown {
  const at = path.join(root, file);
  return fs.existsSync(at) ? JSON.parse(fs.readFileSync(at, 'utf8')) : undefined;
}

function foldersIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
