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
 * How a table is sent to clients that cannot read its cells: programs in other languages. They get the engine's view, by names,
 * and whatever else they need in order to play. It is made only from the messages to that seat, so it contains nothing that they
 * do not.
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
  /** What it may answer, except for bids; and what it may do unasked, except for gifts and sweeteners. */
  readonly legal: readonly Move[];
  /** Of the log the reader has, what happened after at most this many moves is still valid; absent: nothing is. */
  readonly kept?: number;
  readonly log: readonly LogEntry[];
}

/** How a reader wants to receive positions: in cells by default. */
export type Form = 'views';

export interface StaleInViews {
  readonly outcome: 'stale';
  readonly now: TableView;
}

type ViewEngine = Pick<RulesEngine, 'stateOf' | 'view' | 'legalMoves'>;

export const tableViewOf = (engine: ViewEngine, { shape, cells, ...whole }: Whole): TableView =>
  written(engine, whole, engine.stateOf(cells));

/** The answer to a request of this seat, in the form it has chosen. */
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

/** Turns messages into views for `hear`; messages without cells are passed on unchanged. */
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
