import type { ClanId, Event, ProvinceId, SeasonId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { LogEntry } from '../table/table.ts';
import { pointsIn } from './news.ts';

/** What the last season brought each clan: derived from the log, and told at the tea of the next one. */

export interface ClanAccount {
  readonly clan: ClanId;
  readonly vp: number;
  readonly tokens: number;
}

export interface SeasonAccount {
  readonly season: SeasonId;
  /** The reader's own clan first, then whoever won most. */
  readonly clans: readonly ClanAccount[];
  /** Why the reader won no war token. */
  readonly why?: Message;
}

/** Nothing in the first season, or where the log begins in the middle of a year. `you` is nobody for those who look on. */
export function accountOf(
  log: readonly LogEntry[],
  clans: readonly ClanId[],
  you: ClanId | undefined,
): SeasonAccount | undefined {
  const [began, ended] = log
    .flatMap(({ event }, at) => (event.type === 'seasonBegan' ? [{ season: event.season, at }] : []))
    .slice(-2);
  if (began === undefined || ended === undefined) return undefined;
  const events = log.slice(began.at, ended.at).map(({ event }) => event);
  const brought = clans.map((clan) => broughtTo(clan, events));
  const own = brought.find(({ clan }) => clan === you);
  const why = own?.tokens === 0 ? whyNoToken(events, own.clan) : undefined;
  return {
    season: began.season,
    clans: brought.toSorted(
      (a, b) => Number(b === own) - Number(a === own) || b.vp - a.vp || b.tokens - a.tokens,
    ),
    ...(why && { why }),
  };
}

const broughtTo = (clan: ClanId, events: readonly Event[]): ClanAccount => ({
  clan,
  vp: events.flatMap(pointsIn).reduce((sum, [of, vp]) => (of === clan ? sum + vp : sum), 0),
  tokens: events.filter((event) => event.type === 'tokenTaken' && event.clan === clan).length,
});

/** The plainest reason: tokens that lay there for anybody come first, because a newcomer can change that most easily. */
function whyNoToken(events: readonly Event[], you: ClanId): Message | undefined {
  const unclaimed = events.flatMap((event) => (event.type === 'tokenDiscarded' ? [event.province] : []));
  if (unclaimed.length > 0) return { key: 'season-account.unclaimed', values: named(unclaimed) };
  const uncontested = events.flatMap((event) =>
    event.type === 'tokenTaken' && !event.fought ? [event.province] : [],
  );
  if (uncontested.length > 0) return { key: 'season-account.uncontested', values: named(uncontested) };
  const battles = events.flatMap((event) => (event.type === 'battleBegan' ? [event.fighters] : []));
  const fought = battles.filter((fighters) => fighters.includes(you)).length;
  if (fought > 0) return { key: 'season-account.lost', values: { n: fought } };
  return battles.length > 0 ? { key: 'season-account.absent' } : undefined;
}

const named = (provinces: readonly ProvinceId[]) => ({ provinces: { names: provinces } });
