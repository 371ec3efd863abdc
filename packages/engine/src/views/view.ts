import { openQuestion } from '../agenda/agenda.ts';
import { bidByName, hasBid } from '../battle/bids.ts';
import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import type { ProvinceId } from '../data/map.ts';
import {
  ADVANTAGE_IDS,
  type AdvantageId,
  type KamiId,
  MANDATE_TURNS,
  type MandateId,
  SET_IDS,
  type SeasonId,
  type SetId,
  TILES_DRAWN,
} from '../data/year.ts';
import { canHelp, missingCoins } from '../effects/purchase.ts';
import { InvalidInput } from '../errors.ts';
import { type Result, result } from '../game.ts';
import type { Decision } from '../moves/legal.ts';
import { decisions } from '../moves/legal.ts';
import type { FigureId, Purse } from '../moves/types.ts';
import { gainedBy, isPausing } from '../phases/before-war.ts';
import { laysFaceDown, tilesInHand } from '../phases/politics.ts';
import { hasProposed, sweetenerAsked, sweetenerOffered } from '../phases/tea.ts';
import { allyOf, coinsOf, isInPlay, phaseOf, roninOf, seasonOf, seats, vpOf } from '../state/clans.ts';
import { squadAt } from '../state/figures.ts';
import { battleForce, controllerOf, forceIn, isFighter } from '../state/force.ts';
import { isUnbound, kamiStands } from '../state/kami-figures.ts';
import { kindId } from '../state/kinds.ts';
import {
  ADVANTAGE_WINNERS,
  ALLIED_IN,
  BATTLE_PROVINCE,
  BATTLE_WINNER,
  BIDS_REVEALED,
  CURRENT,
  DISPLAY,
  DISPLAY_COUNT,
  FIGHTERS,
  FIRST_SHRINE,
  get,
  KAMI_TURN,
  KILLED_IN_BATTLE,
  MANDATE,
  NONE,
  PLAYED,
  PLAYED_BY,
  PROVINCES,
  READY,
  RESERVE,
  SET,
  STACK_COUNT,
  type State,
  TILE_LAID,
  TILES_RETURNED,
  TURN,
  WAR_COUNT,
  WAR_NEXT,
  WARS,
} from '../state/layout.ts';
import {
  cardId,
  clanId,
  clanNumber,
  clansOf,
  honorTrack,
  kamiAt,
  mandateId,
  provinceId,
  seasonId,
} from '../state/names.ts';
import { cardsOf, hostagesOf, tokensOf } from '../state/taken.ts';
import { type Allowance, allowanceOf } from './allowance.ts';
import { discountNow } from './price.ts';
import { squadByName } from './squads.ts';

/**
 * What one clan, or a spectator, may know (KNOW-1 to KNOW-5). A view is built up from what is public and what is
 * the viewer's own; nothing hidden is ever read into it.
 */

/** How many of each kind of piece. */
export type Squad = Readonly<Record<FigureId, number>>;

export interface ClanView {
  readonly clan: ClanId;
  readonly vp: number;
  readonly coins: number;
  readonly ronin: number;
  readonly ally?: ClanId;
  readonly allianceSeasons: readonly SeasonId[];
  readonly cards: readonly CardId[];
  readonly tokens: readonly { readonly province: ProvinceId; readonly season: SeasonId }[];
  readonly hostages: readonly { readonly of: ClanId; readonly figure: FigureId }[];
  readonly map: Readonly<Partial<Record<ProvinceId, Squad>>>;
  readonly force: Readonly<Partial<Record<ProvinceId, number>>>;
  readonly shrines: Readonly<Partial<Record<KamiId, Squad>>>;
  readonly reserve: Squad;
}

export interface MandateView {
  readonly turn: number;
  readonly clan: ClanId;
  readonly mandate: MandateId;
  readonly faceDown: boolean;
  /** The tile itself, if the viewer knows it. */
  readonly tile?: MandateId;
}

