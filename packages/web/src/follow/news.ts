import type { ClanId, Event, FigureId, KamiId, ProvinceId, SeasonId, View } from '@hinode/engine';
import { eventMessages, type Message } from '@hinode/text';
import type { LogEntry } from '../table/table.ts';

/** What somebody who was away wants to know: first what concerns them, then who went where, what was built, and points. */

/** The path of a figure across the map. */
export interface Way {
  readonly clan: ClanId;
  readonly figure: FigureId;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
}

/** What came or went with it; written at the end of the line. */
export interface Amount {
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
  readonly honor?: number;
}

export interface News {
  readonly key: string;
  /** The clan that did it: the subject of the sentence. */
  readonly clan?: ClanId;
  readonly message: Message;
  readonly amount?: Amount;
  /** Where it happened. */
  readonly places: readonly ProvinceId[];
  readonly ways: readonly Way[];
  /** The number of moves after which it happened. */
  readonly at: number;
  readonly urgency: Urgency;
}

/** Lower numbers come first. */
const URGENCY = { betrayal: 0, mine: 1, word: 2, near: 3, map: 4, rest: 5 } as const;
type Urgency = (typeof URGENCY)[keyof typeof URGENCY];

/** A message, as it arrives at an online table. */
export interface Word {
  readonly key: string;
  readonly from: ClanId;
  readonly words: Message | string;
  readonly at: number;
}

interface Reader {
  readonly me: ClanId;
  readonly view: View;
}

/** How many lines people will read; the rest is in the log. */
export const MOST_LINES = 5;

/** The news, most urgent first. After more than a season, they are summed up season by season. */
export function newsOf(entries: readonly LogEntry[], words: readonly Word[], reader: Reader): News[] {
  const begun = entries.filter(({ event }) => event.type === 'seasonBegan');
  if (begun.length > 1) return seasonsOf(entries, reader.view);
  const told = [...happened(entries, reader), ...words.map(saidBy)];
  return told.sort((a, b) => a.urgency - b.urgency || a.at - b.at);
}

const named = (name: string): { readonly name: string } => ({ name });

const saidBy = ({ key, from, words, at }: Word): News => ({
  key,
  clan: from,
  message: { key: 'news.says', values: { words } },
  places: [],
  ways: [],
  at,
  urgency: URGENCY.word,
});

function happened(entries: readonly LogEntry[], reader: Reader): News[] {
  const news: News[] = [];
  for (const [i, { at, event }] of entries.entries()) {
    const told = tell(event, reader);
    if (told === undefined) continue;
    const one: News = { key: `${at} ${i}`, places: [], ways: [], at, ...told };
    const last = news.findLast((other) => joins(other, one));
    if (last === undefined) news.push(one);
    else news[news.indexOf(last)] = together(last, one);
  }
  return news;
}

/** Equal sentences about one clan are merged, with their sums. */
const joins = (one: News, other: News): boolean =>
  one.clan === other.clan &&
  one.message.key === other.message.key &&
  JOINED.has(one.message.key) &&
  (one.message.key === 'log.gained' || one.places.join() === other.places.join());

const JOINED: ReadonlySet<string> = new Set(['news.moved', 'news.summoned', 'news.worships', 'log.gained']);

function together(one: News, other: News): News {
  const [squad, more] = [one, other].map(({ message }) => message.values?.['squad']);
  const joined = { ...one, ways: [...one.ways, ...other.ways] };
  if (isSquad(squad) && isSquad(more)) {
    const values = { ...one.message.values, squad: { squad: sum(squad.squad, more.squad) } };
    return { ...joined, message: { ...one.message, values } };
  }
  const amount = sum({ ...one.amount }, { ...other.amount });
  return { ...joined, amount, message: gainedBy(one.clan as ClanId, amount) };
}

const isSquad = (value: unknown): value is { readonly squad: Readonly<Record<string, number>> } =>
  typeof value === 'object' && value !== null && 'squad' in value;

function sum(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const all = { ...one };
  for (const [name, n] of Object.entries(other)) all[name] = (all[name] ?? 0) + n;
  return all;
}

const gainedBy = (clan: ClanId, { vp = 0, coins = 0, ronin = 0 }: Amount): Message => ({
  key: 'log.gained',
  values: { clan: named(clan), purse: { purse: { vp, coins, ronin } } },
});

type Told = Pick<News, 'message' | 'urgency'> & Partial<News>;

