import { asideFor, newFloor, questionFor } from '@hinode/bots';
import {
  type ClanId,
  type Decision,
  decisions,
  type Event,
  type Move,
  newGame,
  play,
  type Result,
  refusal,
  result,
  type Setup,
  view,
} from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import type { Game, Player } from './player.ts';

/** A game whose players may take their time. Each is shown what its clan may know, and nothing else. */

/** No game that ends by itself is anywhere near as long. */
const TOO_LONG = 20_000;

export interface Match {
  readonly setup: Setup;
  readonly game: number;
  readonly games: number;
  /** One for each clan of the setup. */
  readonly players: ReadonlyMap<ClanId, Player>;
  /** Called between moves. */
  readonly breathe: () => Promise<void> | undefined;
}

export async function playMatch({ setup, game, games, players, breathe }: Match): Promise<Result> {
  const early: Event[] = [];
  const state = newGame(setup, (event) => early.push(event));
  const { set } = view(state);
  const clans = CLAN_IDS.filter((clan) => players.has(clan));
  const gameOf = (clan: ClanId): Game => ({ game, games, clan, clans, set });
  const tell = (event: Event): void => {
    for (const [clan, player] of players)
      if (event.seenBy === 'all' || event.seenBy === clan) player.observe(event);
  };

  for (const [clan, player] of players) player.begin(gameOf(clan));
  early.forEach(tell);
  const floor = newFloor();
  const nextMove = async (decision: Decision, moves: number): Promise<Move> => {
    for (let clan = floor.next(state, decision); clan; clan = floor.next(state, decision)) {
      const aside = players.get(clan)?.aside(asideFor(state, clan, decision, setup.seed, moves));
      if (aside !== undefined) return aside;
    }
    floor.answered();
    const player = players.get(decision.clan);
    if (player === undefined) throw new Error(`nobody plays the ${decision.clan}`);
    const question = questionFor(state, decision, setup.seed, moves);
    return player.answer(question, (move) => refusal(state, move));
  };
  for (let moves = 0; moves < TOO_LONG; moves++) {
    const [decision] = decisions(state);
    if (decision === undefined) break;
    play(state, await nextMove(decision, moves), tell);
    await breathe();
  }
  const ended = result(state);
  if (ended === undefined) throw new Error(`the game of ${JSON.stringify(setup)} does not end`);
  for (const [clan, player] of players) player.end(gameOf(clan), ended);
  return ended;
}
