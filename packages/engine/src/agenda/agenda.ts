import type { MoveType } from '../moves/types.ts';
import {
  AGENDA,
  AGENDA_DEPTH,
  AGENDA_ROOM,
  CLAN_COUNT,
  GAINED,
  GAINED_ANY,
  get,
  put,
  STEP_CELLS,
  type State,
} from '../state/layout.ts';
import { emptyOptions, type Options } from './options.ts';
import type { Table } from './table.ts';

/**
 * The agenda is a stack of small steps still to come, kept in the position itself. A step changes the
 * position and pushes further steps, or it is a question and waits for its answer. A rule that interrupts
 * another pushes its step on top.
 */

/** What a step is about: a clan and two numbers whose meaning is the step's own. */
type Work = (table: Table, clan: number, x: number, y: number) => void;

/** A step that does its work and is gone. */
interface Doing {
  readonly name: string;
  readonly run: Work;
}

/** A step that asks one clan. It is gone when it is answered; one that goes on asking pushes itself again. */
export interface Question {
  readonly name: string;
  readonly asks: MoveType;
  /** The card, kami, clan or advantage the question comes from, if any. */
  readonly ability?: (x: number, y: number) => string;
  /** Every legal answer. None: the step is skipped. One: it is played without asking, unless `evenIfOne` says otherwise. */
  readonly options: (state: State, clan: number, x: number, y: number, out: Options) => void;
  /** Is it asked even with a single answer, because somebody could make another one possible? */
  readonly evenIfOne?: (state: State, clan: number) => boolean;
  readonly answer: (table: Table, clan: number, x: number, y: number, code: number) => void;
}

/** A step that asks several clans at once, each in its own time. */
export interface Council {
  readonly name: string;
  readonly asks: MoveType;
  /** Answers for whoever has no choice; true when the council is over. */
  readonly isOver: (table: Table) => boolean;
  /** Does this clan still owe an answer? */
  readonly owes: (state: State, clan: number) => boolean;
  readonly options: (state: State, clan: number, out: Options) => void;
  readonly answer: (table: Table, clan: number, code: number) => void;
}

export type Step = Doing | Question | Council;

/** A step as the agenda keeps it: every step has the same shape, so that running one is a plain look-up. */
interface Kept {
  readonly step: Step;
  readonly mode: 'doing' | 'question' | 'council';
  readonly run: Work;
  readonly options: Question['options'];
  readonly answer: Question['answer'];
  readonly evenIfOne: Question['evenIfOne'];
  readonly isOver: Council['isOver'];
  readonly owes: Council['owes'];
}

/**
 * Steps by their numbers. A number is made of the step's name alone: two programs give a step the same one, whatever they
 * load first, so a position can go from one to the other as it is.
 */
const STEP_ROOM = 4096;
const STEPS: Kept[] = new Array(STEP_ROOM);

function numberFor(name: string): number {
  let hash = 0;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % STEP_ROOM;
}

const never = (): never => {
  throw new Error('this step has no such part');
};

/** One place makes them all, so that they are all alike to the machine, too. */
const kept = (step: Step, mode: Kept['mode'], parts: Partial<Omit<Kept, 'step' | 'mode'>>): Kept => ({
  step,
  mode,
  run: parts.run ?? never,
  options: parts.options ?? never,
  answer: parts.answer ?? never,
  evenIfOne: parts.evenIfOne,
  isOver: parts.isOver ?? never,
  owes: parts.owes ?? never,
});

function keep(step: Step): Kept {
  if ('run' in step) return kept(step, 'doing', step);
  if (!('owes' in step)) return kept(step, 'question', step);
  const { isOver, owes } = step;
  return kept(step, 'council', {
    options: (state, clan, _x, _y, out) => step.options(state, clan, out),
    answer: (table, clan, _x, _y, code) => step.answer(table, clan, code),
    isOver,
    owes,
  });
}

const keptAt = (state: State, top: number): Kept => STEPS[get(state, top)] as Kept;

/** Makes a step known to the agenda and gives its number. */
export const defineStep = (step: Doing | Question): number => define(step);
export const defineCouncil = (council: Council): number => define(council);

function define(step: Step): number {
  const number = numberFor(step.name);
  const known = STEPS[number];
  if (known !== undefined)
    throw new Error(`${step.name} needs another name: ${known.step.name} has its number`);
  STEPS[number] = keep(step);
  return number;
}

export const stepName = (number: number): string | undefined => STEPS[number]?.step.name;
export const stepNumber = (name: string): number => {
  const number = numberFor(name);
  return STEPS[number]?.step.name === name ? number : -1;
};

