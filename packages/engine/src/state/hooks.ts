import type { Step } from '../agenda/agenda.ts';
import type { Options } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import type { Refusal } from '../errors.ts';
import type { State } from './layout.ts';

/**
 * Every point at which an ability can have something to say. Cards, clans, kami and war advantages declare the same hooks;
 * a phase never names one of them: it asks or tells whoever has something to say (`state/abilities.ts`). `owner` is
 * the clan whose ability it is, `copies` how many it has of it (1 for everything but cards).
 */
export interface Hooks extends FigureRules {
  /** What becomes of the Force of the owner's pieces. */
  readonly force?: ForceRule | readonly ForceRule[];

  /** After a summon, what is simply gained. */
  readonly afterSummon?: Told;
  /** After a summon, the step to put on the agenda, once per copy. */
  readonly mayAfterSummon?: Step;
  /** After everybody has recruited (MANDATE-6). */
  readonly afterRecruit?: Act;
  /** When a mandate is chosen by the owner. */
  readonly onChoosing?: Told<number>;
  /** When the owner has spent coins on a card or a stronghold: so many. */
  readonly onSpending?: Told<number>;
  /** Another player is about to use a shipping route for the first time in this mandate or favor. */
  readonly onCrossing?: Toll;
  /** At the start of the war phase (WAR-1). */
  readonly atWarStart?: Act;
  /** At the start of a battle, before the bids. */
  readonly atBattleStart?: Act;
  /**
   * Can what the ability brings depend on who of several players acted before (HONOR-6)? A quick look, before both orders
   * are tried: it may say yes too often, but never no where it matters.
   */
  readonly mindsWhoWentBefore?: (state: State, owner: number) => boolean;
  /** The owner took the war province token of a province. */
  readonly onToken?: Told<number>;
  /** Figures of the owner were killed: so many. */
  readonly onLosses?: Told<number>;
  /** An effect of the owner killed. */
  readonly onKilling?: Told<Kill>;
  /** The owner may spare what an effect of theirs would kill: what sparing is worth. */
  readonly onSparing?: Told;
  /** Honor broke a tie in the owner's favor (HONOR-5). */
  readonly onTie?: Told<Tie>;
  /** A moment ended; `copies` as they were when it began (WORD-13). */
  readonly atMomentEnd?: Told;
  /** Victory points in Winter. */
  readonly inWinter?: (state: State, owner: number) => number;

  readonly extraReplacements?: number;
  readonly extraHostages?: number;
  /** Ronin that can be hired beyond those in reserve, if so many coins are kept back. */
  readonly extraRonin?: (coins: number) => number;
  /** What the owner pays for what costs so much, before discounts. */
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

/** Those of something that belongs to whoever is strongest somewhere: it cannot change Force, on which that depends. */
export type HooksWithoutForce = Omit<Hooks, 'force'>;

/**
 * What holds for a piece of a clan at a place. A card or a clan says it of its owner's pieces; what stands at a place
 * (`state/things.ts`) says it of everybody's there. Where a piece may not be or do something, it is said why.
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
  /** May it move out of the place? Whoever dies, is replaced or taken hostage does not move. */
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
  /** What becomes of its Force there, after everything else. */
  readonly changesForce?: (
    state: State,
    owner: number,
    clan: number,
    kind: number,
    place: number,
    force: number,
  ) => number;
}

/** How a piece comes to a place. Pushed by somebody else, it moves; a figure that comes under control is there already. */
export type Arrival = 'summon' | 'move' | 'place' | 'replace' | 'build' | 'control';

/** Why something is forbidden: the code and the rule of the refusal. */
export interface Ban {
  readonly code: string;
  readonly rule: string;
}

/** Makes the ban. */
export const ban = (code: string, rule: string): Ban => ({ code, rule });

/** What an ability does at a time that it shares with those of other players (HONOR-6): once per copy. */
export interface Act {
  readonly does: (table: Table, owner: number) => void;
  /** Has it anything to do? Without this: always. */
  readonly can?: (state: State, owner: number) => boolean;
  /** Its owner has something to choose. */
  readonly asks?: true;
}

/**
 * An ability is told that something happened: what it happened to, or how much of it. It puts at most one step per copy on the
 * agenda: that is the room there is (`shape/room.ts`).
 */
export type Told<About = void> = (table: Table, owner: number, copies: number, about: About) => void;

/** Pieces as abilities speak of them: a Monster that counts as a Shinto or a Daimyo goes with these. */
export type PieceType = 'bushi' | 'shinto' | 'daimyo' | 'monster' | 'kami' | 'stronghold';

/** What an ability makes of the Force of each piece of some types. */
export interface ForceRule {
  readonly of: readonly PieceType[];
  /** It has at least this; what is added comes on top. */
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

/** So much more Force for each copy. */
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

/** What ties are counted in: Force at a shrine, bids, Force in a war that is not fought, in a battle, at Harvest. */
export type Contest = 'favor' | 'bid' | 'peaceful-war' | 'battle' | 'harvest';

/** A tie that was won by honor. */
export interface Tie {
  /** A bit for each clan that lost it. */
  readonly tied: number;
  readonly over: Contest;
}

/** What can be announced with a tile that lies face down, and why something cannot. */
export interface Announcing {
  readonly options: (tile: number, out: Options) => void;
  readonly whyNot: (code: number) => Refusal | undefined;
}

/** What the use of a shipping route may cost. */
export interface Toll {
  /** The step that asks its owner whether it is charged. */
  readonly asks: Step<Crossing>;
  /** Why there is no way for somebody who was charged and has not paid. */
  readonly closed: Ban;
}

/** What a step that asks about a crossing is about: who moves, and over which shipping route. */
export type Crossing = { readonly mover: 'clan'; readonly route: 'route' };

/** What can be known of a kill by those who react to it. */
export interface Kill {
  readonly by: number;
  /** A bit for each clan that lost a figure. */
  readonly victims: number;
}
