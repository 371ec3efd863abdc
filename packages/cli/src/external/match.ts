import { type Asked, asking } from '@hinode/bots';
import {
  type ClanId,
  type Event,
  type Move,
  newGame,
  type Result,
  result,
  type Setup,
  view,
} from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { isSeenBy } from '@hinode/engine/games';
import type { Game, Player } from './player.ts';

/** A game whose players may take their time. Each is shown only what its clan may know. */

/** No game that ends by itself is anywhere near this long. */
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
    for (const [clan, player] of players) if (isSeenBy(event, clan)) player.observe(event);
  };

  for (const [clan, player] of players) player.begin(gameOf(clan));
  early.forEach(tell);
  const moveOf = async ({ clan, isAside, question }: Asked): Promise<Move | undefined> => {
    const player = players.get(clan);
    if (isAside) return player?.aside(question());
    if (player === undefined) throw new Error(`nobody plays the ${clan}`);
    return player.answer(question());
  };
  const talk = asking(state, setup.seed, tell);
  for (let next = talk.next(); !next.done && next.value.moves < TOO_LONG; ) {
    const move = await moveOf(next.value);
    next = talk.next(move);
    if (move !== undefined) await breathe();
  }
  const ended = result(state);
  if (ended === undefined) throw new Error(`the game of ${JSON.stringify(setup)} does not end`);
  for (const [clan, player] of players) player.end(gameOf(clan), ended);
  return ended;
}
