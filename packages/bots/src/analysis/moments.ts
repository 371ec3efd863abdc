import type { ClanId, Event, MandateId } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/games';
import type { Look } from './analysis.ts';
import { type Gain, gainsIn } from './courses.ts';
import { type Place, placesAlong } from './places.ts';

/** The story of a game: where it turned, and what happened there. */

/** What a moment is about: an event that stands for all that happened, and a word for it. */
export type Kind =
  | 'betrayal'
  | 'battle'
  | 'harvest'
  | 'card'
  | 'favor'
  | 'alliance'
  | 'token'
  | 'mandate'
  | 'winter';

export interface Moment {
  /** It lies between these: after so many moves, and so many. */
  readonly from: number;
  readonly to: number;
  readonly place: Omit<Place, 'at'>;
  readonly kind: Kind;
  /** What happened, as the log has it; of Winter there is nothing to tell but points. */
  readonly event?: Event;
  /** Who did it. */
  readonly clan?: ClanId;
  readonly mandate?: MandateId;
  /** What Winter brought the winner. */
  readonly winter?: WinterPaid;
  /** By how much everybody's chance to win changed; absent until that is known. */
  readonly changes?: Readonly<Partial<Record<ClanId, number>>>;
}

export interface WinterPaid {
  readonly from: number;
  readonly to: number;
  readonly tokens: number;
  readonly sets: number;
  readonly cards: number;
}

/** How many moments tell a game, Winter among them. */
const MOMENTS = 5;
const MOST_OF_A_SEASON = 2;

/** What is told first of all that happened in a stretch. */
const TELLING: readonly (readonly [Event['type'], Kind])[] = [
  ['allianceBroken', 'betrayal'],
  ['battleWon', 'battle'],
  ['cardTaken', 'card'],
  ['favorWon', 'favor'],
  ['allianceFormed', 'alliance'],
  ['tokenTaken', 'token'],
  ['mandateChosen', 'mandate'],
];

/** Everything that happened between two looks, as a moment; nothing if nothing is worth telling. */
export function momentBetween(
  log: readonly LogEntry[],
  along: readonly Omit<Place, 'at'>[],
  one: Look,
  two: Look,
): Moment | undefined {
  const stretch = log.flatMap(({ at, event }, i) =>
    at > one.at && at <= two.at ? [{ event, place: along[i] ?? two.place }] : [],
  );
  const mandate = stretch.find(({ event }) => event.type === 'mandateChosen')?.event;
  const changes = changesBetween(one, two);
  const told = tellingOf(stretch, changes);
  if (told === undefined) return undefined;
  const { event, place, kind } = told;
  return {
    from: one.at,
    to: two.at,
    place,
    kind,
    event,
    ...('clan' in event && { clan: event.clan }),
    ...(mandate?.type === 'mandateChosen' && { mandate: mandate.mandate }),
    ...(changes && { changes }),
  };
}

type Happening = { readonly event: Event; readonly place: Omit<Place, 'at'> };

/** Of several alike, that of the clan to whom it mattered most. */
function tellingOf(
  stretch: readonly Happening[],
  changes: Moment['changes'],
): (Happening & { readonly kind: Kind }) | undefined {
  const weight = ({ event }: Happening): number =>
    'clan' in event && event.clan !== undefined ? Math.abs(changes?.[event.clan] ?? 0) : 0;
  const harvest = stretch
    .filter(({ event }) => event.type === 'gained' && event.because === 'harvest' && (event.vp ?? 0) > 1)
    .toSorted((a, b) => pointsIn(b.event) - pointsIn(a.event))[0];
  for (const [type, kind] of TELLING) {
    if (type === 'cardTaken' && harvest !== undefined) return { ...harvest, kind: 'harvest' };
    if (type === 'favorWon' && !isFavored(stretch, changes)) continue;
    const alike = stretch
      .filter(({ event }) => event.type === type)
      .toSorted((a, b) => weight(b) - weight(a));
    if (alike[0] !== undefined) return { ...alike[0], kind };
  }
  return undefined;
}

