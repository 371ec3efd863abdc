import type { Refusal } from '../errors.ts';
import type { MoveType } from '../moves/types.ts';
import { cellsFor, isWide, type Meaning } from '../shape/meaning.ts';
import * as clans from '../state/clans.ts';
import type { State } from '../state/layout.ts';
import * as layout from '../state/layout.ts';
import { emptyOptions, type Options } from './options.ts';
import type { Table } from './table.ts';

const { seats } = clans;

const {
  ABOUT_ROOM,
  AGENDA,
  AGENDA_DEPTH,
  AGENDA_ROOM,
  CLAN_COUNT,
  GAINED,
  GAINED_ANY,
  get,
  getWide,
  NONE,
  put,
  putWide,
  STEP_CELLS,
  STEP_HEAD,
} = layout;

/**
 * The agenda is a stack of small steps still to come, kept in the position itself. A step changes the
 * position and pushes further steps, or it is a question and waits for its answer. A rule that interrupts
 * another pushes its step on top.
 */

/** The names of what a step is about besides its clan, and what each of them is: `{ province: 'province', victim: 'clan' }`. */
export type About = Readonly<Record<string, Meaning>>;
type NothingElse = Readonly<Record<string, never>>;

/** What one step on the agenda is about. Destructure it at once: the object always describes the step that is being looked at. */
export type Facts<A extends About> = { readonly [Name in keyof A]: number };

type Mode = 'doing' | 'question' | 'council';

/** A step that can be pushed. */
export interface Step<A extends About = NothingElse> {
  readonly name: string;
  readonly about: A;
  readonly mode: Mode;
  readonly number: number;
}

/** A step that does its work and is then gone. */
interface Doing<A extends About> {
  readonly name: string;
  readonly about?: A;
  readonly run: (table: Table, clan: number, about: Facts<A>) => void;
}

/** A step that asks one clan. It is gone once it is answered; one that goes on asking pushes itself again. */
interface Question<A extends About> {
  readonly name: string;
  readonly about?: A;
  readonly asks: MoveType;
  /** The card, kami, clan or advantage the question comes from, if any. */
  readonly ability?: (about: Facts<A>, state: State, clan: number) => string;
  /**
   * Every legal answer, or as many as are enough (`areEnough`). With none the step is skipped; with one it is played without
   * asking, unless `evenIfOne` says otherwise.
   */
  readonly options: (state: State, clan: number, out: Options, about: Facts<A>) => void;
  /**
   * Why a move of the requested type is not among the options, by the same conditions; undefined exactly if it is. Left out where
   * all of them are. Only asked when somebody has tried such a move.
   */
  readonly whyNot?: (state: State, clan: number, code: number, about: Facts<A>) => Refusal | undefined;
  /** Is it asked even with a single answer, because somebody could make another one possible? */
  readonly evenIfOne?: (state: State, clan: number) => boolean;
  readonly answer: (table: Table, clan: number, code: number, about: Facts<A>) => void;
  /** For a question that is asked repeatedly: how often it has been answered, and how often it can be. */
  readonly allowance?: (state: State, clan: number) => Allowance;
}

/** How often a clan may do what it is asked to do more than once. */
export interface Allowance {
  readonly made: number;
  /** Absent if only the figures set a limit. */
  readonly most?: number;
  /** How many of them are the bonus of the mandate. */
  readonly bonus?: number;
}

/** A step that asks several clans at once, each in its own time. */
export interface Council {
  readonly name: string;
  readonly asks: MoveType;
  /** Answers for clans that have no choice; true when the council is over. */
  readonly isOver: (table: Table) => boolean;
  /** Does this clan still owe an answer? */
  readonly owes: (state: State, clan: number) => boolean;
  readonly options: (state: State, clan: number, out: Options) => void;
  /** Other moves that it accepts, from anybody in play. */
  readonly hears?: readonly MoveType[];
  /** Why it does not accept this move from the clan, if the type is one that it asks for or accepts. */
  readonly whyNot: (state: State, clan: number, code: number) => Refusal | undefined;
  readonly answer: (table: Table, clan: number, code: number) => void;
}