/** The sentence of the log. */
const asLogged = (
  event: Event,
  clan: ClanId,
  urgency: Urgency,
  more: Partial<News> = {},
): Told | undefined => {
  const [message] = eventMessages(event);
  return message && { clan, message, urgency, ...more };
};

/** The news that an event makes, if any. What I did myself is not news. */
function tell(event: Event, reader: Reader): Told | undefined {
  const { me } = reader;
  switch (event.type) {
    case 'allianceBroken':
      return event.with === me
        ? { clan: event.clan, message: { key: 'news.broke-with-you' }, urgency: URGENCY.betrayal }
        : asLogged(event, event.clan, URGENCY.near);
    case 'allianceFormed':
      return allied(event, me);
    case 'proposalDeclined':
      return event.with === me
        ? { clan: event.clan, message: { key: 'news.declined' }, urgency: URGENCY.mine }
        : undefined;
    case 'giftGiven':
      return event.to === me
        ? {
            clan: event.clan,
            message: { key: 'news.gift-you', values: { purse: { purse: event } } },
            urgency: URGENCY.mine,
          }
        : undefined;
    case 'figureReplaced':
      return replaced(event, me);
    case 'figuresKilled':
      return event.of === me && event.by !== me
        ? {
            clan: event.by,
            message: {
              key: 'news.killed-yours',
              values: { squad: { squad: event.figures }, province: named(event.province) },
            },
            urgency: URGENCY.mine,
            places: [event.province],
          }
        : undefined;
    case 'hostageTaken':
      return event.of === me
        ? {
            clan: event.clan,
            message: {
              key: 'news.hostage-yours',
              values: { figure: named(event.figure), province: named(event.province) },
            },
            urgency: URGENCY.mine,
            places: [event.province],
          }
        : undefined;
    case 'controlTaken':
      return event.of === me
        ? {
            clan: event.clan,
            message: {
              key: 'news.control-yours',
              values: { figure: named(event.figure), province: named(event.province) },
            },
            urgency: URGENCY.mine,
            places: [event.province],
          }
        : undefined;
    case 'stolen':
      return event.from === me
        ? {
            clan: event.clan,
            message: { key: 'news.stolen-yours', values: { purse: { purse: event } } },
            urgency: URGENCY.mine,
          }
        : undefined;
    case 'honorChanged':
      return event.clan === me
        ? asLogged(event, me, URGENCY.mine, { amount: { honor: event.steps } })
        : undefined;
    case 'figureMoved':
      return event.clan === me ? undefined : moved(event, reader);
    case 'figureSummoned':
    case 'figurePlaced':
      return event.clan === me ? undefined : arrived(event, reader);
    case 'strongholdBuilt':
      return asLogged(event, event.clan, near(event.province, reader), { places: [event.province] });
    case 'cardTaken':
      return asLogged(event, event.clan, URGENCY.rest);
    case 'mandateChosen':
      return {
        clan: event.clan,
        message: { key: 'news.plays', values: { mandate: named(event.mandate) } },
        urgency: URGENCY.rest,
      };
    case 'favorWon':
      return asLogged(event, event.clan, event.clan === me ? URGENCY.mine : URGENCY.rest);
    case 'battleWon':
      return asLogged(event, event.clan, fought(event, me) ? URGENCY.mine : URGENCY.near, {
        places: [event.province],
      });
    case 'tokenTaken':
      return asLogged(event, event.clan, URGENCY.map, { places: [event.province] });
    case 'gained':
      return points(event, me);
    case 'seasonBegan':
      return {
        message: { key: 'news.season', values: { season: named(event.season) } },
        urgency: URGENCY.word,
      };
    default:
      return undefined;
  }
}

type Happening<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** If an alliance with me was formed while I was away, my offer was accepted. */
function allied(event: Happening<'allianceFormed'>, me: ClanId): Told | undefined {
  const [one, other] = event.clans;
  if (one !== me && other !== me) return asLogged(event, one, URGENCY.near);
  return {
    clan: one === me ? other : one,
    message: { key: 'news.accepted' },
    urgency: URGENCY.mine,
  };
}

function replaced(event: Happening<'figureReplaced'>, me: ClanId): Told | undefined {
  const { clan, of, figure, province, shrine } = event;
  const places = province === undefined ? [] : [province];
  if (of !== me) return asLogged(event, clan, URGENCY.near, { places });
  if (shrine !== undefined)
    return {
      clan,
      message: {
        key: 'news.replaced-yours-at-shrine',
        values: { figure: named(figure), kami: named(shrine) },
      },
      urgency: URGENCY.betrayal,
    };
  if (province === undefined) return undefined;
  return {
    clan,
    message: { key: 'news.replaced-yours', values: { figure: named(figure), province: named(province) } },
    urgency: URGENCY.betrayal,
    places,
  };
}