/** A kami is told of only where it is whom the game turned to. */
function isFavored(stretch: readonly Happening[], changes: Moment['changes']): boolean {
  const [most] = Object.entries(changes ?? {}).toSorted(([, a], [, b]) => b - a);
  return stretch.some(({ event }) => event.type === 'favorWon' && event.clan === most?.[0]);
}

const pointsIn = (event: Event): number => (event.type === 'gained' ? (event.vp ?? 0) : 0);

/** What changed between two looks; nothing if one of them has not come to the chances yet. */
export function changesBetween(one: Look, two: Look): Moment['changes'] {
  if (one.chances === undefined || two.chances === undefined) return undefined;
  const before = one.chances;
  return Object.fromEntries(
    Object.entries(two.chances).map(([clan, { chance }]) => [
      clan,
      chance - (before[clan as ClanId]?.chance ?? 0),
    ]),
  );
}

/** How much a moment turned: the largest change of anybody's chance, or of anybody's points while chances are not known. */
function turnOf({ changes }: Moment, one: Look, two: Look): number {
  if (changes !== undefined) return Math.max(...Object.values(changes).map(Math.abs));
  const worth = ({ standing }: Look, clan: ClanId): number => {
    const had = standing.clans[clan];
    return had ? had.vp + had.winter.tokens + had.winter.sets + had.winter.cards : 0;
  };
  return Math.max(...two.standing.honor.map((clan) => Math.abs(worth(two, clan) - worth(one, clan)))) / 100;
}

/** The game in five moments, in order: where it turned most, at most two of one season, and the last is Winter. */
export function chooseMoments(log: readonly LogEntry[], looks: readonly Look[]): Moment[] {
  const along = placesAlong(log);
  const turns = looks.slice(1).flatMap((two, i) => {
    const one = looks[i] as Look;
    const moment = momentBetween(log, along, one, two);
    return moment ? [{ moment, turn: turnOf(moment, one, two) }] : [];
  });
  const winter = winterIn(log, looks);
  const chosen: Moment[] = [];
  for (const { moment } of turns.toSorted((a, b) => b.turn - a.turn)) {
    const ofSeason = chosen.filter(({ place }) => place.season === moment.place.season);
    if (chosen.length < MOMENTS - (winter ? 1 : 0) && ofSeason.length < MOST_OF_A_SEASON) chosen.push(moment);
  }
  return [...chosen.toSorted((a, b) => a.to - b.to), ...(winter ? [winter] : [])];
}

/** Winter pays all at once, with the last move. */
function winterIn(log: readonly LogEntry[], looks: readonly Look[]): Moment | undefined {
  const end = log.find(({ event }) => event.type === 'gameEnded');
  const last = looks.at(-1);
  if (end?.event.type !== 'gameEnded' || last === undefined) return undefined;
  const [winner] = end.event.winners;
  return {
    from: end.at,
    to: end.at,
    place: { season: 'winter', phase: 'end' },
    kind: 'winter',
    ...(winner && { clan: winner, winter: paidTo(winner, log) }),
  };
}

/** What Winter paid a clan, by what for. */
function paidTo(clan: ClanId, log: readonly LogEntry[]): WinterPaid {
  const winter = log.findIndex(({ event }) => event.type === 'seasonBegan' && event.season === 'winter');
  const sum = (gains: readonly Gain[]): number =>
    gains.filter((gain) => gain.clan === clan).reduce((total, { vp }) => total + vp, 0);
  const from = sum(gainsIn(log.slice(0, winter)));
  const paid = gainsIn(log.slice(winter));
  const tokens = sum(paid.filter(({ because }) => because === 'war-tokens'));
  const sets = sum(paid.filter(({ because }) => because === 'province-sets'));
  const all = sum(paid);
  return { from, to: from + all, tokens, sets, cards: all - tokens - sets };
}
