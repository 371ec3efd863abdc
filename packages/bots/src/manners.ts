import type { State } from '@hinode/engine';
import { clanIn, hasProposed, optionsOf, proposalsMade, typeOf } from '@hinode/engine/search';

/** A bot never spams: a few proposals in a ceremony, and none twice. */

export const MOST_PROPOSALS = 2;

/** May a bot propose an alliance to this clan, as far as manners go? */
export const mayPropose = (state: State, clan: number, other: number): boolean =>
  proposalsMade(state, clan) < MOST_PROPOSALS && !hasProposed(state, clan, other);

/**
 * The legal answers a bot considers: all of them, but for proposals it has made or made too many of. The list is the
 * engine's own and is filled again by the next call.
 */
export function politeAnswers(state: State, clan: number): Int32Array {
  const { codes, count } = optionsOf(state, clan);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const code = codes[i] as number;
    if (typeOf(code) === 'propose' && !mayPropose(state, clan, clanIn(code))) continue;
    codes[kept++] = code;
  }
  return codes.subarray(0, kept);
}
