import { advance, isNext, type Step } from '../agenda/agenda.ts';
import type { CardId } from '../data/cards.ts';
import { CLAN_IDS, type ClanId } from '../data/clans.ts';
import type { ProvinceId } from '../data/map.ts';
import type { KamiId, SeasonId, SetId } from '../data/year.ts';
import type { Event } from '../events.ts';
import { playTo } from '../game.ts';
import {
  type Decision,
  decisions,
  legalMoves,
  type Move,
  play,
  refusal,
  result,
  type Setup,
  type State,
} from '../index.ts';
import type { Marker } from '../phases/markers.ts';
import { markerStep } from '../phases/markers.ts';
import { layPosition } from '../scenario/position.ts';
import { quietAnswer } from '../scenario/quiet.ts';
import { snapshot } from '../scenario/snapshot.ts';
import type { At, Position } from '../scenario/types.ts';
import { forceIn } from '../state/force.ts';
import { clanNumber, provinceNumber } from '../state/names.ts';

/**
 * A table for tests: set it, play, look.
 *
 *     const game = table({
 *       honor: 'lotus > koi > turtle',
 *       map: { nagato: 'koi bushi 2 stronghold, lotus bushi' },
 *       cards: { koi: ['courage'] },
 *       set: 'horseman',
 *       at: { phase: 'war', war: 1 },
 *       wars: ['nagato'],
 *     });
 *     game.play({ clan: 'koi', type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 });
 *     game.until('battle-end');
 *     expect(game.vp('koi')).toBe(2);
 */
export interface TableSetting {
  /** From the top; these are the clans in play. Default: Koi, Lotus, Turtle, Dragonfly. */
  readonly honor?: string;
  readonly set?: SetId;
  /** Extra Monsters in the game. */
  readonly monsters?: readonly CardId[];
  readonly seed?: string;
  /** The kami come to the map, and these are there. */
  readonly unbound?: Readonly<Partial<Record<KamiId, ProvinceId>>>;
  readonly season?: SeasonId;
  readonly shrines?: readonly KamiId[];
  /** `'koi lotus'` for each pair. */
  readonly alliances?: readonly string[];
  readonly wars?: readonly ProvinceId[];
  readonly display?: readonly CardId[];
  /** What stands where: clan, then pieces with their number unless it is 1. */
  readonly map?: Readonly<Partial<Record<ProvinceId, string>>>;
  /** Who worships where, in the same format. */
  readonly worship?: Readonly<Partial<Record<KamiId, string>>>;
  readonly cards?: PerClan<readonly CardId[]>;
  readonly coins?: PerClan<number>;
  readonly ronin?: PerClan<number>;
  readonly vp?: PerClan<number>;
  /** `'edo spring'` for each token. */
  readonly tokens?: PerClan<readonly string[]>;
  readonly allianceSeasons?: PerClan<readonly SeasonId[]>;
  /** `'lotus bushi'` for each hostage. */
  readonly hostages?: PerClan<readonly string[]>;
  readonly at?: At;
}

type PerClan<T> = Readonly<Partial<Record<ClanId, T>>>;
type Pieces = Record<string, number>;

export interface GameTable {
  readonly state: State;
  /** Everything that has happened since the table was set. */
  readonly events: Event[];
  /** Makes a move; a clan that is asked something else first answers quietly. */
  play(move: Move): void;
  /** Makes a move at once. */
  playNow(move: Move): void;
  /** Continues with quiet answers to a point. */
  until(marker: Marker): void;
  /** Continues with quiet answers until somebody is asked for this kind of answer (or nothing is left). */
  untilAsked(kind: Decision['kind'], clan?: ClanId): void;
  /** The code with which a move is refused now, or undefined if it is legal. */
  refused(move: unknown): string | undefined;
  legal(clan: ClanId): Move[];
  asked(): Decision[];
  waitingFor(): ClanId[];
  vp(clan: ClanId): number;
  coins(clan: ClanId): number;
  ronin(clan: ClanId): number;
  honor(): ClanId[];
  force(clan: ClanId, province: ProvinceId): number;
  /** How many pieces of a kind a clan has in a province, at a shrine, or in reserve. */
  count(clan: ClanId, figure: string, place: ProvinceId | KamiId | 'reserve'): number;
  cards(clan: ClanId): readonly CardId[];
  tokens(clan: ClanId): readonly string[];
  hostages(clan: ClanId): readonly string[];
  winners(): readonly ClanId[];
}

const DEFAULT_HONOR = 'koi > lotus > turtle > dragonfly';

/** Sets a table and runs it to the first decision. `stop` halts before that at a marker. */
export function table(setting: TableSetting, stop?: Marker): GameTable {
  const state = layPosition(scenarioOf(setting));
  const events: Event[] = [];
  advance({ state, sink: (event) => events.push(event) }, stop === undefined ? undefined : markerStep(stop));
  return gameTable(state, events);
}