function moved({ clan, figure, from, to }: Happening<'figureMoved'>, reader: Reader): Told {
  return {
    clan,
    message: {
      key: 'news.moved',
      values: { squad: { squad: { [figure]: 1 } }, from: named(from), to: named(to) },
    },
    urgency: near(to, reader),
    places: [from, to],
    ways: [{ clan, figure, from, to }],
  };
}

function arrived(
  { clan, figure, province, shrine }: Happening<'figureSummoned'> | Happening<'figurePlaced'>,
  reader: Reader,
): Told | undefined {
  const squad = { squad: { [figure]: 1 } };
  if (shrine !== undefined) return { clan, message: worship(squad, shrine), urgency: URGENCY.rest };
  if (province === undefined) return undefined;
  return {
    clan,
    message: { key: 'news.summoned', values: { squad, province: named(province) } },
    urgency: near(province, reader),
    places: [province],
  };
}

const worship = (squad: { readonly squad: Readonly<Record<string, number>> }, kami: KamiId): Message => ({
  key: 'news.worships',
  values: { squad, kami: named(kami) },
});

/** Where figures of mine stand it matters more. */
const near = (province: ProvinceId, { me, view }: Reader): Urgency =>
  view.clans.find(({ clan }) => clan === me)?.map[province] === undefined ? URGENCY.map : URGENCY.near;

const fought = ({ force }: Happening<'battleWon'>, me: ClanId): boolean =>
  force.some(({ clan }) => clan === me);

/** Points are news for every clan, coins and ronin only for mine; the income that everybody gets is not. */
function points(event: Happening<'gained'>, me: ClanId): Told | undefined {
  const { clan, vp = 0, coins = 0, ronin = 0, because } = event;
  if (because === 'income' || (clan !== me && vp === 0)) return undefined;
  const amount = clan === me ? { vp, coins, ronin } : { vp };
  return {
    clan,
    message: gainedBy(clan, amount),
    amount,
    urgency: clan === me ? URGENCY.mine : URGENCY.rest,
  };
}

/** One line for each season, with the points it brought, and the standing. */
function seasonsOf(entries: readonly LogEntry[], { season: now, clans }: View): News[] {
  const seasons: { season?: SeasonId; at: number; vp: Partial<Record<ClanId, number>> }[] = [
    { at: entries[0]?.at ?? 0, vp: {} },
  ];
  for (const { at, event } of entries) {
    if (event.type === 'seasonBegan') seasons.push({ season: event.season, at, vp: {} });
    const { vp } = seasons.at(-1) as { vp: Partial<Record<ClanId, number>> };
    for (const [clan, n] of pointsIn(event)) vp[clan] = (vp[clan] ?? 0) + n;
  }
  const told = seasons
    .filter(({ season, vp }) => season !== undefined && (season !== now || Object.keys(vp).length > 0))
    .map(({ season, at, vp }): News => {
      const values = { season: named(season as SeasonId), points: { list: pointLines(Object.entries(vp)) } };
      return plain(`season ${season}`, { key: 'news.season-points', values }, at);
    });
  const standing = [...clans].sort((a, b) => b.vp - a.vp).map(({ clan, vp }) => [clan, vp] as const);
  const message: Message = { key: 'news.standing', values: { points: { list: pointLines(standing) } } };
  return [...told, plain('standing', message, entries.at(-1)?.at ?? 0)];
}

/** The points that an event brought, and whom; negative where they were taken. */
export function pointsIn(event: Event): (readonly [ClanId, number])[] {
  if (event.type === 'gained') return event.vp === undefined ? [] : [[event.clan, event.vp]];
  if (event.type !== 'stolen' || event.vp === undefined) return [];
  return [
    [event.clan, event.vp],
    [event.from, -event.vp],
  ];
}

const pointLines = (points: readonly (readonly [string, number])[]): Message[] =>
  points.map(([clan, vp]) => ({ key: 'news.took', values: { clan: named(clan), purse: { holds: { vp } } } }));

const plain = (key: string, message: Message, at: number): News => ({
  key,
  message,
  places: [],
  ways: [],
  at,
  urgency: URGENCY.rest,
});
