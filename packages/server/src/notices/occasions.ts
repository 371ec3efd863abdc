import type { ClanId } from '@hinode/engine';
import { lateIn } from '@hinode/wire';
import { areShown, type Clocks, dueOf, halfTimeOf } from '../clocks/clocks.ts';
import { askedNow, type Situation } from '../table/situation.ts';

/** What somebody who is not at the table would like to be told. */
export type NoticeId = 'your-turn' | 'half-time' | 'time-ran-out' | 'unseen' | 'your-vote' | 'game-over';

/** Called with what concerns a person; `here` says whether they are looking at the table right now. */
export type Noticed = (kind: NoticeId, game: string, clan: ClanId, here: boolean) => void;

/** The people who are asked now, while the game goes on. */
export const personsAsked = (situation: Situation): readonly ClanId[] => {
  const asked = askedNow(situation);
  return situation.players.filter((clan) => asked.some((decision) => decision.clan === clan));
};

/** Reminders are for those who play against a clock. */
const reminderOf = (clocks: Clocks, clan: ClanId): number | undefined =>
  areShown(clocks) ? halfTimeOf(clocks, clan) : undefined;

/** Those whose time became half gone between these two moments. */
export const atHalfTime = ({ clocks, players, now }: Situation, since: number): readonly ClanId[] =>
  players.filter((clan) => {
    const half = reminderOf(clocks, clan);
    return half !== undefined && since <= half && half <= now;
  });

/** How long to wait before trying again if something could not be stored. */
const PATIENCE = 10_000;

/** When the table must be checked even though nobody does anything; after `retry` where a clock has already run out. */
export function nextAlarm(
  { clocks, players, proceedings, now }: Omit<Situation, 'position'>,
  retry = PATIENCE,
): number | undefined {
  const late = lateIn(proceedings);
  let next = Number.POSITIVE_INFINITY;
  for (const clan of players) {
    const half = reminderOf(clocks, clan) ?? 0;
    if (half > now) next = Math.min(next, half);
    const due = dueOf(clocks, clan);
    if (due !== undefined && players.length > 1 && !late.includes(clan))
      next = Math.min(next, due > now ? due : now + retry);
  }
  return Number.isFinite(next) ? next : undefined;
}
