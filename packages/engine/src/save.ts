import './rules.ts';
import { factSlotsOf, stepNamed, stepNumbered } from './agenda/agenda.ts';
import { invariantsBroken } from './invariants.ts';
import { type Axis, FIELDS, type Field, lengthOf } from './shape/field.ts';
import { cellsFor, isWide, type Meaning } from './shape/meaning.ts';
import { asList, asRecord, invalid, namesAlong, WORDS } from './shape/words.ts';
import { addCopy, clanAtHonor, playersOf, setHonor, takeSeat } from './state/clans.ts';
import { setSpot, UNIQUE } from './state/figures.ts';
import {
  AGENDA,
  AGENDA_DEPTH,
  AGENDA_ROOM,
  blankState,
  CAPTIVE,
  CARDS_TAKEN_COUNT,
  get,
  getWide,
  MOMENT_CARDS,
  MOMENT_OPEN,
  NONE,
  put,
  putWide,
  STEP_CELLS,
  type State,
} from './state/layout.ts';
import { cardsTaken, hostagesTaken } from './state/taken.ts';
import { notePlacesRuled } from './state/things.ts';
import { otherRules, RULES_VERSION } from './version.ts';

/**
 * A position as JSON: every field by its name, and everything in it by its own: clans, cards, figures, places, and the steps still
 * to come. So it can be read in a bug report, and it keeps its meaning when clans, cards or steps are added to the game.
 */
export interface SavedState {
  readonly format: 'hinode-state';
  readonly rules: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly agenda: readonly SavedStep[];
}

interface SavedStep {
  readonly step: string;
  /** Left out if a step belongs to nobody. */
  readonly clan?: unknown;
  /** Left out if a step is about nothing else. */
  readonly about?: Readonly<Record<string, unknown>>;
}

const SAID = FIELDS.filter(({ follows }) => follows !== true);

const cellNamed = (name: string): number => {
  const found = FIELDS.find((field) => field.name === name);
  if (found === undefined) throw new Error(`no field is called ${name}`);
  return found.at;
};

export const save = (state: State): SavedState => ({
  format: 'hinode-state',
  rules: RULES_VERSION,
  fields: Object.fromEntries(SAID.map((field) => [field.name, writeField(state, field)])),
  agenda: Array.from({ length: get(state, AGENDA_DEPTH) }, (_, i) => writeStep(state, i)),
});

function writeField(state: State, field: Field): unknown {
  if (field.countedBy === undefined) return writeCells(state, field, field.per, field.at);
  return writeCells(state, field, [get(state, cellNamed(field.countedBy))], field.at);
}

/** A list for numbered places; for named things a record, without those that have nothing to say. */
function writeCells(state: State, field: Field, per: readonly Axis[], at: number): unknown {
  const [axis, ...rest] = per;
  const nothing = WORDS[field.holds].rest;
  if (axis === undefined) return writeNumber(state, field.holds, at);
  const step = cellsAlong(field, rest);
  const written = (i: number): unknown => writeCells(state, field, rest, at + i * step);
  if (typeof axis === 'number') return Array.from({ length: axis }, (_, i) => written(i));
  const told = namesAlong(axis, state)
    .map((name, i) => [name, i] as const)
    .filter(([, i]) => state.subarray(at + i * step, at + (i + 1) * step).some((cell) => cell !== nothing));
  return Object.fromEntries(told.map(([name, i]) => [name, written(i)]));
}

/** The number of cells in the remaining axes. */
const cellsAlong = ({ holds }: Field, axes: readonly Axis[]): number =>
  axes.reduce<number>((size, axis) => size * lengthOf(axis), cellsFor(holds));

const writeNumber = (state: State, meaning: Meaning, cell: number): unknown =>
  WORDS[meaning].write(isWide(meaning) ? getWide(state, cell) : get(state, cell), state, cell);

function readNumber(state: State, meaning: Meaning, cell: number, value: unknown, path: string): void {
  const number = WORDS[meaning].read(value, path, state, cell);
  if (isWide(meaning)) putWide(state, cell, number);
  else put(state, cell, number);
}

function writeStep(state: State, i: number): SavedStep {
  const at = AGENDA + i * STEP_CELLS;
  const step = stepNumbered(get(state, at));
  if (step === undefined) throw new Error('there is a step on the agenda that does not exist');
  const clan = get(state, at + 1);
  const about = factSlotsOf(step).map(({ name, meaning, cell }) => [
    name,
    writeNumber(state, meaning, at + cell),
  ]);
  return {
    step: step.name,
    ...(clan !== NONE && { clan: WORDS.clan.write(clan, state, at + 1) }),
    ...(about.length > 0 && { about: Object.fromEntries(about) }),
  };
}

