import { botOf, gameBetween } from '@hinode/bots';
import {
  type ClanId,
  type Decision,
  decisions,
  type Move,
  newGame,
  play,
  result,
  type SeasonId,
  type Setup,
  type View,
  view,
} from '@hinode/engine';
import { type GameRecord, newRecord, replay } from '@hinode/engine/records';

/** Positions as they occur in real games: bots play, and the game stops at a certain question. */

export interface Moment {
  readonly clan: ClanId;
  readonly season: SeasonId;
  readonly kind: Decision['kind'];
  /** Not the first such question of the season but the nth. */
  readonly nth?: number;
  /** Further conditions on what that clan sees, and on the moves so far. */
  readonly where?: (seen: View, moves: readonly Move[]) => boolean;
}

const start = (setup: Setup) =>
  gameBetween(
    setup,
    Object.fromEntries(setup.clans.map((clan) => [clan, botOf('samurai', { quick: true })])),
    setup.seed,
  );

/** How many games are played before a moment is considered impossible. */
const MOST_GAMES = 20;

/** A game of these bots up to a moment: the first game in which it occurs. */
export function botGameAt(setup: Setup, moment: Moment): GameRecord {
  for (let n = 1; n <= MOST_GAMES; n++) {
    const record = gameUpTo({ ...setup, seed: n === 1 ? setup.seed : `${setup.seed} ${n}` }, moment);
    if (record !== undefined) return record;
  }
  throw new Error(`${moment.clan} is not asked ${moment.kind} in ${moment.season}`);
}

function gameUpTo(setup: Setup, { clan, season, kind, nth = 1, where }: Moment): GameRecord | undefined {
  const state = newGame(setup);
  const moves: Move[] = [];
  const isThere = (): boolean => {
    if (!decisions(state).some((one) => one.clan === clan && one.kind === kind)) return false;
    const seen = view(state, clan);
    return seen.season === season && (where?.(seen, moves) ?? true);
  };
  let before = isThere() ? 1 : 0;
  for (const move of movesOf(setup)) {
    if (before === nth) break;
    play(state, move);
    moves.push(move);
    if (isThere()) before++;
  }
  return before === nth ? newRecord(setup, moves) : undefined;
}

/** The game of these bots to its end. */
export function wholeBotGame(setup: Setup): GameRecord {
  const moves = [...movesOf(setup)];
  return newRecord(setup, moves, result(replay(newRecord(setup, moves))));
}

type BotGame = ReturnType<typeof start>;

/** A game is played once, however many of its moments are needed. */
const games = new Map<string, BotGame>();

function* movesOf(setup: Setup): Generator<Move> {
  const name = JSON.stringify(setup);
  const game = games.get(name) ?? start(setup);
  games.set(name, game);
  for (let i = 0; i < game.moves.length || game.next() !== undefined; i++) yield game.moves[i] as Move;
}