type AnyFacts = Readonly<Record<string, number>>;

/** One thing that a step is about: its name, what it is, and its place among the step's cells. */
interface FactSlot {
  readonly name: string;
  readonly meaning: Meaning;
  readonly cell: number;
  readonly wide: boolean;
}

/** A step as the agenda keeps it: every step has the same shape, so that running one is a plain look-up. */
interface Kept {
  readonly name: string;
  readonly about: About;
  number: number;
  /** What `about` names, in the order of their cells, and the object that gives access to the facts. */
  readonly slots: readonly FactSlot[];
  readonly hasWide: boolean;
  readonly facts: AnyFacts;
  readonly mode: Mode;
  readonly asks: MoveType | undefined;
  readonly ability: ((about: AnyFacts, state: State, clan: number) => string) | undefined;
  readonly run: (table: Table, clan: number, about: AnyFacts) => void;
  readonly options: (state: State, clan: number, out: Options, about: AnyFacts) => void;
  readonly answer: (table: Table, clan: number, code: number, about: AnyFacts) => void;
  readonly whyNot: (state: State, clan: number, code: number, about: AnyFacts) => Refusal | undefined;
  readonly evenIfOne: ((state: State, clan: number) => boolean) | undefined;
  readonly allowance: ((state: State, clan: number) => Allowance) | undefined;
  readonly hears: readonly MoveType[];
  readonly isOver: Council['isOver'];
  readonly owes: Council['owes'];
}

const NOT_NUMBERED = -1;

/**
 * The facts of the step that is being looked at, in the order of its cells. The steps' objects read them here, each under its own
 * names: filling those objects instead would mean looking up the names, step after step.
 */
const facts = new Int32Array(ABOUT_ROOM);
const factsNamed = (names: readonly string[]): AnyFacts =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name, i) => [name, { get: () => facts[i] as number }])),
  );

/** Every step by its name, as defined, and by its number, once all are defined. */
const defined = new Map<string, Kept>();
const STEPS: Kept[] = [];

const nothingAgainstIt = (): undefined => undefined;
const never = (): never => {
  throw new Error('this step has no such part');
};

type Parts = Pick<Kept, 'name' | 'mode'> & Partial<Omit<Kept, 'number' | 'slots' | 'hasWide' | 'facts'>>;

/** A single place creates them all, so that they have the same shape for the JavaScript engine, too. */
function define(parts: Parts): Kept {
  const { name, mode, about = {} } = parts;
  if (STEPS.length > 0) throw new Error(`the step ${name} comes too late: the steps are numbered`);
  if (defined.has(name)) throw new Error(`there are two steps called ${name}`);
  const slots = slotsFor(name, about);
  const step: Kept = {
    name,
    about,
    number: NOT_NUMBERED,
    slots,
    hasWide: slots.some(({ wide }) => wide),
    facts: factsNamed(Object.keys(about)),
    mode,
    asks: parts.asks,
    ability: parts.ability,
    run: parts.run ?? never,
    options: parts.options ?? never,
    answer: parts.answer ?? never,
    whyNot: parts.whyNot ?? nothingAgainstIt,
    evenIfOne: parts.evenIfOne,
    allowance: parts.allowance,
    hears: parts.hears ?? [],
    isOver: parts.isOver ?? never,
    owes: parts.owes ?? never,
  };
  defined.set(name, step);
  return step;
}

/** Lays out the cells of what a step is about. */
function slotsFor(step: string, about: About): FactSlot[] {
  let next = STEP_HEAD;
  const slots = Object.entries(about).map(([name, meaning]) => {
    const slot = { name, meaning, cell: next, wide: isWide(meaning) };
    next += cellsFor(meaning);
    return slot;
  });
  if (next > STEP_CELLS) throw new Error(`there is no room for what the step ${step} is about`);
  return slots;
}

/** Registers a step with the agenda. */
export function defineStep<const A extends About = NothingElse>(step: Doing<A> | Question<A>): Step<A> {
  const mode = 'run' in step ? 'doing' : 'question';
  return define({ mode, ...step } as unknown as Parts) as unknown as Step<A>;
}