/** Restores a position to the same bytes, or says what is wrong with the saved one. */
export function load(saved: unknown): State {
  const { format, rules, fields, agenda } = asRecord(saved, '');
  if (format !== 'hinode-state') throw invalid('format', 'is not hinode-state');
  if (rules !== RULES_VERSION) throw invalid('rules', otherRules(rules));
  const state = blankState();
  const values = asRecord(fields, 'fields');
  for (const field of SAID) {
    state.fill(WORDS[field.holds].rest, field.at, field.at + field.length);
    readField(state, field, Object.hasOwn(values, field.name) ? values[field.name] : undefined);
  }
  addWhatFollows(state);
  // An earlier save does not say since when cards count in its moment: those it has were there before.
  if (values['momentCards'] === undefined && get(state, MOMENT_OPEN) === 1)
    put(state, MOMENT_CARDS, get(state, CARDS_TAKEN_COUNT));
  const [broken] = invariantsBroken(state);
  if (broken !== undefined) throw invalid('fields', broken);
  readAgenda(state, agenda);
  return state;
}

function readField(state: State, field: Field, value: unknown): void {
  const path = `fields.${field.name}`;
  const { countedBy, per, at } = field;
  if (value === undefined) {
    if (field.later !== true) throw invalid(path, 'is missing');
    return;
  }
  if (countedBy === undefined) {
    readCells(state, field, per, at, value, path);
    return;
  }
  const list = asList(value, path, field.length);
  put(state, cellNamed(countedBy), list.length);
  readCells(state, field, [list.length], at, list, path);
}

function readCells(
  state: State,
  field: Field,
  per: readonly Axis[],
  at: number,
  value: unknown,
  path: string,
): void {
  const [axis, ...rest] = per;
  if (axis === undefined) {
    readNumber(state, field.holds, at, value, path);
    return;
  }
  const step = cellsAlong(field, rest);
  if (typeof axis === 'number') {
    const list = asList(value, path, axis);
    if (list.length !== axis) throw invalid(path, `needs ${axis} of them`);
    for (const [i, one] of list.entries()) readCells(state, field, rest, at + i * step, one, `${path}[${i}]`);
    return;
  }
  const names = namesAlong(axis, state);
  for (const [name, one] of Object.entries(asRecord(value, path))) {
    const i = names.indexOf(name);
    if (i < 0) throw invalid(`${path}.${name}`, `is no ${axis}`);
    readCells(state, field, rest, at + i * step, one, `${path}.${name}`);
  }
}

/** Who is in play and who ranks where follow from the honor track, copies from the cards taken, captives from the hostages. */
function addWhatFollows(state: State): void {
  for (let rank = 0; rank < playersOf(state); rank++) {
    const clan = clanAtHonor(state, rank);
    takeSeat(state, clan);
    setHonor(state, rank, clan);
  }
  notePlacesRuled(state);
  for (const { clan, card } of cardsTaken(state)) addCopy(state, clan, card);
  for (const { of, kind } of hostagesTaken(state)) if (kind >= UNIQUE) setSpot(state, of, kind, CAPTIVE);
}

function readAgenda(state: State, agenda: unknown): void {
  const steps = asList(agenda, 'agenda', AGENDA_ROOM);
  put(state, AGENDA_DEPTH, steps.length);
  for (const [i, entry] of steps.entries()) readStep(state, AGENDA + i * STEP_CELLS, entry, `agenda[${i}]`);
}

function readStep(state: State, at: number, entry: unknown, path: string): void {
  const { step: name, clan, about } = asRecord(entry, path);
  const step = typeof name === 'string' ? stepNamed(name) : undefined;
  if (step === undefined) throw invalid(`${path}.step`, 'is no step of these rules');
  put(state, at, step.number);
  if (clan === undefined && step.mode === 'question') throw invalid(`${path}.clan`, 'is missing');
  put(state, at + 1, clan === undefined ? NONE : WORDS.clan.read(clan, `${path}.clan`, state, at + 1));
  const facts = asRecord(about ?? {}, `${path}.about`);
  for (const { name: fact, meaning, cell } of factSlotsOf(step))
    readNumber(state, meaning, at + cell, facts[fact], `${path}.about.${fact}`);
}
