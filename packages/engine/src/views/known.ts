import type { Field } from '../state/layout.ts';

/**
 * Who may know which field of a position, by the names of the layout (`state/layout.ts`). Only what is named public is ever
 * copied for a viewer: a new field is known to nobody until it is named here, and a test fails until it is.
 */

/** KNOW-1: lies open on the table. */
export const PUBLIC: readonly string[] = [
  // The game
  ...['players', 'inPlay', 'set', 'shrines', 'season', 'phase'],
  // The clans
  ...['honor', 'honorRank', 'ally', 'alliedIn', 'vp', 'coins', 'ronin', 'squads', 'copies'],
  // What was taken by whom, in order
  ...['cardsTaken', 'cardsTakenCount', 'tokens', 'tokenCount', 'hostages', 'hostageCount'],
  // The season
  ...['display', 'displayCount', 'wars', 'warCount', 'warNext', 'kamiTurn'],
  // The tea ceremony
  ...['ready', 'proposalsMade', 'proposalGive', 'proposalAsk'],
  // The pause before the war (DEAL-6): everybody saw who got what
  ...['gained', 'gainedAny'],
  // The mandates
  ...['turn', 'current', 'mandate', 'stackCount', 'playedBy', 'played'],
  // What the player who is acting has done in this mandate or favor
  ...['summonedAt', 'summoned', 'arrived', 'traveled', 'tolls', 'replacedOf', 'replacedWorshippers'],
  // The moment (WORD-13)
  ...['momentOpen', 'momentVp', 'momentCoins', 'momentCoinsBefore', 'momentCopies'],
  // The battle
  ...[
    'battleProvince',
    'fighters',
    'hasBid',
    'bidsRevealed',
    'advantageWinners',
    'hired',
    'killedInBattle',
    'battleWinner',
  ],
  // The end
  ...['winners'],
  // The agenda
  ...['agendaDepth', 'agenda'],
];

/** KNOW-3 to KNOW-5: a viewer knows some of its cells. `knowledge` says which. */
export const PARTLY_KNOWN: readonly string[] = ['stack', 'tileLaid', 'tilesReturned', 'bids'];

/** KNOW-2: nobody knows it. */
export const SECRET: readonly string[] = ['chanceKey', 'chanceDrawn'];

export interface Stretch {
  readonly at: number;
  readonly end: number;
}

/** The public cells as stretches without a gap: a few long ones are copied quicker than many fields. */
export const publicStretches = (fields: readonly Field[]): readonly Stretch[] =>
  fields
    .filter(({ name }) => PUBLIC.includes(name))
    .reduce<{ at: number; end: number }[]>((stretches, { at, length }) => {
      const last = stretches.at(-1);
      if (last?.end === at) last.end += length;
      else stretches.push({ at, end: at + length });
      return stretches;
    }, []);
