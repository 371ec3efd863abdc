import { advance, isNext, type Step } from '../agenda/agenda.ts';
import type { Sink } from '../agenda/table.ts';
import { IllegalMove, InvalidInput } from '../errors.ts';
import { playTo, refusal } from '../game.ts';
import { decisions } from '../moves/legal.ts';
import type { Move } from '../moves/types.ts';
import { MARKERS, type Marker, markerStep } from '../phases/markers.ts';
import { clone, type State } from '../state/layout.ts';
import { difference } from './compare.ts';
import { layPosition } from './position.ts';
import { quietAnswer } from './quiet.ts';
import { type Fields, invalid, list, record } from './read.ts';
import { snapshot } from './snapshot.ts';
import type { Scenario } from './types.ts';

/** Runs scenarios: the position, the moves with quiet answers in between, and the comparison at the end. */

const FIELDS = ['name', 'rules', 'setup', 'position', 'moves', 'until', 'expect'];
/** Authors may add fields of their own to a scenario; a misspelled field is still found. */
const NOTES = ['id', 'title', 'description', 'comment', 'note', 'notes', 'source', 'tags', 'why', 'example'];

/** The position of a scenario, run to its first decision. */
export function position(scenario: Pick<Scenario, 'setup' | 'position'>): State {
  const state = layPosition(scenario);
  advance({ state, sink: undefined });
  return state;
}

/** A scenario that did not hold, and where. */
class Failed extends Error {}

/** Runs one scenario; returns what is wrong with it, or undefined if it holds. */
export function runScenario(input: unknown, sink?: Sink): string | undefined {
  try {
    const scenario = readScenario(input);
    check(scenario, playThrough(scenario, sink));
    return undefined;
  } catch (problem) {
    if (problem instanceof Failed || problem instanceof InvalidInput) return problem.message;
    throw problem;
  }
}

function readScenario(input: unknown): Scenario {
  const fields = record(input, 'scenario', [...FIELDS, ...NOTES]);
  if (typeof fields['name'] !== 'string') throw invalid('name', 'is not a text');
  const { until } = fields;
  if (until !== undefined && until !== 'decision' && !MARKERS.some((marker) => marker === until))
    throw invalid('until', `must be decision or one of ${MARKERS.join(', ')}`);
  for (const [i, move] of list(fields['moves'], 'moves').entries()) {
    const { refused } = record(move, `moves[${i}]`);
    if (refused !== undefined && refused !== true && typeof refused !== 'string')
      throw invalid(`moves[${i}].refused`, 'is neither a code nor true');
  }
  record(fields['expect'] ?? {}, 'expect');
  return input as Scenario;
}

/** Plays the scenario to the point where it is compared. */
export function playThrough(scenario: Scenario, sink?: Sink): State {
  const state = layPosition(scenario);
  const table = { state, sink };
  const moves: readonly Fields[] = (scenario.moves ?? []).map((move) => ({ ...move }));
  const last = moves.findLastIndex(({ refused }) => refused === undefined);
  const stop = new Stop(scenario.until ?? 'decision');
  advance(table, last < 0 ? stop.step : undefined);
  moves.forEach(({ refused, ...move }, i) => {
    if (refused !== undefined) tryRefused(state, move, refused, i);
    else {
      quietUntilLegal(state, move, i, sink);
      playTo(state, move, sink, i === last ? stop.step : undefined);
    }
  });
  goOn(state, stop, sink);
  return state;
}

/** Makes a move, and stops at the marker if that comes first. Returns whether it did: then nobody is asked any more. */
export function playUntil(state: State, move: Move, until: Marker, sink?: Sink): boolean {
  const stop = markerStep(until);
  playTo(state, move, sink, stop);
  return isNext(state, stop);
}

/** Where a scenario stops: at a marker, or wherever somebody is asked. */
class Stop {
  readonly step: Step | undefined;
  constructor(until: 'decision' | Marker) {
    this.step = until === 'decision' ? undefined : markerStep(until);
  }
  isReached(state: State): boolean {
    return this.step === undefined || isNext(state, this.step);
  }
}

function goOn(state: State, stop: Stop, sink?: Sink): void {
  while (!stop.isReached(state)) {
    const [asked] = decisions(state);
    if (asked === undefined) return;
    playTo(state, quietAnswer(state, asked), sink, stop.step);
  }
}

/** A refused move is tried where the table waits for somebody, even if the scenario itself stops before that. */
function tryRefused(stopped: State, move: Fields, refused: unknown, i: number): void {
  const state = clone(stopped);
  advance({ state, sink: undefined });
  const before = clone(state);
  const code = refusal(state, move)?.code;
  const path = `moves[${i}]`;
  if (code === undefined) throw new Failed(`${path}: expected a refusal, got a legal move`);
  if (refused !== true && code !== refused)
    throw new Failed(`${path}: expected ${JSON.stringify(refused)}, got ${JSON.stringify(code)}`);
  try {
    playTo(state, move);
    throw new Failed(`${path}: expected a refusal, got a legal move`);
  } catch (problem) {
    if (!(problem instanceof IllegalMove)) throw problem;
  }
  if (before.some((cell, at) => cell !== state[at]))
    throw new Failed(`${path}: a refused move changed the position`);
}

/** A clan that is asked something else first answers quietly, until the listed move is legal. */
function quietUntilLegal(state: State, move: Fields, i: number, sink?: Sink): void {
  const first = refusal(state, move);
  for (let refused = first; refused !== undefined; refused = refusal(state, move)) {
    const [asked] = decisions(state);
    if (asked === undefined) {
      throw new Failed(
        `moves[${i}]: expected a legal move, got ${first?.code} ${JSON.stringify(first?.facts)}`,
      );
    }
    playTo(state, quietAnswer(state, asked), sink);
  }
}

function check(scenario: Scenario, state: State): void {
  const { legal, illegal, ...expected } = scenario.expect ?? {};
  const different = difference(expected, snapshot(state));
  if (different !== undefined) throw new Failed(different);
  list(legal, 'expect.legal').forEach((move, i) => {
    const refused = refusal(state, move);
    if (refused) throw new Failed(`legal[${i}]: expected a legal move, got ${refused.code}`);
  });
  list(illegal, 'expect.illegal').forEach((move, i) => {
    if (!refusal(state, move)) throw new Failed(`illegal[${i}]: expected a refusal, got a legal move`);
  });
}
