import type { Event } from '@hinode/engine';
import type { Table, TableState } from '../table/table.ts';
import { afterEvents } from './after-events.ts';

/**
 * A table at the pace of whoever watches: what happens in a battle is held back until it has been shown, and a battle that
 * is over until one goes on. The game underneath goes on meanwhile; nothing of it is lost.
 */
export interface Watch extends Table {
  /** What waits to be shown. */
  coming(): Coming | undefined;
  /** It has been shown: the table goes on, up to the next thing worth watching. */
  goOn(): void;
  /** How much of the log has been shown in parts: nobody needs to be told of it again. */
  staged(): number;
  /** Nothing is shown in parts any more until somebody here is asked, or the war is over. */
  hasten(): void;
}

/** A piece of a battle, from one state of the table to another. */
export interface Coming {
  readonly from: TableState;
  readonly events: readonly Event[];
  /** The battle is over then. */
  readonly ends: boolean;
  readonly to: TableState;
  /** Somebody here is asked already, now or after it. */
  readonly asks: boolean;
}

type Step = Omit<Coming, 'asks'>;

/** Watches from a state of the table on that has been seen: whatever has happened since is shown too. */
export function watchTable(table: Table, since = table.state()): Watch {
  const listeners = new Set<() => void>();
  let seen = since;
  let latest = seen;
  /** Where there is nothing to show, only where the table stands then. */
  let queue: (Step | { readonly to: TableState })[] = [];
  let held = seen;
  let hastens = false;
  let staged = 0;

  const settle = (): void => {
    while (queue[0] !== undefined && !('events' in queue[0])) seen = (queue.shift() as Step).to;
    held = queue.length === 0 ? seen : unasked(seen);
  };

  const receive = (): void => {
    const next = table.state();
    if (next === latest) return;
    const jumps = hastens || !follows(latest, next);
    if (jumps) queue = [];
    const steps = jumps ? [] : stepsBetween(latest, next);
    // Of several with nothing to show only the newest matters.
    const last = queue.at(-1);
    if (steps.length === 0 && last !== undefined && !('events' in last)) queue.pop();
    queue.push(...(steps.length === 0 ? [{ to: next }] : steps));
    latest = next;
    hastens = hastens && goesOnAlone(next);
    settle();
    tell();
  };

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  let leave = (): void => {};
  let coming: Coming | undefined;
  // Nobody is shown a moment that is over.
  receive();

  return {
    ...table,
    state: () => held,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        leave = table.subscribe(receive);
        receive();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave();
      };
    },
    coming: () => {
      const first = queue[0];
      if (first === undefined || !('events' in first)) return undefined;
      const asks = isAsked(latest);
      if (coming?.events !== first.events || coming.asks !== asks) coming = { ...first, asks };
      return coming;
    },
    goOn: () => {
      const first = queue.shift();
      if (first === undefined) return;
      if ('events' in first) staged = first.from.log.length + first.events.length;
      seen = first.to;
      settle();
      tell();
    },
    staged: () => staged,
    hasten: () => {
      hastens = goesOnAlone(latest);
      queue = [];
      seen = latest;
      settle();
      tell();
    },
  };
}

const isAsked = ({ decision, cover }: TableState): boolean => decision !== undefined || cover !== undefined;

/** More battles may come before anybody here is asked. */
const goesOnAlone = (state: TableState): boolean => !isAsked(state) && state.view.phase === 'war';

/** As long as something is shown nobody is asked what was asked before it. */
function unasked(state: TableState): TableState {
  const { decision: _, ...rest } = state;
  return { ...rest, offers: [], mayGive: false, mayUndo: false };
}

/** Not so where moves were taken back. */
const follows = (before: TableState, now: TableState): boolean =>
  now.moves >= before.moves && now.log.length >= before.log.length;

/** What there is to show between two states of a table; nothing if no battle was fought. */
function stepsBetween(before: TableState, now: TableState): Step[] {
  const steps: Step[] = [];
  let from = before;
  let rest = now.log.slice(before.log.length).map(({ event }) => event);
  for (let piece = pieceOf(from, rest); piece !== undefined; piece = pieceOf(from, rest)) {
    const start = afterEvents(from, rest.slice(0, piece.begins));
    const events = rest.slice(piece.begins, piece.until);
    if (start.view.battle === undefined) return [];
    rest = rest.slice(piece.until);
    from = afterBattle(afterEvents(start, events));
    steps.push({ from: start, events, ends: piece.ends, to: from });
  }
  const last = steps.pop();
  return last === undefined ? [] : [...steps, { ...last, to: now }];
}

function afterBattle(state: TableState): TableState {
  const { battle: _, ...view } = state.view;
  return { ...state, view };
}

const isFought = ({ view }: TableState): boolean => view.battle?.revealed === true;

const indexOf = (events: readonly Event[], wanted: Event['type']): number =>
  events.findIndex(({ type }) => type === wanted);

interface Piece {
  readonly begins: number;
  readonly until: number;
  /** The battle is over then. */
  readonly ends: boolean;
}

/** The rest of the battle that is being fought, or the first one in what is new. */
function pieceOf(from: TableState, fresh: readonly Event[]): Piece | undefined {
  if (fresh.length === 0) return undefined;
  const begins = isFought(from) ? 0 : indexOf(fresh, 'bidsRevealed');
  // If another season has begun, the viewer was away for longer than a war.
  const season = indexOf(fresh, 'seasonBegan');
  if (begins < 0 || (season >= 0 && season < begins)) return undefined;
  const end = fresh.findIndex(({ type }, i) => i >= begins && type === 'reparationsPaid');
  return end < 0 ? { begins, until: fresh.length, ends: false } : { begins, until: end + 1, ends: true };
}
