import type { Step } from '../agenda/agenda.ts';
import type { Options } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import type { Refusal } from '../errors.ts';
import type { State } from './layout.ts';

/**
 * Every point at which an ability can have something to say. Cards, clans, kami and war advantages declare the same hooks; a phase
 * never names one of them: it asks or tells whichever have something to say (`state/abilities.ts`). `owner` is the clan whose
 * ability it is, `copies` how many of it the clan has (1 for everything but cards).
 */
export interface Hooks extends FigureRules {
  /** How the Force of the owner's pieces changes. */
  readonly force?: ForceRule | readonly ForceRule[];

  /** After a summon, what is simply gained. */
  readonly afterSummon?: Told;
  /** After a summon, the step to put on the agenda, once per copy. */
  readonly mayAfterSummon?: Step;
  /** After everybody has recruited (MANDATE-6). */
  readonly afterRecruit?: Act;
  /** When a mandate is chosen by the owner. */
  readonly onChoosing?: Told<number>;
  /** When the owner has spent this many coins on a card or a stronghold. */
  readonly onSpending?: Told<number>;
  /** Another player is about to use a shipping route for the first time in this mandate or favor. */
  readonly onCrossing?: Toll;
  /** At the start of the war phase (WAR-1). */
  readonly atWarStart?: Act;
  /** At the start of a battle, before the bids. */
  readonly atBattleStart?: Act;
  /**
   * Can what the ability brings depend on which of several players acted before (HONOR-6)? A quick check, before both orders are
   * tried: it may say yes too often, but never no where it matters.
   */
  readonly mindsWhoWentBefore?: (state: State, owner: number) => boolean;
  /** The owner took the war province token of a province. */
  readonly onToken?: Told<number>;
  /** This many figures of the owner were killed. */
  readonly onLosses?: Told<number>;
  /** An effect of the owner killed. */
  readonly onKilling?: Told<Kill>;
  /** The owner may spare what an effect of theirs would kill: the reward for sparing. */
  readonly onSparing?: Told;
  /** Honor broke a tie in the owner's favor (HONOR-5). */
  readonly onTie?: Told<Tie>;
  /** A moment ended; `copies` as they were when it began (WORD-13). */
  readonly atMomentEnd?: Told;
  /** Victory points in Winter. */
  readonly inWinter?: (state: State, owner: number) => number;

  readonly extraReplacements?: number;
  readonly extraHostages?: number;
  /** Ronin that can be hired beyond those in reserve, if this many coins are kept back. */
  readonly extraRonin?: (coins: number) => number;
  /** What the owner pays, before discounts, for something with this price. */
  readonly price?: (cost: number) => number;
  /** May summon to any province; the number in Recruit is still set by strongholds. */
  readonly summonsAnywhere?: true;
  /** May move to any province and never uses a shipping route. */
  readonly movesAnywhere?: true;
  /** Strongholds move like figures. */
  readonly strongholdsMove?: true;
  /** Lays the mandate tile face down, and announces what is played. */
  readonly announcing?: Announcing;
}

/**
 * The hooks of something that belongs to whichever clan is strongest somewhere: they cannot change Force, because that depends on
 * it.
 */
export type HooksWithoutForce = Omit<Hooks, 'force'>;

/**
 * What holds for a piece of a clan at a place. A card or a clan declares it for its owner's pieces; something that stands at a
 * place (`state/things.ts`) for everybody's pieces there. If a piece may not be or do something, it says why.
 */
export interface FigureRules {
  /** May it come to stand at the place? */
  readonly keepsOut?: (
    state: State,
    owner: number,
    clan: number,
    kind: number,
    place: number,
    arrival: Arrival,
  ) => Ban | undefined;
  /** May it move out of the place? A figure that dies, is replaced or taken hostage does not move. */
  readonly keepsIn?: (
    state: State,
    owner: number,
    clan: number,
    kind: number,
    place: number,
  ) => Ban | undefined;
  /** May an effect of the clan `by` kill it? */
  readonly keepsAlive?: (
    state: State,
    owner: number,
    clan: number,
    kind: number,
    place: number,
    by: number,
  ) => boolean;
}

/** What holds for everybody's pieces at a place. */
export interface PlaceRules extends FigureRules {
  /** How its Force changes there, after everything else. */
  readonly changesForce?: (
    state: State,
    owner: number,
    clan: number,
    kind: number,
    place: number,
    force: number,
  ) => number;
}

/** How a piece comes to a place. Pushed by another clan, it moves; a figure that comes under control is there already. */
export type Arrival = 'summon' | 'move' | 'place' | 'replace' | 'build' | 'control';

/** Why something is forbidden: the code and the rule of the refusal. */
export interface Ban {
  readonly code: string;
  readonly rule: string;
}

/** Creates the ban. */
export const ban = (code: string, rule: string): Ban => ({ code, rule });

/** What an ability does at a time when other players' abilities also act (HONOR-6): once per copy. */
export interface Act {
  readonly does: (table: Table, owner: number) => void;
  /** Does it have anything to do? If absent: always. */
  readonly can?: (state: State, owner: number) => boolean;
  /** Its owner has something to choose. */
  readonly asks?: true;
}

/**
 * An ability is told that something happened: what it happened to, or how much of it. It puts at most one step per copy on the
 * agenda: there is room for no more (`shape/room.ts`).
 */
export type Told<About = void> = (table: Table, owner: number, copies: number, about: About) => void;

/** Pieces as abilities classify them: a Monster that counts as a Shinto or a Daimyo is one of these. */
export type PieceType = 'bushi' | 'shinto' | 'daimyo' | 'monster' | 'kami' | 'stronghold';

/** How an ability changes the Force of each piece of some types. */
export interface ForceRule {
  readonly of: readonly PieceType[];
  /** The minimum; what is added comes on top. */
  readonly least: number;
  /** What each copy adds. */
  readonly more: number;
  readonly during: 'war' | 'always';
}

/** At least this Force. */
export const atLeast = (
  least: number,
  of: readonly PieceType[],
  during: ForceRule['during'] = 'always',
): ForceRule => ({
  of,
  least,
  more: 0,
  during,
});

/** This much more Force for each copy. */
export const more = (
  force: number,
  of: readonly PieceType[],
  during: ForceRule['during'] = 'always',
): ForceRule => ({
  of,
  least: 0,
  more: force,
  during,
});

/** What ties are about: Force at a shrine, bids, Force in a war without a battle, in a battle, at Harvest. */
export type Contest = 'favor' | 'bid' | 'peaceful-war' | 'battle' | 'harvest';

/** A tie that was won by honor. */
export interface Tie {
  /** A bit for each clan that lost it. */
  readonly tied: number;
  readonly over: Contest;
}

/** What can be announced with a tile that is face down, and why something cannot. */
export interface Announcing {
  readonly options: (tile: number, out: Options) => void;
  readonly whyNot: (code: number) => Refusal | undefined;
}

/** What the use of a shipping route may cost. */
export interface Toll {
  /** The step that asks its owner whether it is charged. */
  readonly asks: Step<Crossing>;
  /** Why the route is closed to somebody who was charged and has not paid. */
  readonly closed: Ban;
}

/** What a step that asks about a crossing is about: who moves, and over which shipping route. */
export type Crossing = { readonly mover: 'clan'; readonly route: 'route' };

/** What abilities that react to a kill can know about it. */
export interface Kill {
  readonly by: number;
  /** A bit for each clan that lost a figure. */
  readonly victims: number;
}