export interface BattleView {
  readonly province: ProvinceId;
  readonly fighters: readonly ClanId[];
  readonly haveBid: readonly ClanId[];
  /** The viewer's own sealed bid, or everybody's once they are revealed. */
  readonly bids: readonly { readonly clan: ClanId; readonly bid: Readonly<Record<AdvantageId, number>> }[];
  readonly revealed: boolean;
  readonly advantages: Readonly<Partial<Record<AdvantageId, ClanId>>>;
  readonly force: readonly { readonly clan: ClanId; readonly force: number }[];
  readonly killed: number;
  readonly winner?: ClanId;
}

export interface ProposalView {
  readonly clan: ClanId;
  readonly with: ClanId;
  readonly give: Required<Purse>;
  readonly ask: Required<Purse>;
}

/** A kami in a game in which kami come to the map. */
export interface KamiView {
  readonly kami: KamiId;
  /** Where it stands; absent while it is beside its shrine. */
  readonly province?: ProvinceId;
  /** Whose figure it is there, if it is anybody's. */
  readonly clan?: ClanId;
}

export interface View {
  /** The clan that sees this; absent for a spectator. */
  readonly viewer?: ClanId;
  readonly set: SetId;
  readonly season: SeasonId;
  readonly phase: string;
  readonly honor: readonly ClanId[];
  readonly alliances: readonly (readonly [ClanId, ClanId])[];
  readonly shrines: readonly KamiId[];
  /** Where the kami are, if they come to the map. */
  readonly kami?: readonly KamiView[];
  readonly wars: readonly ProvinceId[];
  /** How many wars of this season are resolved or being resolved. */
  readonly warsOpened: number;
  readonly display: readonly CardId[];
  readonly clans: readonly ClanView[];
  readonly mandates: readonly MandateView[];
  readonly turn: number;
  readonly current?: ClanId;
  readonly mandate?: MandateId;
  readonly kamiTurn: number;
  /** How many tiles are in the stack; nobody knows their order. */
  readonly stack: number;
  /** The four tiles the viewer is choosing from. */
  readonly tiles?: readonly MandateId[];
  /** The three tiles the viewer put back at each of its turns this season. */
  readonly returned: readonly { readonly turn: number; readonly tiles: readonly MandateId[] }[];
  readonly ready: readonly ClanId[];
  /** In the pause before the war: who has received what since the last question (DEAL-6). */
  readonly gained?: readonly ({ readonly clan: ClanId } & Required<Purse>)[];
  readonly proposals: readonly ProposalView[];
  /** The clan that is asked to buy can afford no card: the coins missing for the cheapest, and who has them (TRAIN-8). */
  readonly help?: { readonly missing: number; readonly from: readonly ClanId[] };
  /** How many times the clan that is asked may summon, move or replace. */
  readonly allowance?: Allowance;
  readonly battle?: BattleView;
  readonly decisions: readonly Decision[];
  readonly result?: Result;
}

/** What a clan may know, or a spectator if no clan is given. */
export function view(state: State, viewer?: ClanId): View {
  const me = viewer === undefined ? NONE : clanNumber(viewer);
  if (viewer !== undefined && (me === NONE || !isInPlay(state, me)))
    throw new InvalidInput('bad-viewer', 'viewer', `${viewer} is not in this game`);
  const clans = seats(state);
  const current = get(state, CURRENT);
  const mandate = get(state, MANDATE);
  const outcome = result(state);
  const allowance = allowanceOf(state);
  const chooses = openQuestion(state)?.asks === 'mandate' && current === me;
  return {
    ...(me !== NONE && { viewer: clanId(me) }),
    set: SET_IDS[get(state, SET)] as SetId,
    season: seasonId(seasonOf(state)),
    phase: phaseOf(state),
    honor: honorTrack(state),
    alliances: alliances(state),
    shrines: shrineKami(state),
    ...(isUnbound(state) && { kami: kamiView(state) }),
    wars: list(state, WARS, WAR_COUNT).map(provinceId),
    warsOpened: get(state, WAR_NEXT),
    display: list(state, DISPLAY, DISPLAY_COUNT).map(cardId),
    clans: clans.map((clan) => clanView(state, clan)),
    mandates: mandatesPlayed(state, me),
    turn: get(state, TURN),
    ...(current !== NONE && phaseOf(state) === 'politics' && { current: clanId(current) }),
    ...(mandate !== NONE && { mandate: mandateId(mandate) }),
    kamiTurn: get(state, KAMI_TURN),
    stack: get(state, STACK_COUNT),
    ...(chooses && { tiles: tilesInHand(state).map(mandateId) }),
    returned: tilesReturned(state, me),
    ready: clans.filter((clan) => get(state, READY + clan) === 1).map(clanId),
    ...(isPausing(state) && { gained: gains(state) }),
    proposals: proposals(state),
    ...help(state),
    ...(allowance && { allowance }),
    ...(get(state, BATTLE_PROVINCE) !== NONE && { battle: battleView(state, me) }),
    decisions: decisions(state),
    ...(outcome && { result: outcome }),
  };
}

