import './rules.ts';
import { stepNamed, stepNumbered } from './agenda/agenda.ts';
import { InvalidInput } from './errors.ts';
import { invariantsBroken } from './invariants.ts';
import {
  AGENDA,
  AGENDA_DEPTH,
  AGENDA_ROOM,
  blankState,
  CLAN_COUNT,
  FIELDS,
  get,
  put,
  STEP_CELLS,
  STEP_HEAD,
  type State,
} from './state/layout.ts';
import { otherRules, RULES_VERSION } from './version.ts';

/**
 * A position as JSON: every field by its name, and the agenda as a list of named steps, so that it can be read
 * in a bug report and does not depend on how steps are numbered inside.
 */
export interface SavedState {
  readonly format: 'hinode-state';
  readonly rules: string;
  readonly fields: Readonly<Record<string, readonly number[]>>;
  readonly agenda: readonly SavedStep[];
}

interface SavedStep {
  readonly step: string;
  readonly clan: number;
  readonly about: Readonly<Record<string, number>>;
}

const PLAIN = FIELDS.filter(({ at }) => at !== AGENDA && at !== AGENDA_DEPTH);

export function save(state: State): SavedState {
  return {
    format: 'hinode-state',
    rules: RULES_VERSION,
    fields: Object.fromEntries(
      PLAIN.map(({ name, at, length }) => [name, Array.from(state.subarray(at, at + length))]),
    ),
    agenda: Array.from({ length: get(state, AGENDA_DEPTH) }, (_, i) => {
      const at = AGENDA + i * STEP_CELLS;
      const { name = '', about = {} } = stepNumbered(get(state, at)) ?? {};
      const facts = Object.keys(about).map((fact, n) => [fact, get(state, at + STEP_HEAD + n)]);
      return { step: name, clan: get(state, at + 1), about: Object.fromEntries(facts) };
    }),
  };
}

const invalid = (path: string, problem: string): InvalidInput => new InvalidInput('bad-save', path, problem);

function asRecord(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(path, 'is not an object');
  return value as Readonly<Record<string, unknown>>;
}

function asCell(value: unknown, path: string): number {
  if (typeof value !== 'number' || (value | 0) !== value)
    throw invalid(path, 'is not a whole number of 32 bits');
  return value;
}

/** Restores a position to the same bytes, or says what is wrong with the saved one. */
export function load(saved: unknown): State {
  const { format, rules, fields, agenda } = asRecord(saved, '');
  if (format !== 'hinode-state') throw invalid('format', 'is not hinode-state');
  if (rules !== RULES_VERSION) throw invalid('rules', otherRules(rules));
  const state = blankState();
  const values = asRecord(fields, 'fields');
  for (const { name, at, length } of PLAIN) {
    const cells = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!Array.isArray(cells) || cells.length !== length)
      throw invalid(`fields.${name}`, `needs ${length} numbers`);
    for (const [i, value] of (cells as unknown[]).entries())
      put(state, at + i, asCell(value, `fields.${name}[${i}]`));
  }
  loadAgenda(state, agenda);
  const [broken] = invariantsBroken(state);
  if (broken !== undefined) throw invalid('fields', broken);
  return state;
}

function loadAgenda(state: State, agenda: unknown): void {
  if (!Array.isArray(agenda) || agenda.length > AGENDA_ROOM)
    throw invalid('agenda', `is not a list of up to ${AGENDA_ROOM}`);
  put(state, AGENDA_DEPTH, agenda.length);
  (agenda as unknown[]).forEach((entry, i) => {
    const { step, clan, about } = asRecord(entry, `agenda[${i}]`);
    const known = typeof step === 'string' ? stepNamed(step) : undefined;
    if (known === undefined) throw invalid(`agenda[${i}].step`, 'is no step of these rules');
    const at = AGENDA + i * STEP_CELLS;
    put(state, at, known.number);
    const asked = asCell(clan, `agenda[${i}].clan`);
    if (asked < 0 || asked >= CLAN_COUNT) throw invalid(`agenda[${i}].clan`, 'is no clan');
    put(state, at + 1, asked);
    const facts = asRecord(about, `agenda[${i}].about`);
    Object.keys(known.about).forEach((fact, n) => {
      put(state, at + STEP_HEAD + n, asCell(facts[fact], `agenda[${i}].about.${fact}`));
    });
  });
}
