import { Type } from '@fastify/type-provider-typebox';
import type { ClanView, Event, Move, MoveType, View } from '@hinode/engine';
import {
  ADVANTAGE_IDS,
  CARD_FACTS,
  CLAN_IDS,
  KAMI_FIGURE_IDS,
  KAMI_IDS,
  MANDATE_IDS,
  MOVE_TYPES,
  PROVINCE_IDS,
  SEASON_IDS,
  SET_IDS,
} from '@hinode/engine/facts';
import type { TOptional, TSchema } from 'typebox';
import type { TableView } from '../table/view-form.ts';

/** What a table looks like to a client that asked for views, for the description of the API. Nothing else gets out. */

const exactly = { additionalProperties: false } as const;

type KeyOf<T> = T extends T ? keyof T : never;
/** A schema for every field of a type, optional where the field is. */
type Fields<T> = {
  readonly [K in KeyOf<T>]: T extends { readonly [_ in K]: unknown } ? TSchema : TOptional;
};
const of = <T>(fields: Fields<T>): TSchema => Type.Object({ ...fields }, exactly);

const oneOf = (ids: readonly string[]): TSchema => Type.Enum([...ids]);
/** A count for each of these; absent where there is none. */
const byName = (ids: readonly string[], each: TSchema): TSchema =>
  Type.Record(Type.String({ pattern: `^(?:${ids.join('|')})$` }), each, exactly);
const maybe = (schema: TSchema): TOptional => Type.Optional(schema);

const CARD_IDS = CARD_FACTS.map(({ id }) => id);
const MONSTERS = CARD_FACTS.filter(({ type }) => type === 'monster').map(({ id }) => id);
const FIGURES = ['bushi', 'shinto', 'daimyo', 'stronghold', ...MONSTERS, ...KAMI_FIGURE_IDS];

const Yes = Type.Boolean();
const Count = Type.Integer({ minimum: 0 });
const Clan = oneOf(CLAN_IDS);
const Clans = Type.Array(Clan);
const Province = oneOf(PROVINCE_IDS);
const Provinces = Type.Array(Province);
const Kami = oneOf(KAMI_IDS);
const Season = oneOf(SEASON_IDS);
const Mandate = oneOf(MANDATE_IDS);
const Mandates = Type.Array(Mandate);
const Card = oneOf(CARD_IDS);
const Cards = Type.Array(Card);
const Figure = oneOf(FIGURES);
const Squad = byName(FIGURES, Count);
const Bid = of<Record<(typeof ADVANTAGE_IDS)[number], number>>({
  seppuku: Count,
  hostage: Count,
  ronin: Count,
  poets: Count,
});
const Purse = Type.Object({ coins: maybe(Count), ronin: maybe(Count) }, exactly);
const FullPurse = { coins: Count, ronin: Count };
const Ability = oneOf([...ADVANTAGE_IDS, ...CARD_IDS, ...KAMI_IDS, ...CLAN_IDS]);
const Cause = oneOf([
  ...ADVANTAGE_IDS,
  ...CARD_IDS,
  ...KAMI_IDS,
  ...CLAN_IDS,
  ...MANDATE_IDS,
  ...['income', 'hostages-returned', 'battle', 'reparations', 'gift', 'sweetener', 'war-tokens'],
  ...['province-sets', 'purchase', 'build'],
]);
const Hostage = Type.Object({ of: Clan, figure: Figure }, exactly);
const OfClan = <Name extends string>(name: Name, schema: TSchema): TSchema =>
  Type.Object({ clan: Clan, [name]: schema }, exactly);

const Decision = of<View['decisions'][number]>({
  clan: Clan,
  kind: oneOf(MOVE_TYPES),
  ability: maybe(Ability),
  most: maybe(Count),
});

const OneClan = of<ClanView>({
  clan: Clan,
  vp: Count,
  coins: Count,
  ronin: Count,
  ally: maybe(Clan),
  allianceSeasons: Type.Array(Season),
  cards: Cards,
  tokens: Type.Array(Type.Object({ province: Province, season: Season }, exactly)),
  hostages: Type.Array(Hostage),
  map: byName(PROVINCE_IDS, Squad),
  force: byName(PROVINCE_IDS, Count),
  shrines: byName(KAMI_IDS, Squad),
  reserve: Squad,
});

const Battle = of<NonNullable<View['battle']>>({
  province: Province,
  fighters: Clans,
  haveBid: Clans,
  bids: Type.Array(OfClan('bid', Bid)),
  revealed: Yes,
  advantages: byName(ADVANTAGE_IDS, Clan),
  force: Type.Array(OfClan('force', Count)),
  killed: Count,
  winner: maybe(Clan),
});

