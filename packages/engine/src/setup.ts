import { BOX_IDS, type BoxId, hasVariant } from './data/boxes.ts';
import { CARD_FACTS, type CardId, isExtraMonster } from './data/cards.ts';
import { CLANS, type ClanId } from './data/clans.ts';
import { PLAYERS_LEAST, PLAYERS_MOST } from './data/players.ts';
import { KAMI_IDS, type KamiId, SET_IDS, type SetId, SHRINES } from './data/year.ts';
import { InvalidInput } from './errors.ts';

/** What a game begins with, and how it is read from outside. */

export interface Setup {
  /** Different clans, in any order: seats run by starting honor (SETUP-2). */
  readonly clans: readonly ClanId[];
  /** SETUP-8: the set of season cards; `random` draws it by the seed. */
  readonly set: SetId | 'random';
  /** SETUP-7: four kami from left to right; drawn by the seed if left out. */
  readonly shrines?: readonly KamiId[];
  readonly seed: string;
  /**
   * The boxes from which things may be drawn at random; the core box if left out. Clans, sets and Monsters that are named bring
   * their box by themselves.
   */
  readonly boxes?: readonly BoxId[];
  /** Extra Monsters whose cards are in the decks of their seasons. */
  readonly monsters?: readonly CardId[];
  /** Do the kami come to the map? */
  readonly unbound?: boolean;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const LONGEST_SEED = 1024;

const bad = (path: string, problem: string): InvalidInput => new InvalidInput('bad-setup', path, problem);
/** Something that is known, but is in none of the available boxes. */
const notAvailable = (path: string, problem: string): InvalidInput =>
  new InvalidInput('not-available', path, problem);

/** Reads a setup from outside, or says what is wrong with it. */
export function readSetup(input: unknown): Setup {
  if (typeof input !== 'object' || input === null || isList(input)) throw bad('setup', 'is not an object');
  const { clans, set, shrines, seed, boxes, monsters, unbound, ...unknown } = input as Record<
    string,
    unknown
  >;
  const [surplus] = Object.keys(unknown);
  if (surplus !== undefined) throw bad(`setup.${surplus}`, 'is not known');
  checkClans(clans);
  if (set !== 'random' && !SET_IDS.some((id) => id === set))
    throw bad('setup.set', `must be one of ${SET_IDS.join(', ')} or random`);
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
    throw bad('setup.seed', `must be a text of at most ${LONGEST_SEED} characters`);
  if (shrines !== undefined) checkShrines(shrines);
  if (boxes !== undefined) checkBoxes(boxes);
  if (monsters !== undefined) checkMonsters(monsters);
  if (unbound !== undefined) checkUnbound(unbound);
  return input as Setup;
}

function checkClans(clans: unknown): void {
  if (!isList(clans) || clans.length < PLAYERS_LEAST || clans.length > PLAYERS_MOST)
    throw bad('setup.clans', `needs ${PLAYERS_LEAST} to ${PLAYERS_MOST} clans`);
  checkDifferent(clans, 'setup.clans', (id) => CLANS.some((clan) => clan.id === id), 'clan');
}

function checkShrines(shrines: unknown): void {
  if (!isList(shrines) || shrines.length !== SHRINES || new Set(shrines).size !== SHRINES)
    throw bad('setup.shrines', `needs ${SHRINES} different kami`);
  for (const id of shrines) {
    if (!KAMI_IDS.some((kami) => kami === id)) throw bad('setup.shrines', `${String(id)} is no kami`);
  }
}

function checkBoxes(boxes: unknown): void {
  if (!isList(boxes) || !boxes.includes('core')) throw bad('setup.boxes', 'must be a list with the core box');
  checkDifferent(boxes, 'setup.boxes', (id) => BOX_IDS.some((box) => box === id), 'box');
}

function checkMonsters(monsters: unknown): void {
  if (!isList(monsters)) throw bad('setup.monsters', 'is not a list');
  checkDifferent(monsters, 'setup.monsters', isMonsterToAdd, 'extra Monster');
}

const isMonsterToAdd = (id: unknown): boolean =>
  CARD_FACTS.some((card) => card.id === id && isExtraMonster(card));

/** Each exists, and is named only once. */
function checkDifferent(
  ids: readonly unknown[],
  path: string,
  isThere: (id: unknown) => boolean,
  what: string,
): void {
  for (const [i, id] of ids.entries()) {
    if (!isThere(id)) throw bad(`${path}[${i}]`, `is no ${what}`);
    if (ids.indexOf(id) !== i) throw bad(`${path}[${i}]`, 'is named twice');
  }
}

function checkUnbound(unbound: unknown): void {
  if (typeof unbound !== 'boolean') throw bad('setup.unbound', 'is not true or false');
  if (unbound && !hasVariant('unbound'))
    throw notAvailable('setup.unbound', 'in no box here do the kami come to the map');
}
