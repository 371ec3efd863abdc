import type { Step } from '../agenda/agenda.ts';
import * as agenda from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { type CardFacts, isInGame } from '../data/cards.ts';
import { type Source, whatCannotActAtOnce } from '../shape/room.ts';
import * as clans from './clans.ts';
import type { ForceRule, Hooks, PieceType, Told } from './hooks.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { push } = agenda;
const { copiesOf } = clans;

const { CLAN_COUNT, NONE } = layout;

/**
 * Who has something to say at a point of the rules. Every installed ability, of a card, a clan, a kami or a war advantage, adds its
 * hooks to the lists kept here; the loops below visit those that a clan has.
 */

/** A hook, and the ability it belongs to. */
export interface Voice<Says> {
  /** The card, clan, kami or advantage it comes from. */
  readonly id: string;
  /** The number of the card whose copies count, or NONE for the hook of a clan or of a holder. */
  readonly card: number;
  /** Does the clan have the thing it comes from, if that changes hands without being a card? */
  readonly isHeld: Holding | undefined;
  readonly says: Says;
}

type Holding = (state: State, clan: number) => boolean;

/**
 * For each clan, the hooks that could speak for it: all cards in the order of their numbers, then the clan's own ability and what
 * it may hold.
 */
export type Voices<Says> = readonly (readonly Voice<Says>[])[];

type HookName = Exclude<keyof Hooks, 'force'>;
type ListName = HookName | `force of ${PieceType}`;
type Says<Name extends HookName> = NonNullable<Hooks[Name]>;
/** What a list that serves all hooks holds. */
type AnyVoices = Voice<unknown>[][];

const lists = new Map<ListName, AnyVoices>();

function listsOf(name: ListName): AnyVoices {
  let list = lists.get(name);
  if (list === undefined) {
    list = Array.from({ length: CLAN_COUNT }, () => []);
    lists.set(name, list);
  }
  return list;
}

/** Call once, when a module loads: the lists are filled when abilities are installed. */
export const voicesFor = <Name extends HookName>(name: Name): Voices<Says<Name>> =>
  listsOf(name) as Voices<Says<Name>>;

/**
 * The hooks that change the Force of one type of piece. An ability declares a single hook for all types; it is sorted into a list
 * for each when it is installed, because Force is asked for too often to search for the hooks that concern a Bushi.
 */
export const forceVoicesFor = (type: PieceType): Voices<ForceRule> =>
  listsOf(`force of ${type}`) as Voices<ForceRule>;

/** Removes what was installed. */
export type Uninstall = () => void;

/** Installs one after the other. If one is refused, those before it are removed again. */
export function installAll(installs: readonly (() => Uninstall)[]): Uninstall {
  const installed: Uninstall[] = [];
  const takeAway = (): void => {
    for (const take of installed.splice(0).reverse()) take();
  };
  try {
    for (const install of installs) installed.push(install());
  } catch (refused) {
    takeAway();
    throw refused;
  }
  return takeAway;
}

/** Adds the hooks of a card for every clan. */
export const installForAll = (card: CardFacts<string>, number: number, hooks: Hooks): Uninstall => {
  const { id, copies } = card;
  const copiesWith: Source['copiesWith'] = (set) => (isInGame(card, { set, monsters: [id] }) ? copies : 0);
  return lend({ kind: 'card', id, hooks, copiesWith }, number, undefined, (voices, voice) => {
    for (const list of voices) {
      const ownFrom = list.findIndex((other) => other.card === NONE);
      list.splice(ownFrom < 0 ? list.length : ownFrom, 0, voice);
    }
  });
};

const once = (): number => 1;

/** Adds the hooks of a clan's own ability for that clan. */
export const installForClan = (id: string, clan: number, hooks: Hooks): Uninstall =>
  lend({ kind: 'clan', id, hooks, copiesWith: once }, NONE, undefined, (voices, voice) => {
    voices[clan]?.push(voice);
  });

/** Adds the hooks of a kami or a war advantage for whichever clan has it at the time. */
export const installForHolder = (
  kind: Exclude<Source['kind'], 'card' | 'clan'>,
  id: string,
  isHeld: Holding,
  hooks: Hooks,
): Uninstall =>
  lend({ kind, id, hooks, copiesWith: once }, NONE, isHeld, (voices, voice) => {
    for (const list of voices) list.push(voice);
  });