const list = (state: State, at: number, count: number): number[] =>
  Array.from({ length: get(state, count) }, (_, i) => get(state, at + i));

/** The pairs of allies, in seat order. */
export const alliances = (state: State): [ClanId, ClanId][] =>
  seats(state)
    .filter((clan) => allyOf(state, clan) > clan)
    .map((clan) => [clanId(clan), clanId(allyOf(state, clan))]);

export const shrineKami = (state: State): KamiId[] =>
  Array.from({ length: RESERVE - FIRST_SHRINE }, (_, i) => kamiAt(state, FIRST_SHRINE + i));

/** UNBOUND-3: where each kami is, and whose it is there. */
export const kamiView = (state: State): KamiView[] =>
  shrineKami(state).map((kami, shrine) => {
    const province = kamiStands(state, shrine);
    if (province === NONE) return { kami };
    const clan = controllerOf(state, shrine);
    return { kami, province: provinceId(province), ...(clan !== NONE && { clan: clanId(clan) }) };
  });

/** What a clan has at each of some places, by name; empty places are left out. */
export function squadsByPlace<Name extends string>(
  state: State,
  clan: number,
  from: number,
  to: number,
  name: (place: number) => Name,
): Partial<Record<Name, Record<FigureId, number>>> {
  const squads: Partial<Record<Name, Record<FigureId, number>>> = {};
  for (let place = from; place < to; place++) {
    if (squadAt(state, clan, place) !== 0) squads[name(place)] = squadByName(state, clan, place);
  }
  return squads;
}

export const alliedSeasons = (state: State, clan: number): SeasonId[] =>
  [0, 1, 2].filter((season) => ((get(state, ALLIED_IN + clan) >> season) & 1) === 1).map(seasonId);

/** What everybody can see of a clan (WORD-4: reserves are public). */
export function clanView(state: State, clan: number): ClanView {
  const ally = allyOf(state, clan);
  const force: Partial<Record<ProvinceId, number>> = {};
  for (let province = 0; province < PROVINCES; province++) {
    const here = forceIn(state, clan, province);
    if (here > 0) force[provinceId(province)] = here;
  }
  return {
    clan: clanId(clan),
    vp: vpOf(state, clan),
    coins: coinsOf(state, clan),
    ronin: roninOf(state, clan),
    ...(ally !== NONE && { ally: clanId(ally) }),
    allianceSeasons: alliedSeasons(state, clan),
    cards: cardsOf(state, clan).map(cardId),
    tokens: tokensOf(state, clan).map(({ province, season }) => ({
      province: provinceId(province),
      season: seasonId(season),
    })),
    hostages: hostagesOf(state, clan).map(({ of, kind }) => ({ of: clanId(of), figure: kindId(kind) })),
    map: mapOf(state, clan),
    force,
    shrines: squadsByPlace(state, clan, FIRST_SHRINE, RESERVE, (place) => kamiAt(state, place)),
    reserve: squadByName(state, clan, RESERVE),
  };
}