const OneView = of<View>({
  viewer: maybe(Clan),
  set: oneOf(SET_IDS),
  season: Season,
  phase: oneOf(['setup', 'tea', 'politics', 'war', 'cleanup', 'winter', 'over']),
  honor: Clans,
  alliances: Type.Array(Type.Array(Clan, { minItems: 2, maxItems: 2 })),
  shrines: Type.Array(Kami),
  kami: maybe(
    Type.Array(
      of<NonNullable<View['kami']>[number]>({ kami: Kami, province: maybe(Province), clan: maybe(Clan) }),
    ),
  ),
  wars: Provinces,
  warsOpened: Count,
  display: Cards,
  clans: Type.Array(OneClan),
  mandates: Type.Array(
    of<View['mandates'][number]>({
      turn: Count,
      clan: Clan,
      mandate: Mandate,
      faceDown: Yes,
      tile: maybe(Mandate),
    }),
  ),
  turn: Count,
  current: maybe(Clan),
  mandate: maybe(Mandate),
  kamiTurn: Count,
  stack: Count,
  tiles: maybe(Mandates),
  returned: Type.Array(Type.Object({ turn: Count, tiles: Mandates }, exactly)),
  ready: Clans,
  gained: maybe(Type.Array(Type.Object({ clan: Clan, ...FullPurse }, exactly))),
  proposals: Type.Array(
    of<View['proposals'][number]>({
      clan: Clan,
      with: Clan,
      give: Type.Object(FullPurse, exactly),
      ask: Type.Object(FullPurse, exactly),
    }),
  ),
  help: maybe(Type.Object({ missing: Count, from: Clans }, exactly)),
  allowance: maybe(
    of<NonNullable<View['allowance']>>({
      made: Count,
      most: maybe(Count),
      bonus: maybe(Count),
      arrived: maybe(byName(PROVINCE_IDS, Squad)),
    }),
  ),
  battle: maybe(Battle),
  decisions: Type.Array(Decision),
  result: maybe(
    of<NonNullable<View['result']>>({ winners: Clans, vp: byName(CLAN_IDS, Count), honor: Clans }),
  ),
});

type MoveFields<T extends MoveType> = Fields<Omit<Extract<Move, { type: T }>, 'clan' | 'type'>>;
const With = { with: Clan };
const Place = { province: maybe(Province), shrine: maybe(Kami) };

const MOVES: { readonly [T in MoveType]: { readonly [_ in keyof MoveFields<T>]: TSchema } } = {
  propose: { ...With, give: maybe(Purse), ask: maybe(Purse) },
  withdraw: With,
  accept: With,
  decline: With,
  ready: { value: Yes },
  gift: { to: Clan, coins: maybe(Count), ronin: maybe(Count) },
  mandate: { tile: Mandate, announce: maybe(Mandate) },
  summon: { figure: Figure, province: Province, shrine: maybe(Kami) },
  move: { figure: Figure, from: Province, to: Province },
  build: { province: Province },
  buy: { card: Card },
  replace: { of: Clan, figure: Figure, with: Figure, ...Place },
  place: { figure: Figure, ...Place },
  kill: { of: Clan, figure: Figure, province: Province },
  bid: { seppuku: Count, hostage: Count, ronin: Count, poets: Count },
  hostage: { of: Clan, figure: Figure },
  control: { of: Clan, figure: Figure },
  share: { to: Clans },
  give: { to: Clan },
  use: { value: Yes, ability: maybe(Ability) },
  order: { first: Yes },
  pass: {},
};
const OneMove = Type.Union(
  Object.entries(MOVES).map(([type, fields]) =>
    Type.Object({ clan: Clan, type: Type.Literal(type), ...fields }, exactly),
  ),
);

type EventFields<T extends Event['type']> = Fields<Omit<Extract<Event, { type: T }>, 'type' | 'seenBy'>>;
const By = { clan: Clan, because: Cause };

