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

/** The game of these bots up to a moment. */
export function botGameAt(setup: Setup, { clan, season, kind, nth = 1, where }: Moment): GameRecord {
  const game = start(setup);
  let before = 0;
  do {
    const asked = decisions(game.state).some((one) => one.clan === clan && one.kind === kind);
    const seen = view(game.state, clan);
    if (asked && seen.season === season && (where?.(seen) ?? true) && ++before === nth)
      return newRecord(setup, [...game.moves]);
  } while (game.next() !== undefined);
  throw new Error(`${clan} is not asked ${kind} ${nth} times in ${season}`);
}

/** The game of these bots to its end. */
export function wholeBotGame(setup: Setup): GameRecord {
  const game = start(setup);
  while (game.next() !== undefined);
  return newRecord(setup, [...game.moves], result(game.state));
}
