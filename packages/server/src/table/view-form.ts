import type { ClanId, Decision, Move, State, View } from '@hinode/engine';
import { logged } from '@hinode/engine/facts';
import type { RulesEngine } from '@hinode/engine/versions';
import {
  type Answer,
  answeredAfter,
  type Change,
  change,
  type LogEntry,
  type Message,
  type Request,
  type Whole,
} from '@hinode/wire';
import type { Hear } from './listeners.ts';
import type { Table } from './table.ts';

/**
 * How a table is told to those who cannot read its cells: programs in other languages. They get the engine's view, by names,
 * and whatever else they need to play. All of it is made of the messages to that seat, so it holds nothing that they do not.
 */
export interface TableView {
  readonly type: 'view';
  readonly rules: string;
  readonly seat?: ClanId;
  readonly at: number;
  readonly moves: number;
  readonly mayUndo: boolean;
  readonly answered?: number;
  readonly answeredAt?: number;
  readonly view: View;
  /** What the seat is asked; absent when it is not its turn. */
  readonly decision?: Decision;
  /** What it may answer, but for bids; and what it may do unasked, but for gifts and sweeteners. */
  readonly legal: readonly Move[];
  /** Of the log the reader has, what happened after at most so many moves still holds; absent: nothing does. */
  readonly kept?: number;
  readonly log: readonly LogEntry[];
}

/** How a reader would like to be told: in cells, if nothing is said. */
export type Form = 'views';

export interface StaleInViews {
  readonly outcome: 'stale';
  readonly now: TableView;
}

type ViewEngine = Pick<RulesEngine, 'stateOf' | 'view' | 'legalMoves'>;

export const tableViewOf = (engine: ViewEngine, { shape, cells, ...whole }: Whole): TableView =>
  written(engine, whole, engine.stateOf(cells));

/** The answer to a request of this seat, in the form that it reads. */
export async function answerIn(
  form: Form | undefined,
  table: Pick<Table, 'request' | 'position'>,
  seat: ClanId,
  request: Request,
): Promise<Answer | StaleInViews> {
  const answer = await table.request(seat, request);
  return form === 'views' && answer.outcome === 'stale'
    ? { outcome: 'stale', now: tableViewOf(table.position().engine, answer.now) }
    : answer;
}

/** Whoever hears through this is told views; what has no cells goes through as it is. */
export function hearViews(engine: ViewEngine, hear: Hear): Hear {
  let known: { readonly whole: Told; readonly cells: State } | undefined;
  const tell = (told: Told, cells: State): void => {
    known = { whole: told, cells };
    hear(JSON.stringify(written(engine, told, cells)));
  };
  return (text) => {
    const message = JSON.parse(text) as Message;
    if (message.type === 'table') {
      const { shape, cells, ...whole } = message;
      tell(whole, engine.stateOf(cells));
    } else if (message.type === 'change') {
      if (known === undefined) throw new Error('a change came before the table');
      change(known.cells, message.cells);
      tell(after(known.whole, message), known.cells);
    } else hear(text);
  };
}

/** A message without its cells. */
type Told = Omit<Whole, 'shape' | 'cells'>;

function after({ type, rules, seat, answered: before }: Told, changed: Change): Told {
  const { at, moves, mayUndo, events } = changed;
  const answered = answeredAfter(before, changed);
  return {
    type,
    rules,
    ...(seat && { seat }),
    at,
    moves,
    mayUndo,
    ...(answered !== undefined && { answered }),
    kept: moves,
    log: events.map((event) => logged(moves, at, event)),
  };
}

function written(engine: ViewEngine, { type, kept, log, ...rest }: Told, cells: State): TableView {
  const { seat } = rest;
  const view = engine.view(cells, seat);
  const decision = view.decisions.find(({ clan }) => clan === seat);
  return {
    type: 'view',
    ...rest,
    view,
    ...(decision && { decision }),
    legal: seat === undefined ? [] : engine.legalMoves(cells, seat),
    ...(kept !== undefined && { kept }),
    log,
  };
}
