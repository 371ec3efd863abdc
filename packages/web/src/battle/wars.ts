import type { AdvantageId, Bid, ClanId, Event, FigureId, ProvinceId } from '@hinode/engine';
import type { LogEntry } from '../table/table.ts';

/** The wars of the latest war phase, read off the log: what became of each token. */

export interface War {
  /** Its number in the order of the season. */
  readonly war: number;
  readonly province: ProvinceId;
  /** After so many moves its last event was told. */
  readonly at: number;
  readonly isOver: boolean;
  /** Who took the token; absent if it was discarded, or is still fought for. */
  readonly winner?: ClanId;
  /** Absent where the token was taken or discarded without a battle. */
  readonly battle?: Battle;
  readonly events: readonly Event[];
}

export interface Battle {
  readonly fighters: readonly ClanId[];
  readonly bids: readonly { readonly clan: ClanId; readonly bid: Bid }[];
  readonly advantages: Readonly<Partial<Record<AdvantageId, ClanId>>>;
  readonly sides: readonly SideTally[];
}

/** What a battle took from one clan and brought it. */
export interface SideTally {
  readonly clan: ClanId;
  /** In the end, ronin included; absent before the outcome. */
  readonly force?: number;
  readonly dead: Readonly<Record<FigureId, number>>;
  readonly taken: Readonly<Record<FigureId, number>>;
  readonly vp: number;
  /** Reparations, less what was bid. */
  readonly coins: number;
}

/** Every war opened since the last war phase began, in order. A game that was laid out in one has no beginning of it. */
export function warsOf(log: readonly LogEntry[]): War[] {
  const began = log.findLastIndex(({ event }) => event.type === 'warBegan');
  const wars: LogEntry[][] = [];
  for (const entry of log.slice(began + 1)) {
    const { type } = entry.event;
    if (type === 'seasonEnded' || type === 'gameEnded') break;
    if (type === 'warOpened') wars.push([entry]);
    else wars.at(-1)?.push(entry);
  }
  return wars.map(warOf);
}

/** The last battle that was fought to its end in that phase. */
export const latestBattle = (log: readonly LogEntry[]): War | undefined =>
  warsOf(log).findLast(({ battle, isOver }) => battle !== undefined && isOver);

const ENDS: ReadonlySet<Event['type']> = new Set(['tokenDiscarded', 'reparationsPaid']);

const endsWar = (event: Event): boolean =>
  ENDS.has(event.type) || (event.type === 'tokenTaken' && !event.fought);

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const only = <Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

function warOf(entries: readonly LogEntry[]): War {
  const events = entries.map(({ event }) => event);
  const [opened] = only(events, 'warOpened');
  if (opened === undefined) throw new Error('a war begins by being opened');
  const [token] = only(events, 'tokenTaken');
  const [began] = only(events, 'battleBegan');
  return {
    war: opened.war,
    province: opened.province,
    at: entries.at(-1)?.at ?? 0,
    isOver: events.some(endsWar),
    ...(token && { winner: token.clan }),
    ...(began && { battle: battleOf(began.fighters, events) }),
    events,
  };
}

function battleOf(fighters: readonly ClanId[], events: readonly Event[]): Battle {
  const bids = only(events, 'bidsRevealed')[0]?.bids ?? [];
  const won = only(events, 'advantageWon').map(({ advantage, clan }) => [advantage, clan] as const);
  return {
    fighters,
    bids,
    advantages: Object.fromEntries(won),
    sides: fighters.map((clan) => tallyOf(clan, events)),
  };
}

function tallyOf(clan: ClanId, events: readonly Event[]): SideTally {
  const force = only(events, 'battleWon')[0]?.force.find((side) => side.clan === clan)?.force;
  return {
    clan,
    ...(force !== undefined && { force }),
    dead: squadOf(
      only(events, 'figuresKilled').flatMap(({ of, figures }) =>
        of === clan ? Object.entries(figures) : [],
      ),
    ),
    taken: squadOf(
      only(events, 'hostageTaken').flatMap(({ of, figure }) => (of === clan ? [[figure, 1] as const] : [])),
    ),
    vp: sumOf(events, (event) => vpIn(event, clan)),
    coins: sumOf(events, (event) => coinsIn(event, clan)),
  };
}

const sumOf = (events: readonly Event[], worth: (event: Event) => number): number =>
  events.reduce((sum, event) => sum + worth(event), 0);

function vpIn(event: Event, clan: ClanId): number {
  if (event.type === 'gained' && event.clan === clan) return event.vp ?? 0;
  if (event.type !== 'stolen') return 0;
  const { vp = 0 } = event;
  return event.clan === clan ? vp : event.from === clan ? -vp : 0;
}

function coinsIn(event: Event, clan: ClanId): number {
  switch (event.type) {
    case 'bidsRevealed': {
      const bid = event.bids.find((one) => one.clan === clan)?.bid;
      return bid ? -(bid.seppuku + bid.hostage + bid.ronin + bid.poets) : 0;
    }
    case 'reparationsPaid':
      return event.shares.find((share) => share.clan === clan)?.coins ?? 0;
    case 'gained':
      return event.clan === clan ? (event.coins ?? 0) : 0;
    default:
      return 0;
  }
}

function squadOf(pieces: readonly (readonly [FigureId, number])[]): Record<FigureId, number> {
  const squad: Record<FigureId, number> = {};
  for (const [figure, n] of pieces) squad[figure] = (squad[figure] ?? 0) + n;
  return squad;
}
