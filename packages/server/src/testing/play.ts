import {
  type ClanId,
  decisions,
  type Move,
  type MoveType,
  type Rng,
  randomMove,
  type State,
} from '@hinode/engine';
import type { Answer } from '@hinode/wire';
import type { Table } from '../table/table.ts';

export const whoIsAsked = (state: State): ClanId | undefined => decisions(state)[0]?.clan;

/** A random answer to the first question, or undefined when the game is over. */
export function anAnswer(state: State, rng: Rng): Move | undefined {
  const clan = whoIsAsked(state);
  return clan && randomMove(state, clan, rng);
}

let sent = 0;
export const aKey = (): string => `key ${++sent}`;

/** Sends a move on the current position. */
export const send = (table: Table, move: Move): Promise<Answer> =>
  table.request(move.clan, { type: 'move', at: table.position().entries, key: aKey(), move });

/** Plays at random until a clan is asked this kind of question, or to the end. */
export async function playUntil(table: Table, rng: Rng, kind?: MoveType): Promise<void> {
  for (;;) {
    const { state } = table.position();
    if (kind !== undefined && decisions(state)[0]?.kind === kind) return;
    const move = anAnswer(state, rng);
    if (move === undefined) return;
    const answer = await send(table, move);
    if (answer.outcome !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}
