import {
  type ClanId,
  type Decision,
  decisions,
  InvalidInput,
  legalMoves,
  type Move,
  type MoveType,
  type Setup,
  type State,
} from '@hinode/engine';
import { ADVANTAGE_IDS, CLAN_IDS, MOVE_TYPES } from '@hinode/engine/facts';
import { type Position, playThrough, type ScenarioMove } from '@hinode/engine/scenario';
import { questionFor } from './table/questions.ts';
import type { Bot } from './types.ts';

/**
 * Tactics: positions in which a good player sees the right answer. A bot is asked as in a game, and its answer is
 * compared with what is known to be right or wrong. The suite in the folder `tactics` is frozen: it measures bots, and
 * is not changed to please one.
 */

/** Where the suite is: JSON files, one for each theme, each a list of tactics. */
export const TACTICS_FOLDER = new URL('../tactics/', import.meta.url);

/** A tactic, as it stands in a file. */
export interface Tactic {
  readonly name: string;
  /** Why the right answer is right. */
  readonly why: string;
  readonly setup: Setup;
  readonly position?: Position;
  /** Moves that lead to the question, with quiet answers in between as in a scenario. */
  readonly moves?: readonly ScenarioMove[];
  /** The clan that is asked. */
  readonly ask: ClanId;
  /** An answer is right if it fits one of these … */
  readonly good?: readonly Pattern[];
  /** … or, where these are given instead, if it fits none of them. */
  readonly bad?: readonly Pattern[];
}

/**
 * A part of a move: it fits every move that has the same in all fields named. A number may be a range, `null` is for a
 * field the move must not have, and `total` is all that a bid costs.
 *
 *     { "type": "bid", "ronin": { "min": 3 }, "total": { "max": 4 } }
 *     { "type": "summon", "figure": "shinto", "shrine": null }
 */
export type Pattern = { readonly type: MoveType } & Readonly<Record<string, unknown>>;

interface Range {
  readonly min?: number;
  readonly max?: number;
}

const invalid = (path: string, problem: string): InvalidInput =>
  new InvalidInput('bad-tactic', path, problem);

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS = ['name', 'why', 'setup', 'position', 'moves', 'ask', 'good', 'bad'];

/** Every field that some move has, and `total`. */
const PATTERN_FIELDS = [
  ...['type', 'with', 'give', 'value', 'to', 'coins', 'tile', 'announce', 'figure', 'province', 'shrine'],
  ...['from', 'card', 'of', 'first', 'ability', 'total'],
  ...ADVANTAGE_IDS,
];

/** Checks what came out of a file; `path` is what problems are said to be at. */
export function readTactic(input: unknown, path = 'tactic'): Tactic {
  if (!isRecord(input)) throw invalid(path, 'is not an object');
  const surplus = Object.keys(input).find((field) => !FIELDS.includes(field));
  if (surplus !== undefined) throw invalid(`${path}.${surplus}`, 'is not known');
  for (const field of ['name', 'why']) {
    const text = input[field];
    if (typeof text !== 'string' || text.trim() === '') throw invalid(`${path}.${field}`, 'is not a text');
  }
  if (!isRecord(input['setup'])) throw invalid(`${path}.setup`, 'is not an object');
  if (!CLAN_IDS.some((clan) => clan === input['ask']))
    throw invalid(`${path}.ask`, `${JSON.stringify(input['ask'])} is no clan`);
  if (input['moves'] !== undefined && !Array.isArray(input['moves']))
    throw invalid(`${path}.moves`, 'is not a list');
  if ((input['good'] === undefined) === (input['bad'] === undefined))
    throw invalid(path, 'needs either good or bad answers');
  const side = input['good'] === undefined ? 'bad' : 'good';
  const patterns = input[side];
  if (!Array.isArray(patterns) || patterns.length === 0)
    throw invalid(`${path}.${side}`, 'is not a list of answers');
  for (const [i, pattern] of patterns.entries()) checkPattern(pattern, `${path}.${side}[${i}]`);
  // The engine checks setup, position and moves when it plays them.
  return input as unknown as Tactic;
}

