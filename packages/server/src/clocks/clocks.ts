import type { ClanId, Decision } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import type { ByClan, Clock, Note } from '@hinode/wire';

/**
 * The clocks of a table, as plain data: each function returns the clocks as they are after something happened. A clan that is
 * asked has `move` milliseconds, then its reserve runs down. Its own move starts the time for the next; tea has one time, from
 * its beginning until the clan is ready. Bots have no clock.
 */
export interface Clocks {
  readonly limits: Clock;
  /** The game has not begun, is paused or ended: nothing runs. */
  readonly stopped: boolean;
  /** The clans that people play themselves now. */
  readonly players: readonly ClanId[];
  /** What is left of each reserve, not counting the open questions. */
  readonly reserves: ByClan<number>;
  readonly open: ByClan<Running>;
  /** How long the last mover took for each move since another clan moved: taking one back gives no new time. */
  readonly lastMover?: { readonly clan: ClanId; readonly took: readonly number[] } | undefined;
}

/**
 * At a table without clocks, one of this kind runs unseen, so that a player who does not answer for two weeks, because they left
 * for good or were banned, does not hold up the game for ever.
 */
export const UNSEEN: Clock = { move: 14 * 24 * 60 * 60_000, reserve: 0 };

/** Does anybody play against a clock here? */
export const areShown = ({ limits }: Clocks): boolean => limits !== UNSEEN;

interface Running {
  readonly tea: boolean;
  /** The time used before `since`. */
  readonly used: number;
  /** Absent while the clock stands still: in a pause, or for somebody who is ready while others are not. */
  readonly since?: number;
}

export const newClocks = (limits: Clock, players: readonly ClanId[]): Clocks => ({
  limits,
  stopped: true,
  players,
  reserves: Object.fromEntries(players.map((clan) => [clan, limits.reserve])),
  open: {},
});

/** The moment when the time runs out; undefined for a clan whose clock does not run. */
export function dueOf({ limits, reserves, open }: Clocks, clan: ClanId): number | undefined {
  const running = open[clan];
  if (running?.since === undefined) return undefined;
  return running.since - running.used + limits.move + (reserves[clan] ?? 0);
}

/** The moment when half of the time for this question is gone. */
export function halfTimeOf(clocks: Clocks, clan: ClanId): number | undefined {
  const due = dueOf(clocks, clan);
  return due && Math.round(due - (clocks.limits.move + (clocks.reserves[clan] ?? 0)) / 2);
}

/** What is left of the reserve. */
export function reserveOf({ limits, reserves, open }: Clocks, clan: ClanId, now: number): number {
  const running = open[clan];
  return Math.max(0, (reserves[clan] ?? 0) - (running ? overdrawn(limits, usedBy(running, now)) : 0));
}

/** A clan moved, and these are the questions now. */
export function afterMove(clocks: Clocks, when: number, asked: readonly Decision[], mover: ClanId): Clocks {
  const { open, lastMover } = clocks;
  const was = open[mover];
  const isStillTea = was?.tea === true && isTea(asked);
  const next = ask(clocks, when, asked, isStillTea ? [] : [mover]);
  if (was === undefined || was.tea) return withLastMover(next, undefined);
  const before = lastMover?.clan === mover ? lastMover.took : [];
  return withLastMover(next, { clan: mover, took: [...before, usedBy(was, when)] });
}

/** This many moves were taken back, and these are the questions now. */
export function afterUndo(clocks: Clocks, when: number, asked: readonly Decision[], count: number): Clocks {
  const { lastMover, open, limits, players } = clocks;
  const took = lastMover?.took.at(-count);
  // What everybody agreed to take back is asked anew.
  if (lastMover === undefined || took === undefined)
    return withLastMover(ask(clocks, when, asked, players), undefined);
  const { clan } = lastMover;
  const meanwhile = open[clan];
  const next = ask({ ...clocks, open: without(open, clan) }, when, asked, []);
  const again = next.open[clan];
  // What was taken from the reserve stays spent.
  const used = Math.min(took, limits.move) + (meanwhile ? usedBy(meanwhile, when) : 0);
  return withLastMover(
    { ...next, open: { ...next.open, ...(again && { [clan]: { ...again, used } }) } },
    { clan, took: lastMover.took.slice(0, -count) },
  );
}