/** Registers a question to several clans at once with the agenda. */
export const defineCouncil = (council: Council): Step =>
  define({ mode: 'council', ...council }) as unknown as Step;

/**
 * Numbers the steps in the order of their names, once all of them are defined (`rules.ts`). So a step has the same number in every
 * program with the same rules, whatever it loads first, and a position can go from one to the other as it is.
 */
export function numberSteps(): void {
  const names = [...defined.keys()].toSorted();
  for (const name of names) {
    const step = defined.get(name) as Kept;
    step.number = STEPS.push(step) - 1;
  }
}

/** Every step in the order of the numbers. */
export const allSteps = (): readonly Step<About>[] => STEPS;
export const stepNumbered = (number: number): Step<About> | undefined => STEPS[number];
export const stepNamed = (name: string): Step<About> | undefined => defined.get(name);

/** What a step is about, and in which of its cells. */
export const factSlotsOf = (step: Step<About>): readonly FactSlot[] => (step as unknown as Kept).slots;

const keptAt = (state: State, top: number): Kept => STEPS[get(state, top)] as Kept;

const readFact = (state: State, top: number, { cell, wide }: FactSlot): number =>
  wide ? getWide(state, top + cell) : get(state, top + cell);

/** What the step there is about. Hardly any has a wide fact, and this runs at every step. */
function factsAt(state: State, top: number, kept: Kept): AnyFacts {
  const { slots } = kept;
  const { length } = slots;
  if (kept.hasWide) for (let i = 0; i < length; i++) facts[i] = readFact(state, top, slots[i] as FactSlot);
  else for (let i = 0; i < length; i++) facts[i] = get(state, top + STEP_HEAD + i);
  return kept.facts;
}

/** Puts a step on top of the agenda. */
export function push(state: State, step: Step, clan?: number): void;
export function push<A extends About>(state: State, step: Step<A>, clan: number, about: Facts<A>): void;
export function push(state: State, step: Step<About>, clan = NONE, about?: AnyFacts): void {
  const depth = get(state, AGENDA_DEPTH);
  if (depth === AGENDA_ROOM) throw new Error('the agenda is full');
  const at = AGENDA + depth * STEP_CELLS;
  state[at] = step.number;
  state[at + 1] = clan;
  state[AGENDA_DEPTH] = depth + 1;
  if (about === undefined) return;
  const { slots } = step as unknown as Kept;
  for (let i = 0; i < slots.length; i++) {
    const { name, cell, wide } = slots[i] as FactSlot;
    if (wide) putWide(state, at + cell, about[name] as number);
    else state[at + cell] = about[name] as number;
  }
}

/** The place of the top step in the position, or -1 when nothing is left to do. */
const topOfAgenda = (state: State): number => {
  const depth = get(state, AGENDA_DEPTH);
  return depth === 0 ? -1 : AGENDA + (depth - 1) * STEP_CELLS;
};

/** Is this step the next one? */
export function isNext(state: State, step: Step): boolean {
  const top = topOfAgenda(state);
  return top >= 0 && get(state, top) === step.number;
}

/** Is this step anywhere on the agenda? */
export function isComing(state: State, step: Step): boolean {
  for (let top = topOfAgenda(state); top >= AGENDA; top -= STEP_CELLS)
    if (get(state, top) === step.number) return true;
  return false;
}

/** Replaces the next step by another, for the same clan and about the same things. */
export const replaceNext = (state: State, number: number): void => put(state, topOfAgenda(state), number);

/** Takes the top step off. Its cells are wiped, so that equal positions are equal bytes. */
function pop(state: State, top: number): void {
  put(state, AGENDA_DEPTH, get(state, AGENDA_DEPTH) - 1);
  for (let cell = top; cell < top + STEP_CELLS; cell++) state[cell] = 0;
}

/** What is asked now: the type of the answer, and the card, kami, clan or advantage behind the question. */
export interface Asking {
  readonly asks: MoveType;
  readonly ability: string | undefined;
}

