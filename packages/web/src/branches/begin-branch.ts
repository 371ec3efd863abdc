import type { ClanId, Move, View } from '@hinode/engine';
import { type RankedClan, ranking, rankingSoFar } from '@hinode/engine/facts';
import { goTo } from '../app/route.ts';
import { whereOf } from '../home/where.ts';
import { keepGame } from '../local/new-game.ts';
import { movesIn, type ReplayedGame, seatsFor, tableAfter } from '../replay/replay-table.ts';
import type { GamePlace } from '../replay/use-moment.ts';
import { type Branch, keepBranch } from './kept-branches.ts';

interface Beginning {
  readonly game: ReplayedGame;
  /** Where one is, with the moment. */
  readonly from: GamePlace;
  /** After so many moves. */
  readonly at: number;
  /** Who plays on, and bots against them. */
  readonly leads: ClanId | 'all';
  /** Made at once. */
  readonly move?: Move | undefined;
}

/** Plays on from a moment of a game: in a game of its own, which knows where it came from. */
export async function beginBranch(beginning: Beginning): Promise<void> {
  const { game, leads, move, at } = beginning;
  // What is played from here on has another end, and nobody's proof.
  const { result: _, marks: __, proof: ___, ...record } = game.record;
  const moves = movesIn(game).slice(0, at);
  const entries = move === undefined ? moves : [...moves, move];
  const id = await keepGame({ seats: seatsFor(game, leads), record: { ...record, entries } });
  await keepBranch(branchOf(id, beginning));
  goTo({ page: 'game', id });
}

function branchOf(id: string, { game, from, at }: Omit<Beginning, 'leads'>): Branch {
  const { engine: _, ...original } = game;
  const moves = movesIn(game);
  const viewAfter = (n: number): View => tableAfter(game, moves, n).state().view;
  return {
    id,
    from,
    at,
    where: whereOf(viewAfter(at)),
    original: { ...original, standing: standingIn(viewAfter(moves.length)) },
    begunAt: Date.now(),
  };
}

/** How the clans stand: at the end of the game, or so far. */
function standingIn({ result, clans, honor }: View): readonly RankedClan[] {
  if (result !== undefined) return ranking(result);
  return rankingSoFar({ vp: Object.fromEntries(clans.map(({ clan, vp }) => [clan, vp])), honor });
}
