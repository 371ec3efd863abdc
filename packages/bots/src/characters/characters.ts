import type { Faith, Occasion } from '../talk/voices.ts';
import type { CharacterId } from './choosing.ts';

/**
 * Characters: styles of play that somebody at the table can notice. A character is a handful of numbers beside those of its level, which
 * still decides how well it plays: what it likes to do, how it bargains, and how it keeps its word. All of them are in victory points, and
 * small beside what an answer mostly hangs on, so that none of them is a fool.
 */

export interface Character {
  /** What it likes to do: added to what an answer is worth. */
  readonly tastes: Tastes;
  readonly bargaining: Bargaining;
  /** How firmly it keeps its promises, if not as firmly as its level does. */
  readonly faith?: Faith;
  /** What it speaks of besides what its level does, and what it never speaks of. */
  readonly speaks: readonly Occasion[];
  readonly keepsSilent: readonly Occasion[];
}

export interface Tastes {
  /** Betraying an ally. */
  readonly betray: number;
  readonly harvest: number;
  /** Each coin that is not spent on cards. */
  readonly thrift: number;
  /** How much more a worshipper that brings a lead counts. */
  readonly worship: number;
}

export interface Bargaining {
  /** What having an ally is worth to it beyond what the alliance brings. */
  readonly fellowship: number;
  /** The most coins it asks for an alliance by which the other gains more. It asks for no more than is fair. */
  readonly asks: number;
  /** How much less than others it must hope for to pay for a mandate. */
  readonly generosity: number;
  /** How much of what others did to it, good or bad, it remembers. */
  readonly remembers: number;
}

/** How bots without a character bargain. */
export const PLAIN: Bargaining = { fellowship: 0, asks: 0, generosity: 0, remembers: 1 };

const INDIFFERENT: Tastes = { betray: 0, harvest: 0, thrift: 0, worship: 0 };

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  loyal: {
    tastes: { ...INDIFFERENT, betray: -5 },
    bargaining: { ...PLAIN, fellowship: 0.6 },
    faith: { price: 12, chance: 0 },
    speaks: ['word-kept', 'word-broken', 'ally-chooses'],
    keepsSilent: [],
  },
  merchant: {
    tastes: { ...INDIFFERENT, harvest: 0.6, thrift: 0.12 },
    bargaining: { ...PLAIN, asks: 2, generosity: 0.4 },
    speaks: ['was-given', 'ally-chooses', 'i-offer'],
    keepsSilent: ['was-entered'],
  },
  traitor: {
    tastes: { ...INDIFFERENT, betray: 2.2 },
    bargaining: { ...PLAIN, fellowship: 0.3 },
    faith: { price: 1, chance: 0.8 },
    speaks: ['i-offer', 'allied'],
    keepsSilent: ['i-broke-faith', 'i-decline'],
  },
  pious: {
    tastes: { ...INDIFFERENT, worship: 1 },
    bargaining: PLAIN,
    speaks: ['i-decline', 'i-broke-faith', 'was-given'],
    keepsSilent: ['was-entered', 'was-declined'],
  },
};
