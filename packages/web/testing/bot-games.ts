import { botOf, gameBetween } from '@hinode/bots';
import {
  type ClanId,
  type Decision,
  decisions,
  type GameRecord,
  newRecord,
  result,
  type SeasonId,
  type Setup,
  type View,
  view,
} from '@hinode/engine';

/** Positions as they come up in real games: bots play, and one stops them where something is asked. */

export interface Moment {
  readonly clan: ClanId;
  readonly season: SeasonId;
  readonly kind: Decision['kind'];
  /** Not the first such question of the season but the nth. */
  readonly nth?: number;
  /** Whatever else must hold in what that clan sees. */
  readonly where?: (seen: View) => boolean;
}

const start = (setup: Setup) =>
  gameBetween(
    setup,
    Object.fromEntries(setup.clans.map((clan) => [clan, botOf('samurai', { quick: true })])),
    setup.seed,
  );

/** So many games are played before a moment is called impossible. */
const MOST_GAMES = 20;

/** A game of these bots up to a moment: the first one in which it comes. */
export function botGameAt(setup: Setup, moment: Moment): GameRecord {
  for (let n = 1; n <= MOST_GAMES; n++) {
    const record = gameUpTo({ ...setup, seed: n === 1 ? setup.seed : `${setup.seed} ${n}` }, moment);
    if (record !== undefined) return record;
  }
  throw new Error(`${moment.clan} is not asked ${moment.kind} in ${moment.season}`);
}

function gameUpTo(setup: Setup, { clan, season, kind, nth = 1, where }: Moment): GameRecord | undefined {
  const game = start(setup);
  let before = 0;
  do {
    const asked = decisions(game.state).some((one) => one.clan === clan && one.kind === kind);
    const seen = view(game.state, clan);
    if (asked && seen.season === season && (where?.(seen) ?? true) && ++before === nth)
      return newRecord(setup, [...game.moves]);
  } while (game.next() !== undefined);
  return undefined;
}

/** The game of these bots to its end. */
export function wholeBotGame(setup: Setup): GameRecord {
  const game = start(setup);
  while (game.next() !== undefined);
  return newRecord(setup, [...game.moves], result(game.state));
}
