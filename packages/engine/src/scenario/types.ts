import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import type { ProvinceId } from '../data/map.ts';
import type { KamiId, MandateId, SeasonId } from '../data/year.ts';
import type { Decision } from '../moves/legal.ts';
import type { FigureId, Move } from '../moves/types.ts';
import type { Marker } from '../phases/markers.ts';
import type { Setup } from '../setup.ts';

/** A scenario: a position, moves, and what must hold after. */
export interface Scenario {
  readonly name: string;
  /** The rules it proves. */
  readonly rules?: readonly string[];
  readonly setup: Setup;
  readonly position?: Position;
  readonly moves?: readonly ScenarioMove[];
  readonly until?: 'decision' | Marker;
  readonly expect?: Expectation;
}

/** A move that may have to be refused, with a code or with any. */
export type ScenarioMove = Move & { readonly refused?: string | true };

export const AT_PHASES = ['season-start', 'tea', 'mandate', 'kami', 'war-start', 'war', 'winter'] as const;
export type AtPhase = (typeof AT_PHASES)[number];

export interface At {
  readonly phase: AtPhase;
  readonly clan?: ClanId;
  readonly tiles?: readonly MandateId[];
  readonly turn?: number;
  readonly war?: number;
}

type Pieces = Readonly<Record<FigureId, number>>;

export interface ClanPosition {
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
  readonly cards?: readonly CardId[];
  readonly tokens?: readonly { readonly province: ProvinceId; readonly season: SeasonId }[];
  readonly allianceSeasons?: readonly SeasonId[];
  readonly map?: Readonly<Partial<Record<ProvinceId, Pieces>>>;
  readonly shrines?: Readonly<Partial<Record<KamiId, Pieces>>>;
  readonly hostages?: readonly { readonly of: ClanId; readonly figure: FigureId }[];
}

/** `clan`: who controls it, which follows from the worshippers. */
export interface KamiPosition {
  readonly province: ProvinceId | 'none';
  readonly clan?: ClanId | 'none';
}

export interface Position {
  readonly season?: SeasonId;
  readonly shrines?: readonly KamiId[];
  readonly honor?: readonly ClanId[];
  readonly alliances?: readonly (readonly [ClanId, ClanId])[];
  readonly wars?: readonly ProvinceId[];
  readonly display?: readonly CardId[];
  /** If the kami come to the map: where each one is. Those not named are beside their shrines. */
  readonly kami?: Readonly<Partial<Record<KamiId, KamiPosition>>>;
  readonly clans?: Readonly<Partial<Record<ClanId, ClanPosition>>>;
  readonly at?: At;
}

export interface Snapshot extends Omit<Position, 'at'> {
  readonly at: Readonly<Record<string, unknown>>;
  readonly clans: Readonly<Partial<Record<ClanId, ClanPosition & { readonly reserve: Pieces }>>>;
  readonly decisions: readonly Decision[];
  readonly winners: readonly ClanId[];
}

/** A part of a snapshot, and moves that must or must not be legal. */
export type Expectation = Readonly<Record<string, unknown>> & {
  readonly legal?: readonly Move[];
  readonly illegal?: readonly Move[];
};