/** Puts a step on top of the agenda. */
export function push(state: State, step: number, clan = 0, x = 0, y = 0): void {
  const depth = get(state, AGENDA_DEPTH);
  if (depth === AGENDA_ROOM) throw new Error('the agenda is full');
  const at = AGENDA + depth * STEP_CELLS;
  state[at] = step;
  state[at + 1] = clan;
  state[at + 2] = x;
  state[at + 3] = y;
  state[AGENDA_DEPTH] = depth + 1;
}

/** Where the top step lies in the position, or -1 when nothing is left to do. */
export const topOfAgenda = (state: State): number => {
  const depth = get(state, AGENDA_DEPTH);
  return depth === 0 ? -1 : AGENDA + (depth - 1) * STEP_CELLS;
};

/** Does this step stand anywhere on the agenda? */
export function isComing(state: State, step: number): boolean {
  for (let top = topOfAgenda(state); top >= AGENDA; top -= STEP_CELLS)
    if (get(state, top) === step) return true;
  return false;
}

/** Takes the top step off. Its cells are wiped, so that equal positions are equal bytes. */
function pop(state: State, top: number): void {
  put(state, AGENDA_DEPTH, get(state, AGENDA_DEPTH) - 1);
  state[top] = 0;
  state[top + 1] = 0;
  state[top + 2] = 0;
  state[top + 3] = 0;
}

/** What is asked now: the type of the answer, and the card, kami, clan or advantage behind the question. */
export interface Asking {
  readonly asks: MoveType;
  readonly ability: string | undefined;
}

/** The question or council that waits on top, if one does. */
export function waiting(state: State): Asking | undefined {
  const top = topOfAgenda(state);
  if (top < 0) return undefined;
  const { step } = keptAt(state, top);
  if ('run' in step) return undefined;
  const ability = 'owes' in step ? undefined : step.ability?.(get(state, top + 2), get(state, top + 3));
  return { asks: step.asks, ability };
}

const found = emptyOptions();

/** DEAL-6: here is a question, and so a chance to give; what was gained before is not counted any more. */
function forgetGains(state: State): void {
  if (state[GAINED_ANY] === 0) return;
  state[GAINED_ANY] = 0;
  for (let cell = GAINED; cell < GAINED + 2 * CLAN_COUNT; cell++) state[cell] = 0;
}

/**
 * Runs the agenda until somebody has a choice, or nothing is left, or the step numbered `stopBefore` is next.
 */
export function advance(table: Table, stopBefore = -1): void {
  const { state } = table;
  for (let top = topOfAgenda(state); top >= 0; top = topOfAgenda(state)) {
    const number = get(state, top);
    if (number === stopBefore) return;
    const kept = STEPS[number] as Kept;
    if (kept.mode === 'council') {
      if (!kept.isOver(table)) return;
      pop(state, top);
      continue;
    }
    const clan = get(state, top + 1);
    const x = get(state, top + 2);
    const y = get(state, top + 3);
    if (kept.mode === 'doing') {
      pop(state, top);
      kept.run(table, clan, x, y);
      continue;
    }
    found.count = 0;
    kept.options(state, clan, x, y, found);
    if (found.count > 1 || (found.count === 1 && kept.evenIfOne?.(state, clan) === true)) {
      forgetGains(state);
      return;
    }
    pop(state, top);
    if (found.count === 1) kept.answer(table, clan, x, y, found.codes[0] as number);
  }
}

/** Answers the question on top with a move that is known to be legal. */
export function answerTop(table: Table, clan: number, code: number): void {
  const { state } = table;
  const top = topOfAgenda(state);
  const kept = keptAt(state, top);
  const x = get(state, top + 2);
  const y = get(state, top + 3);
  if (kept.mode === 'question') pop(state, top);
  kept.answer(table, clan, x, y, code);
}

/** Who owes an answer now, one bit for each clan. */
export function askedClans(state: State): number {
  const top = topOfAgenda(state);
  if (top < 0) return 0;
  const kept = keptAt(state, top);
  if (kept.mode === 'question') return 1 << get(state, top + 1);
  if (kept.mode === 'doing') return 0;
  let asked = 0;
  for (let clan = 0; clan < CLAN_COUNT; clan++) if (kept.owes(state, clan)) asked |= 1 << clan;
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
  kept.options(state, clan, get(state, top + 2), get(state, top + 3), out);
}

/** Takes the top step off without running it, and gives the two numbers it was about. */
export function dropTop(state: State): { readonly x: number; readonly y: number } {
  const top = topOfAgenda(state);
  const dropped = { x: get(state, top + 2), y: get(state, top + 3) };
  pop(state, top);
  return dropped;
}
