import { hasVariant } from '../data/boxes.ts';
import { CARD_FACTS, isExtraMonster } from '../data/cards.ts';
import { CLAN_IDS, type ClanId } from '../data/clans.ts';
import { PLAYER_COUNTS } from '../data/players.ts';
import { SET_IDS, type SetId } from '../data/year.ts';
import { newGame, play, type Rng, refusal, rngFrom, type Setup, type State } from '../index.ts';
import { writeMove } from '../moves/border.ts';
import { randomAsked, randomCode } from '../moves/random.ts';
import type { Move } from '../moves/types.ts';

/** Random games for checking what must hold in every game. */

/** More decisions than any game of random play has; a game that gets here does not end. */
const MOST_DECISIONS = 5000;

const EXTRA_MONSTERS = CARD_FACTS.filter(isExtraMonster).map(({ id }) => id);

/**
 * The setup of the n-th random game: every number of players, set and choice of clans occurs, with and without everything else that
 * a table can name.
 */
export function nthSetup(seed: string, n: number): Setup {
  const rng = rngFrom(`${seed} setup ${n}`);
  const clans: ClanId[] = [...CLAN_IDS];
  while (clans.length > (PLAYER_COUNTS[n % PLAYER_COUNTS.length] as number))
    clans.splice(rng.below(clans.length), 1);
  return {
    clans,
    set: SET_IDS[rng.below(SET_IDS.length)] as SetId,
    seed: `${seed} ${n}`,
    ...(n % 3 === 1 && { monsters: EXTRA_MONSTERS, unbound: hasVariant('unbound') }),
  };
}

export interface Moment {
  readonly state: State;
  readonly nth: number;
  /** How many moves were made before. */
  readonly played: number;
  readonly clan: number;
  readonly code: number;
  readonly move: Move;
}

/** A gift or a proposal with a sweetener, out of turn: random play never makes one by itself. */
function interjection(clans: readonly ClanId[], rng: Rng): Move {
  const clan = clans[rng.below(clans.length)] as ClanId;
  const other = clans[rng.below(clans.length)] as ClanId;
  const purse = () => ({ coins: rng.below(4), ronin: rng.below(2) });
  return rng.below(2) === 0
    ? { clan, type: 'gift', to: other, ...purse() }
    : { clan, type: 'propose', with: other, give: purse(), ask: purse() };
}

/** Plays a random game, with gifts and sweeteners, and stops before every decision so that it can be checked. */
export function walk(
  setup: Setup,
  rng: Rng,
  look: (moment: Moment) => void,
): { state: State; moves: Move[] } {
  const state = newGame(setup);
  const moves: Move[] = [];
  for (let nth = 0; ; nth++) {
    if (nth === MOST_DECISIONS) throw new Error(`the game of ${JSON.stringify(setup)} does not end`);
    const clan = randomAsked(state, rng);
    if (clan < 0) return { state, moves };
    const word = rng.below(16) === 0 ? interjection(setup.clans, rng) : undefined;
    if (word !== undefined && refusal(state, word) === undefined) {
      play(state, word);
      moves.push(word);
      continue;
    }
    const code = randomCode(state, clan, rng);
    const move = writeMove(state, clan, code);
    look({ state, nth, played: moves.length, clan, code, move });
    play(state, move);
    moves.push(move);
  }
}

export const sameBytes = (a: State, b: State): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