/** The setting as the setup and position of a scenario. */
export function scenarioOf(setting: TableSetting): { setup: Setup; position: Position } {
  const { honor = DEFAULT_HONOR, set = 'archway', seed = 'table', monsters, unbound } = setting;
  const track = honor.split('>').map((clan) => clan.trim() as ClanId);
  const clans = CLAN_IDS.filter((clan) => track.includes(clan));
  const perClan = (clan: ClanId) => ({
    vp: setting.vp?.[clan] ?? 0,
    coins: setting.coins?.[clan] ?? 0,
    ronin: setting.ronin?.[clan] ?? 0,
    cards: setting.cards?.[clan] ?? [],
    tokens: (setting.tokens?.[clan] ?? []).map((token) => {
      const [province, season] = token.split(' ') as [ProvinceId, SeasonId];
      return { province, season };
    }),
    allianceSeasons: setting.allianceSeasons?.[clan] ?? [],
    hostages: (setting.hostages?.[clan] ?? []).map((hostage) => {
      const [of, figure] = hostage.split(' ') as [ClanId, string];
      return { of, figure };
    }),
    map: piecesOf(clan, setting.map),
    shrines: piecesOf(clan, setting.worship),
  });
  return {
    setup: { clans, set, seed, ...(monsters && { monsters }), ...(unbound && { unbound: true }) },
    position: {
      honor: track,
      ...(setting.season && { season: setting.season }),
      ...(setting.shrines && { shrines: setting.shrines }),
      ...(unbound && {
        kami: Object.fromEntries(Object.entries(unbound).map(([kami, province]) => [kami, { province }])),
      }),
      ...(setting.alliances && {
        alliances: setting.alliances.map((pair) => pair.split(' ') as [ClanId, ClanId]),
      }),
      ...(setting.wars && { wars: setting.wars }),
      ...(setting.display && { display: setting.display }),
      clans: Object.fromEntries(clans.map((clan) => [clan, perClan(clan)])),
      ...(setting.at && { at: setting.at }),
    },
  };
}

/** `'koi bushi 2 daimyo, lotus bushi'` at each place, for one clan. */
function piecesOf<Place extends string>(
  clan: ClanId,
  places: Readonly<Partial<Record<Place, string>>> | undefined,
): Partial<Record<Place, Pieces>> {
  const found: Partial<Record<Place, Pieces>> = {};
  for (const [place, text] of Object.entries(places ?? {}) as [Place, string][]) {
    for (const part of text.split(',')) {
      const [who, ...words] = part.trim().split(/\s+/);
      if (who !== clan) continue;
      const pieces: Pieces = {};
      words.forEach((word, i) => {
        if (!/^\d+$/.test(word)) pieces[word] = /^\d+$/.test(words[i + 1] ?? '') ? Number(words[i + 1]) : 1;
      });
      found[place] = pieces;
    }
  }
  return found;
}

/** The methods of a table over any position. */
export function gameTable(state: State, events: Event[] = []): GameTable {
  const sink = (event: Event): void => {
    events.push(event);
  };
  const clanOf = (clan: ClanId) => {
    const found = snapshot(state).clans[clan];
    if (found === undefined) throw new Error(`${clan} is not at this table`);
    return found;
  };
  const answerQuietly = (stopBefore?: Step): boolean => {
    const [asked] = decisions(state);
    if (asked === undefined) return false;
    playTo(state, quietAnswer(state, asked), sink, stopBefore);
    return true;
  };
  return {
    state,
    events,
    play: (move) => {
      while (refusal(state, move) !== undefined) {
        if (!answerQuietly()) throw new Error(`never legal: ${JSON.stringify(move)}`);
      }
      play(state, move, sink);
    },
    playNow: (move) => play(state, move, sink),
    until: (marker) => {
      const step = markerStep(marker);
      while (!isNext(state, step)) if (!answerQuietly(step)) return;
    },
    untilAsked: (kind, clan) => {
      const isAsked = (): boolean =>
        decisions(state).some((asked) => asked.kind === kind && (clan === undefined || asked.clan === clan));
      while (!isAsked()) if (!answerQuietly()) return;
    },
    refused: (move) => refusal(state, move)?.code,
    legal: (clan) => legalMoves(state, clan),
    asked: () => decisions(state),
    waitingFor: () => decisions(state).map(({ clan }) => clan),
    vp: (clan) => clanOf(clan).vp ?? 0,
    coins: (clan) => clanOf(clan).coins ?? 0,
    ronin: (clan) => clanOf(clan).ronin ?? 0,
    honor: () => [...(snapshot(state).honor ?? [])],
    force: (clan, province) => forceIn(state, clanNumber(clan), provinceNumber(province)),
    count: (clan, figure, place) => {
      const { map = {}, shrines = {}, reserve } = clanOf(clan);
      const places: Partial<Record<string, Readonly<Pieces>>> = { ...map, ...shrines, reserve };
      return places[place]?.[figure] ?? 0;
    },
    cards: (clan) => clanOf(clan).cards ?? [],
    tokens: (clan) => (clanOf(clan).tokens ?? []).map(({ province, season }) => `${province} ${season}`),
    hostages: (clan) => (clanOf(clan).hostages ?? []).map(({ of, figure }) => `${of} ${figure}`),
    winners: () => result(state)?.winners ?? [],
  };
}