/** What a clan has on the map, including the Kami that it controls now (UNBOUND-3). */
function mapOf(state: State, clan: number): ClanView['map'] {
  const map = squadsByPlace(state, clan, 0, PROVINCES, provinceId);
  if (!isUnbound(state)) return map;
  for (const { kami, province, clan: controller } of kamiView(state)) {
    if (province !== undefined && controller === clanId(clan))
      map[province] = { ...map[province], [kami]: 1 };
  }
  return map;
}

/** MANDATE-7: tiles that were played are open, except those laid face down (KNOW-4). */
function mandatesPlayed(state: State, me: number): MandateView[] {
  const played: MandateView[] = [];
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    const clan = get(state, PLAYED_BY + turn);
    if (clan === NONE) continue;
    const faceDown = laysFaceDown(state, clan);
    played.push({
      turn: turn + 1,
      clan: clanId(clan),
      mandate: mandateId(get(state, PLAYED + turn)),
      faceDown,
      ...((!faceDown || clan === me) && { tile: mandateId(get(state, TILE_LAID + turn)) }),
    });
  }
  return played;
}

/** KNOW-3: each clan remembers the three tiles it put back. */
function tilesReturned(state: State, me: number): { turn: number; tiles: MandateId[] }[] {
  const back = TILES_DRAWN - 1;
  return [...Array(MANDATE_TURNS).keys()]
    .filter((turn) => me !== NONE && get(state, PLAYED_BY + turn) === me)
    .map((turn) => ({
      turn: turn + 1,
      tiles: Array.from({ length: back }, (_, i) => get(state, TILES_RETURNED + turn * back + i))
        .filter((tile) => tile !== NONE)
        .map(mandateId),
    }));
}

const gains = (state: State): ({ clan: ClanId } & Required<Purse>)[] =>
  seats(state)
    .map((clan) => ({ clan: clanId(clan), ...gainedBy(state, clan) }))
    .filter(({ coins, ronin }) => coins + ronin > 0);

function help(state: State): Pick<View, 'help'> {
  const [asked] = decisions(state);
  if (asked?.kind !== 'buy') return {};
  const clan = clanNumber(asked.clan);
  const missing = missingCoins(state, clan, discountNow(state, clan));
  if (missing === 0) return {};
  const from = seats(state).filter((other) => canHelp(state, other, clan, missing));
  return { help: { missing, from: from.map(clanId) } };
}

function proposals(state: State): ProposalView[] {
  const standing: ProposalView[] = [];
  for (const clan of seats(state)) {
    for (const partner of seats(state)) {
      if (!hasProposed(state, clan, partner)) continue;
      standing.push({
        clan: clanId(clan),
        with: clanId(partner),
        give: sweetenerOffered(state, clan, partner),
        ask: sweetenerAsked(state, clan, partner),
      });
    }
  }
  return standing;
}

/** KNOW-5: only the bidder knows a bid until all have bid. */
function battleView(state: State, me: number): BattleView {
  const province = get(state, BATTLE_PROVINCE);
  const revealed = get(state, BIDS_REVEALED) === 1;
  const fighters = seats(state).filter((clan) => isFighter(state, clan));
  const bidders = fighters.filter((clan) => hasBid(state, clan));
  const winner = get(state, BATTLE_WINNER);
  return {
    province: provinceId(province),
    fighters: clansOf(get(state, FIGHTERS)),
    haveBid: bidders.map(clanId),
    bids: bidders
      .filter((clan) => revealed || clan === me)
      .map((clan) => ({ clan: clanId(clan), bid: bidByName(state, clan) })),
    revealed,
    advantages: advantagesWon(state),
    force: fighters.map((clan) => ({ clan: clanId(clan), force: battleForce(state, clan, province) })),
    killed: get(state, KILLED_IN_BATTLE),
    ...(winner !== NONE && { winner: clanId(winner) }),
  };
}

function advantagesWon(state: State): Partial<Record<AdvantageId, ClanId>> {
  const won: Partial<Record<AdvantageId, ClanId>> = {};
  ADVANTAGE_IDS.forEach((name, advantage) => {
    const clan = get(state, ADVANTAGE_WINNERS + advantage);
    if (clan !== NONE) won[name] = clanId(clan);
  });
  return won;
}
