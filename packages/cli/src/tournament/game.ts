import { playGame } from '@hinode/bots';
import type { ClanId, Move, Result } from '@hinode/engine';
import { ranking } from '@hinode/engine/facts';
import { newRecord } from '@hinode/engine/records';
import { type Plan, seatingOf } from './plan.ts';
import { botIn } from './seat.ts';
import { pointsOf, type Source } from './sources.ts';

/** One game of a tournament, and what is told of it. */

export interface PlayerReport {
  /** The place of its seat in the plan. */
  readonly seat: number;
  readonly clan: ClanId;
  /** 0 for the highest honor at the start. */
  readonly chair: number;
  readonly vp: number;
  /** 1 for the best; two who share the victory have 1.5 each. */
  readonly rank: number;
  /** 1 for a victory, a half for a shared one. */
  readonly won: number;
  readonly seasons: readonly number[];
  readonly sources: Readonly<Record<Source, number>>;
}

export interface Offence {
  readonly clan: ClanId;
  /** How many moves were made before. */
  readonly after: number;
  /** The move as JSON. */
  readonly move: string;
}

export interface Times {
  readonly seat: number;
  /** Milliseconds of every decision, and of the bids among them. */
  readonly decisions: readonly number[];
  readonly bids: readonly number[];
}

export interface GameReport {
  readonly game: number;
  /** In the order of the chairs; empty if the game did not come to its end. */
  readonly players: readonly PlayerReport[];
  readonly times: readonly Times[];
  readonly illegal: readonly Offence[];
  /** Why the game did not come to its end. */
  readonly stall?: string;
  /** Its record as JSON, where they are kept. */
  readonly record?: string;
}

export function playOne(plan: Plan, game: number, makeBot?: Parameters<typeof botIn>[2]): GameReport {
  const { setup, clans, seats, chance } = seatingOf(plan, game);
  const seatOf = (clan: ClanId): number => seats[clans.indexOf(clan)] ?? 0;
  const bots = Object.fromEntries(
    clans.map((clan) => {
      const seat = plan.seats[seatOf(clan)] as Plan['seats'][number];
      return [clan, botIn(seat, { budget: plan.budget, quick: plan.quick }, makeBot)];
    }),
  );
  const { points, listen } = pointsOf(clans);
  const answers: Move[] = [];
  const times = plan.seats.map((_, seat) => ({ seat, decisions: [] as number[], bids: [] as number[] }));
  try {
    const { result, moves, illegal } = playGame(setup, bots, chance, {
      event: listen,
      answered: (clan, decision, { move }, milliseconds) => {
        answers.push(move);
        const spent = times[seatOf(clan)];
        spent?.decisions.push(milliseconds);
        if (decision.kind === 'bid') spent?.bids.push(milliseconds);
      },
      now: () => performance.now(),
    });
    return {
      game,
      players: clans.map((clan, chair) => ({
        seat: seatOf(clan),
        clan,
        chair,
        ...outcomeFor(clan, result),
        ...(points.get(clan) as NonNullable<ReturnType<typeof points.get>>),
      })),
      times,
      illegal: illegal.map(({ clan, move }) => ({
        clan,
        after: answers.findIndex((answer) => answer === move),
        move: JSON.stringify(move),
      })),
      ...(plan.keeps && { record: JSON.stringify(newRecord(setup, moves, result)) }),
    };
  } catch (problem) {
    // Whatever is thrown is our own bug, and the game that shows it is what matters.
    const stall = problem instanceof Error ? problem.message : String(problem);
    return { game, players: [], times, illegal: [], stall };
  }
}

/** Ranks are averaged over games, so whoever shares one has the middle of the places shared. */
export function outcomeFor(clan: ClanId, result: Result) {
  const ranked = ranking(result);
  const { vp = 0, rank = 0 } = ranked.find((one) => one.clan === clan) ?? {};
  const sharing = ranked.filter((one) => one.rank === rank).length;
  return { vp, rank: rank + (sharing - 1) / 2, won: rank === 1 ? 1 / sharing : 0 };
}
