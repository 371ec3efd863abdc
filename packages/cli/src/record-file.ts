import { IllegalMove, InvalidInput, type Move, type Sink, type State } from '@hinode/engine';
import { type GameRecord, movesOf, readRecord } from '@hinode/engine/records';
import { currentEngine, engineOf, type RulesEngine } from '@hinode/engine/versions';
import { Complaint } from './complaint.ts';
import { readJson } from './files.ts';
import type { Io } from './io.ts';

/** Reads records from files, and folds them move by move. */

/** A record read from a file, and those of its moves that count. */
export interface RecordFile {
  readonly name: string;
  readonly record: GameRecord;
  /** The engine of the rules it was played by. */
  readonly engine: RulesEngine;
  readonly moves: readonly Move[];
}

export async function readRecordFile(io: Io, name: string): Promise<RecordFile> {
  const json = readJson(io, name);
  // If its rules are unknown here, today's engine says what there is to say.
  const engine = (await engineOf(rulesIn(json))) ?? currentEngine;
  return orComplain(name, () => {
    const record = readRecord(json, engine);
    return { name, record, engine, moves: movesOf(record) };
  });
}

const rulesIn = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'rules' in json ? json.rules : undefined;

/** The moves that count after this many entries of the record. */
export const movesUpTo = ({ name, record }: RecordFile, entries: number): readonly Move[] =>
  orComplain(name, () => movesOf(record, entries));

function orComplain<Given>(name: string, work: () => Given): Given {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof InvalidInput)) throw problem;
    // Nothing is wrong with a record of other rules; it just cannot be played here.
    if (problem.path === 'rules') throw new Complaint(`${name} belongs to other rules: ${problem.message}`);
    throw new Complaint(`${name} is not a sound record: ${problem.message}`);
  }
}

interface Fold {
  readonly sink?: Sink;
  /** Called with the position before the first move, and after every move. */
  readonly at?: (state: State, movesMade: number) => void;
}

/** Folds the moves one by one. A refused move is reported as a complaint. */
export function fold(
  { name, record, engine }: RecordFile,
  moves: readonly Move[],
  { sink, at }: Fold,
): State {
  const state = engine.newGame(record.setup, sink);
  at?.(state, 0);
  moves.forEach((move, i) => {
    try {
      engine.play(state, move, sink);
    } catch (problem) {
      if (!(problem instanceof IllegalMove)) throw problem;
      const { code, rule } = problem.refusal;
      throw new Complaint(`${name} is not a sound record: move ${i + 1} is refused: ${code} (${rule})`);
    }
    at?.(state, i + 1);
  });
  return state;
}