const EVENTS: { readonly [T in Event['type']]: EventFields<T> } = {
  seasonBegan: { season: Season },
  warsPrepared: { wars: Provinces },
  cardsLaidOut: { cards: Cards },
  gained: {
    ...By,
    vp: maybe(Count),
    coins: maybe(Count),
    ronin: maybe(Count),
    provinces: maybe(Provinces),
  },
  stolen: { ...By, from: Clan, vp: maybe(Count), coins: maybe(Count) },
  paid: { ...By, coins: Count, to: maybe(Clan) },
  converted: { ...By, ronin: Count },
  honorChanged: { ...By, steps: Type.Integer(), honor: Clans },
  hostagesReturned: { captor: Clan, hostages: Type.Array(Hostage) },
  teaBegan: {},
  proposalMade: { clan: Clan, ...With, give: Purse, ask: Purse },
  proposalWithdrawn: { clan: Clan, ...With },
  proposalDeclined: { clan: Clan, ...With },
  readyChanged: { clan: Clan, ready: Yes },
  allianceFormed: { clans: Clans },
  allianceBroken: { clan: Clan, ...With },
  alliancesEnded: {},
  teaEnded: {},
  giftGiven: { clan: Clan, to: Clan, ...FullPurse },
  tilesDrawn: { clan: Clan, tiles: Mandates },
  tileLaidFaceDown: { clan: Clan, tile: Mandate },
  mandateChosen: { clan: Clan, mandate: Mandate, turn: Count, faceDown: Yes },
  mandateEnded: { mandate: Mandate },
  figureSummoned: { ...By, figure: Figure, province: Province, shrine: maybe(Kami) },
  figurePlaced: { ...By, figure: Figure, ...Place },
  figureMoved: { ...By, figure: Figure, from: Province, to: Province },
  strongholdBuilt: { clan: Clan, province: Province },
  cardTaken: { ...By, card: Card, price: Count },
  figureReplaced: { clan: Clan, of: Clan, figure: Figure, with: Figure, ...Place },
  figuresKilled: { of: Clan, by: Clan, figures: Squad, province: Province, because: Cause },
  figuresSpared: { ...By, province: maybe(Province) },
  tollSettled: {
    clan: Clan,
    of: Clan,
    route: Type.Array(Province, { minItems: 2, maxItems: 2 }),
    outcome: oneOf(['free', 'paid', 'closed']),
  },
  kamiTurnBegan: { turn: Count },
  favorWon: { clan: Clan, kami: Kami },
  pauseBegan: {},
  warBegan: {},
  warOpened: { war: Count, province: Province },
  tokenDiscarded: { province: Province },
  tokenTaken: { clan: Clan, province: Province, fought: Yes },
  battleBegan: { province: Province, fighters: Clans },
  bidSealed: { clan: Clan },
  bidSent: { clan: Clan, bid: Bid },
  bidsRevealed: { bids: Type.Array(OfClan('bid', Bid)) },
  advantageWon: { clan: Clan, advantage: oneOf(ADVANTAGE_IDS) },
  hostageTaken: { clan: Clan, of: Clan, figure: Figure, province: Province, owner: maybe(Clan) },
  controlTaken: {
    clan: Clan,
    of: Clan,
    figure: Figure,
    province: Province,
    force: Type.Array(OfClan('force', Count)),
  },
  controlEnded: { clan: Clan, of: Clan, figure: Figure, province: Province },
  roninHired: { clan: Clan, ronin: Count },
  battleWon: { clan: Clan, province: Province, force: Type.Array(OfClan('force', Count)) },
  reparationsPaid: { clan: Clan, shares: Type.Array(OfClan('coins', Count)) },
  seasonEnded: { season: Season },
  gameEnded: { winners: Clans, vp: Type.Array(OfClan('vp', Count)) },
};
const OneEvent = Type.Union(
  Object.entries(EVENTS).map(([type, fields]) =>
    Type.Object({ type: Type.Literal(type), ...fields, seenBy: oneOf(['all', ...CLAN_IDS]) }, exactly),
  ),
);

export const TableInViews = of<TableView>({
  type: Type.Literal('view'),
  rules: Type.String({ description: 'the rules the game began with' }),
  seat: maybe(Type.Enum([...CLAN_IDS], { description: 'whose view this is; absent for a spectator' })),
  at: Type.Integer({
    minimum: 0,
    description: 'how many entries the game has: a request sends it back as `at`',
  }),
  moves: Type.Integer({ minimum: 0, description: 'how many of them are moves that were not taken back' }),
  mayUndo: Type.Boolean({ description: 'may the seat take back its last move?' }),
  answered: maybe(Type.Integer({ description: 'how many moves had been made when the seat last answered' })),
  answeredAt: maybe(Type.Integer({ description: 'when that was, in milliseconds since 1970' })),
  view: OneView,
  decision: maybe(Decision),
  legal: Type.Array(OneMove, {
    description:
      'what the seat may do now. Not listed: bids (any that the coins allow; the decision says the highest as `most`), gifts, and proposals with coins or ronin',
  }),
  kept: maybe(
    Type.Integer({
      minimum: 0,
      description:
        'how much of a log that was read before still holds: the events after at most this many moves',
    }),
  ),
  log: Type.Array(Type.Object({ at: Count, entry: maybe(Count), event: OneEvent }, exactly), {
    description: 'what happened since `seen`, as far as this viewer may know; `at` is after how many moves',
  }),
});
