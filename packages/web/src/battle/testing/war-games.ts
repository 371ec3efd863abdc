import { botOf, playGame } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import { CORE_CLAN_IDS } from '@hinode/engine/facts';
import { type Game, isRefused, playIn, startGame } from '@hinode/engine/games';
import { look } from '../../local/looking.ts';
import type { Seat, TableState } from '../../table/table.ts';

/** What one clan is shown of the wars of a whole game of quick bots, move by move; the wars of each season apart. */
export function warsSeenBy(me: ClanId, seed: string): TableState[][] {
  const clans = CORE_CLAN_IDS.slice(0, 4) as ClanId[];
  const setup = { clans, set: 'archway', seed } as const;
  const { moves } = playGame(setup, Object.fromEntries(clans.map((clan) => [clan, botOf('ashigaru')])), seed);
  const seats: Seat[] = clans.map((clan) => ({
    clan,
    player: clan === me ? { kind: 'person' } : { kind: 'bot', level: 'ashigaru' },
  }));
  const wars: TableState[][] = [[]];
  let game: Game = startGame(setup);
  for (const move of moves) {
    const next = playIn(game, move);
    if (isRefused(next)) throw new Error(`${JSON.stringify(move)} is refused`);
    game = next.game;
    const state = look(game, { seats, last: me });
    const season = wars.at(-1) as TableState[];
    // The state after the last battle belongs to it.
    if (state.view.phase === 'war' || season.length > 0) season.push(state);
    if (state.view.phase !== 'war' && season.length > 0) wars.push([]);
  }
  return wars.filter((states) => states.length > 0);
}