/** Something was noted while these questions are open. */
export function afterNote(clocks: Clocks, when: number, asked: readonly Decision[], note: Note): Clocks {
  const { players } = clocks;
  switch (note.type) {
    case 'began':
      return ask({ ...clocks, stopped: false }, when, asked, []);
    case 'resumed':
      return goOn({ ...clocks, stopped: false }, when, asked);
    case 'paused':
    case 'ended':
      return { ...clocks, stopped: true, open: mapped(clocks.open, (running) => still(running, when)) };
    case 'waited':
      return ask(clocks, when, asked, [note.clan]);
    case 'bot-took-over':
      return ask({ ...clocks, players: players.filter((clan) => clan !== note.clan) }, when, asked, []);
    case 'came-back': {
      const back = players.includes(note.clan) ? players : [...players, note.clan];
      return ask({ ...clocks, players: back }, when, asked, [note.clan]);
    }
    default:
      return clocks;
  }
}

/** The clocks of those who are asked; those of `anew` start again, others that were running go on. */
function ask(clocks: Clocks, when: number, asked: readonly Decision[], anew: readonly ClanId[]): Clocks {
  const { limits, stopped, players } = clocks;
  const tea = isTea(asked);
  let { reserves } = clocks;
  const open: Partial<Record<ClanId, Running>> = {};
  for (const clan of CLAN_IDS) {
    const was = clocks.open[clan];
    const plays = players.includes(clan);
    if (!plays && was === undefined) continue;
    const isAsked = plays && asked.some((one) => one.clan === clan);
    const goesOn = plays && was?.tea === tea && (isAsked || tea) && !anew.includes(clan);
    if (was !== undefined && goesOn) {
      open[clan] = isAsked ? running(was, when, stopped) : still(was, when);
      continue;
    }
    const over = was === undefined ? 0 : overdrawn(limits, usedBy(was, when));
    if (over > 0) reserves = { ...reserves, [clan]: Math.max(0, (reserves[clan] ?? 0) - over) };
    if (isAsked) open[clan] = { tea, used: 0, ...(!stopped && { since: when }) };
  }
  return { ...clocks, reserves, open };
}

const isTea = (asked: readonly Decision[]): boolean => asked.some(({ kind }) => kind === 'ready');

const goOn = (clocks: Clocks, when: number, asked: readonly Decision[]): Clocks => ({
  ...clocks,
  open: mapped(clocks.open, (one, clan) =>
    asked.some((decision) => decision.clan === clan) ? running(one, when, false) : one,
  ),
});

const usedBy = ({ used, since }: Running, now: number): number =>
  used + (since === undefined ? 0 : now - since);

const overdrawn = ({ move }: Clock, used: number): number => Math.max(0, used - move);

const still = (one: Running, when: number): Running => ({ tea: one.tea, used: usedBy(one, when) });

const running = (one: Running, when: number, stopped: boolean): Running =>
  stopped || one.since !== undefined ? one : { ...one, since: when };

const withLastMover = (clocks: Clocks, lastMover: Clocks['lastMover']): Clocks => ({ ...clocks, lastMover });

function mapped<T>(all: ByClan<T>, change: (one: T, clan: ClanId) => T): ByClan<T> {
  const entries = Object.entries(all) as [ClanId, T][];
  return Object.fromEntries(entries.map(([clan, one]) => [clan, change(one, clan)])) as ByClan<T>;
}

function without<T>(all: ByClan<T>, clan: ClanId): ByClan<T> {
  const { [clan]: _, ...others } = all;
  return others as ByClan<T>;
}