/** The question or council that waits on top, if there is one. */
export function openQuestion(state: State): Asking | undefined {
  const top = topOfAgenda(state);
  if (top < 0) return undefined;
  const kept = keptAt(state, top);
  const { asks, ability } = kept;
  return asks === undefined
    ? undefined
    : { asks, ability: ability?.(factsAt(state, top, kept), state, get(state, top + 1)) };
}

/** Two answers are a choice. */
const found = emptyOptions(2);

/** DEAL-6: a question is a chance to give, so what was gained before it no longer counts. */
function forgetGains(state: State): void {
  if (state[GAINED_ANY] === 0) return;
  state[GAINED_ANY] = 0;
  for (let cell = GAINED; cell < GAINED + 2 * CLAN_COUNT; cell++) state[cell] = 0;
}

/**
 * Runs the agenda until somebody has a choice, or nothing is left, or the step `stopBefore` is next.
 */
export function advance(table: Table, stopBefore?: Step): void {
  const { state } = table;
  const stop = stopBefore === undefined ? NOT_NUMBERED : stopBefore.number;
  for (let top = topOfAgenda(state); top >= 0; top = topOfAgenda(state)) {
    const number = get(state, top);
    if (number === stop) return;
    const kept = STEPS[number] as Kept;
    if (kept.mode === 'council') {
      if (!kept.isOver(table)) return;
      pop(state, top);
      continue;
    }
    const clan = get(state, top + 1);
    const about = factsAt(state, top, kept);
    if (kept.mode === 'doing') {
      pop(state, top);
      kept.run(table, clan, about);
      continue;
    }
    found.count = 0;
    kept.options(state, clan, found, about);
    if (found.count > 1 || (found.count === 1 && kept.evenIfOne?.(state, clan) === true)) {
      forgetGains(state);
      return;
    }
    pop(state, top);
    if (found.count === 1) kept.answer(table, clan, found.codes[0] as number, about);
  }
}

/** Answers the question on top with a move that is known to be legal. */
export function answerTop(table: Table, clan: number, code: number): void {
  const { state } = table;
  const top = topOfAgenda(state);
  const kept = keptAt(state, top);
  const about = factsAt(state, top, kept);
  if (kept.mode === 'question') pop(state, top);
  kept.answer(table, clan, code, about);
}

/** Who owes an answer now, one bit for each clan. */
export function askedClans(state: State): number {
  const top = topOfAgenda(state);
  if (top < 0) return 0;
  const kept = keptAt(state, top);
  if (kept.mode === 'question') return 1 << get(state, top + 1);
  if (kept.mode === 'doing') return 0;
  let asked = 0;
  for (const clan of seats(state)) if (kept.owes(state, clan)) asked |= 1 << clan;
  return asked;
}

/** Does this clan owe an answer now? */
export const isAsked = (state: State, clan: number): boolean => ((askedClans(state) >> clan) & 1) === 1;

/** Fills `out` with every listed answer the clan can give now. */
export function listOptions(state: State, clan: number, out: Options): void {
  out.count = 0;
  const top = topOfAgenda(state);
  if (top < 0) return;
  const kept = keptAt(state, top);
  if (kept.mode === 'doing' || (kept.mode === 'question' && get(state, top + 1) !== clan)) return;
  kept.options(state, clan, out, factsAt(state, top, kept));
}

/** Does the open question accept moves of this type from the clan? */
export function hears(state: State, clan: number, type: MoveType): boolean {
  const top = topOfAgenda(state);
  if (top < 0) return false;
  const kept = keptAt(state, top);
  if (kept.mode === 'council') return type === kept.asks || kept.hears.includes(type);
  return type === kept.asks && get(state, top + 1) === clan;
}

/** The objection of the question on top to a move that it accepts from the clan. */
export function whyNotTaken(state: State, clan: number, code: number): Refusal | undefined {
  const top = topOfAgenda(state);
  const kept = keptAt(state, top);
  return kept.whyNot(state, clan, code, factsAt(state, top, kept));
}

/** How often the open question can be answered, if it is asked more than once. */
export function allowanceNow(state: State): Allowance | undefined {
  const top = topOfAgenda(state);
  return top < 0 ? undefined : keptAt(state, top).allowance?.(state, get(state, top + 1));
}