function checkPattern(pattern: unknown, path: string): void {
  if (!isRecord(pattern)) throw invalid(path, 'is not an object');
  if (!MOVE_TYPES.some((type) => type === pattern['type']))
    throw invalid(`${path}.type`, `${JSON.stringify(pattern['type'])} is no move`);
  for (const [field, value] of Object.entries(pattern)) {
    if (!PATTERN_FIELDS.includes(field)) throw invalid(`${path}.${field}`, 'is not known');
    if (isRecord(value) && !isRange(value))
      throw invalid(`${path}.${field}`, 'is not a range with min or max');
  }
}

function isRange(value: unknown): value is Range {
  if (!isRecord(value)) return false;
  const bounds = Object.entries(value);
  return (
    bounds.length > 0 &&
    bounds.every(([name, bound]) => (name === 'min' || name === 'max') && typeof bound === 'number')
  );
}

/** The tactics in a file: a list of them, or one alone. */
export function readTactics(json: unknown, file: string): Tactic[] {
  if (!Array.isArray(json)) return [readTactic(json, file)];
  return json.map((input: unknown, i) => readTactic(input, `${file}[${i}]`));
}

/** A tactic laid out: the position, and the decision the clan has to take. */
export interface Laid {
  readonly state: State;
  readonly decision: Decision;
}

export function layTactic(tactic: Tactic): Laid {
  const { name, setup, position, moves = [], ask } = tactic;
  const state = playThrough({ name, setup, moves, ...(position && { position }) });
  const asked = decisions(state);
  const decision = asked.find(({ clan }) => clan === ask);
  if (decision === undefined) {
    const others = asked.map(({ clan, kind }) => `${clan} (${kind})`).join(', ');
    throw invalid(name, `${ask} is not asked, but ${others === '' ? 'nobody' : others}`);
  }
  return { state, decision };
}

/** Does a move have everything a pattern names? */
export function fits(move: Move, pattern: Pattern): boolean {
  const fields: Fields = move.type === 'bid' ? { ...move, total: totalOf(move) } : { ...move };
  return Object.entries(pattern).every(([field, wanted]) => same(fields[field], wanted));
}

const totalOf = (bid: Readonly<Record<(typeof ADVANTAGE_IDS)[number], number>>): number =>
  ADVANTAGE_IDS.reduce((sum, advantage) => sum + bid[advantage], 0);

function same(value: unknown, wanted: unknown): boolean {
  if (wanted === null) return value === undefined;
  if (isRange(wanted)) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wanted;
    return typeof value === 'number' && value >= min && value <= max;
  }
  if (Array.isArray(wanted))
    return (
      Array.isArray(value) && value.length === wanted.length && wanted.every((one) => value.includes(one))
    );
  return value === wanted;
}

export function isRight({ good, bad = [] }: Tactic, move: Move): boolean {
  return good === undefined
    ? !bad.some((pattern) => fits(move, pattern))
    : good.some((pattern) => fits(move, pattern));
}

/** Everything the clan could answer; of bids, all that it can pay. */
export function answersTo({ state, decision }: Laid): Move[] {
  if (decision.kind !== 'bid') return [...legalMoves(state, decision.clan)];
  const { clan, most = 0 } = decision;
  const upTo = (coins: number): number[] => Array.from({ length: coins + 1 }, (_, n) => n);
  return upTo(most).flatMap((seppuku) =>
    upTo(most - seppuku).flatMap((hostage) =>
      upTo(most - seppuku - hostage).flatMap((ronin) =>
        upTo(most - seppuku - hostage - ronin).map(
          (poets): Move => ({ clan, type: 'bid', seppuku, hostage, ronin, poets }),
        ),
      ),
    ),
  );
}

/** What a bot answered, and whether that was right. */
export interface Solved {
  readonly right: boolean;
  readonly move: Move;
}

/** Asks a bot as in a game. The seed is what it draws its chance from. */
export function solve(tactic: Tactic, bot: Bot, seed: string): Solved {
  const { state, decision } = layTactic(tactic);
  const { move } = bot.answer(questionFor(state, decision, seed, tactic.moves?.length ?? 0));
  return { right: isRight(tactic, move), move };
}
