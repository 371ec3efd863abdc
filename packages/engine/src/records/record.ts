import type { Sink } from '../agenda/table.ts';
import { CLAN_IDS, type ClanId } from '../data/clans.ts';
import { IllegalMove, InvalidInput } from '../errors.ts';
import type { Result } from '../game.ts';
import type { Move } from '../moves/types.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state/layout.ts';
import { otherRules, RULES_VERSION } from '../version.ts';
import { currentEngine, type RulesEngine } from '../versions/engine.ts';
import { type Proof, readProof } from './fair.ts';
import type { Flaw } from './flaws.ts';

/** A game as it is stored: its setup, its seed and its list of moves. Everything else comes from folding them again. */

export interface Undo {
  /** The fold continues from the first n moves. */
  readonly undo: number;
}
export type Entry = Move | Undo;

export interface GameRecord {
  readonly format: 'hinode-record';
  readonly rules: string;
  readonly setup: Setup;
  /** Never removed: an undo is one more entry. */
  readonly entries: readonly Entry[];
  readonly result?: Result;
  /** For a game among people: where somebody else took over a clan, or the game was broken off. */
  readonly marks?: readonly Mark[];
  /** For a game with fair shuffles: the secret and the texts from which its seed is made (`verifyFairness`). */
  readonly proof?: Proof;
}

const MARK_TYPES = ['left', 'absent', 'came-back', 'ended-by-agreement', 'abandoned'] as const;

/** Something that changed who plays, or ended the game early; without it the moves tell only half the story. */
export interface Mark {
  /** The number of entries at that point. */
  readonly at: number;
  /** `left`, `absent`: a bot took over. `abandoned`: ended because this clan stayed away. */
  readonly type: (typeof MARK_TYPES)[number];
  readonly clan?: ClanId;
}

export const newRecord = (
  setup: Setup,
  entries: readonly Entry[] = [],
  ended?: Result,
  rules = RULES_VERSION as string,
): GameRecord => ({
  format: 'hinode-record',
  rules,
  setup,
  entries,
  ...(ended && { result: ended }),
});

const invalid = (path: string, problem: string): InvalidInput =>
  new InvalidInput('bad-record', path, problem);

export const isUndo = (entry: unknown): entry is Undo =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'undo');

/** Reads a record from outside, of the rules of this engine; its moves are checked when they are folded. */
export function readRecord(input: unknown, engine: RulesEngine = currentEngine): GameRecord {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw invalid('', 'a record is an object');
  const {
    format,
    rules,
    setup,
    entries,
    result: ended,
    marks,
    proof,
    ...unknown
  } = input as Record<string, unknown>;
  const [surplus] = Object.keys(unknown);
  if (surplus !== undefined) throw invalid(surplus, 'is not known');
  if (format !== 'hinode-record') throw invalid('format', 'is not hinode-record');
  if (rules !== engine.rules) throw invalid('rules', otherRules(rules, engine.rules));
  if (!Array.isArray(entries)) throw invalid('entries', 'is not a list');
  if (ended !== undefined && (typeof ended !== 'object' || ended === null))
    throw invalid('result', 'is not an object');
  if (marks !== undefined) checkMarks(marks);
  if (proof !== undefined) readProof(proof);
  engine.readSetup(setup);
  return input as GameRecord;
}

function checkMarks(marks: unknown): void {
  if (!Array.isArray(marks)) throw invalid('marks', 'is not a list');
  marks.forEach((mark: unknown, i) => {
    const { at, type, clan, ...unknown } = (mark ?? {}) as Record<string, unknown>;
    const isMark =
      Number.isInteger(at) &&
      MARK_TYPES.some((known) => known === type) &&
      (clan === undefined || CLAN_IDS.some((known) => known === clan)) &&
      Object.keys(unknown).length === 0;
    if (!isMark) throw invalid(`marks[${i}]`, 'is not a mark');
  });
}

/** The moves that count, once every undo is carried out. Only the first `upTo` entries are considered, all by default. */
export function movesOf({ entries }: GameRecord, upTo = entries.length): Move[] {
  const moves: Move[] = [];
  entries.slice(0, upTo).forEach((entry, i) => {
    if (!isUndo(entry)) {
      moves.push(entry);
      return;
    }
    if (
      !Number.isInteger(entry.undo) ||
      entry.undo < 0 ||
      entry.undo > moves.length ||
      Object.keys(entry).length !== 1
    )
      throw invalid(`entries[${i}].undo`, `is not a number from 0 to ${moves.length}`);
    moves.length = entry.undo;
  });
  return moves;
}

/** Folds a record into the position it leads to. */
export function replay(
  record: GameRecord,
  upTo?: number,
  sink?: Sink,
  engine: RulesEngine = currentEngine,
): State {
  const moves = movesOf(record, upTo);
  const state = engine.newGame(record.setup, sink);
  moves.forEach((move, i) => {
    try {
      engine.play(state, move, sink);
    } catch (problem) {
      if (!(problem instanceof IllegalMove)) throw problem;
      throw invalid(`move ${i + 1}`, `is refused: ${problem.message}`);
    }
  });
  return state;
}

/** Folds a record again and compares its result; returns what differs, or undefined if it is sound. */
export function verify(input: unknown, engine: RulesEngine = currentEngine): Flaw | undefined {
  const record = readRecord(input, engine);
  const folded = engine.result(replay(record, undefined, undefined, engine));
  if (record.result === undefined) return undefined;
  if (folded === undefined) return { code: 'no-end' };
  const same = JSON.stringify(canonical(folded)) === JSON.stringify(canonical(record.result));
  return same ? undefined : { code: 'other-result' };
}

/** The same object with its keys in order, so that two can be compared as text. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}