/** Anything that has hooks. */
const sources: Source[] = [];

function lend(
  source: Source,
  card: number,
  isHeld: Holding | undefined,
  enter: (voices: AnyVoices, voice: Voice<unknown>) => void,
): Uninstall {
  const [problem] = whatCannotActAtOnce([...sources, source]);
  if (problem !== undefined) throw new Error(problem);
  sources.push(source);
  const lent = sorted(source.hooks).map(([name, says]) => {
    const voices = listsOf(name);
    const voice = { id: source.id, card, isHeld, says };
    enter(voices, voice);
    return { voices, voice };
  });
  return () => {
    sources.splice(sources.indexOf(source), 1);
    for (const { voices, voice } of lent) {
      for (const list of voices) if (list.includes(voice)) list.splice(list.indexOf(voice), 1);
    }
  };
}

/** The hooks of an ability, each with the list it belongs to. */
const sorted = ({ force = [], ...others }: Hooks): [name: ListName, says: unknown][] => [
  ...(Object.entries(others) as [HookName, unknown][]),
  ...[force]
    .flat()
    .flatMap((rule) => rule.of.map((type): [ListName, ForceRule] => [`force of ${type}`, rule])),
];

/** How often a clan has the ability of a hook: the copies of a card it owns, or once for its own ability or something it holds. */
export const copiesHeld = (state: State, clan: number, { card, isHeld }: Voice<unknown>): number =>
  card !== NONE ? copiesOf(state, clan, card) : isHeld === undefined || isHeld(state, clan) ? 1 : 0;

/** Tells the listening abilities of a clan. */
export function tell(voices: Voices<Told>, table: Table, clan: number): void;
export function tell<About>(voices: Voices<Told<About>>, table: Table, clan: number, about: About): void;
export function tell<About>(
  voices: Voices<Told<About | undefined>>,
  table: Table,
  clan: number,
  about?: About,
): void {
  const list = voices[clan] as (typeof voices)[number];
  for (let i = 0; i < list.length; i++) {
    const voice = list[i] as (typeof list)[number];
    const copies = copiesHeld(table.state, clan, voice);
    if (copies > 0) voice.says(table, clan, copies, about);
  }
}

/** The first of a clan's abilities that has something to say, or undefined. */
export function firstOf<Says>(voices: Voices<Says>, state: State, clan: number): Voice<Says> | undefined {
  const list = voices[clan] as (typeof voices)[number];
  for (let i = 0; i < list.length; i++) {
    const voice = list[i] as (typeof list)[number];
    if (copiesHeld(state, clan, voice) > 0) return voice;
  }
  return undefined;
}

/** Does a clan have an ability of this kind? */
export const has = (voices: Voices<unknown>, state: State, clan: number): boolean =>
  firstOf(voices, state, clan) !== undefined;

/** The sum over a clan's abilities, copy by copy. */
export function sumOf(voices: Voices<number>, state: State, clan: number): number {
  const list = voices[clan] as (typeof voices)[number];
  let sum = 0;
  for (let i = 0; i < list.length; i++) {
    const voice = list[i] as (typeof list)[number];
    sum += voice.says * copiesHeld(state, clan, voice);
  }
  return sum;
}

/** Does one of a clan's abilities say yes? */
export function anySays(
  voices: Voices<(state: State, owner: number) => boolean>,
  state: State,
  clan: number,
): boolean {
  const list = voices[clan] as (typeof voices)[number];
  for (let i = 0; i < list.length; i++) {
    const voice = list[i] as (typeof list)[number];
    if (copiesHeld(state, clan, voice) > 0 && voice.says(state, clan)) return true;
  }
  return false;
}

/** Puts the steps of a clan's abilities on the agenda, copy by copy, with the first on top. */
export function pushSteps(voices: Voices<Step>, state: State, clan: number): void {
  const list = voices[clan] as (typeof voices)[number];
  for (let i = list.length - 1; i >= 0; i--) {
    const voice = list[i] as (typeof list)[number];
    for (let copy = copiesHeld(state, clan, voice); copy > 0; copy--) push(state, voice.says, clan);
  }
}
