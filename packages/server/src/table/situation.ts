import type { ClanId, Decision } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import type { Proceedings } from '@hinode/wire';
import type { Clocks } from '../clocks/clocks.ts';
import type { Ending } from '../store/store.ts';

/** The state of a table: the position, and the proceedings around it. */
export interface Situation {
  readonly position: Position;
  readonly proceedings: Proceedings;
  /** Not shown at a table without a time limit. */
  readonly clocks: Clocks;
  /** The people who play themselves now. */
  readonly players: readonly ClanId[];
  readonly now: number;
}

/** Who is asked something now: nobody once the game is over, however it ended. */
export const askedNow = ({
  position,
  proceedings,
}: Pick<Situation, 'position' | 'proceedings'>): readonly Decision[] =>
  proceedings.ended === undefined ? position.engine.decisions(position.state) : [];

export const isAtAnEnd = ({ position, proceedings }: Pick<Situation, 'position' | 'proceedings'>): boolean =>
  proceedings.ended !== undefined || position.engine.isOver(position.state);

/** What the list of games says about a game in this situation at this time. A game that was ended before Winter has no result. */
export function endingOf(situation: Pick<Situation, 'position' | 'proceedings'>, when: number): Ending {
  if (!isAtAnEnd(situation)) return { status: 'playing' };
  const { engine, state } = situation.position;
  const played = situation.proceedings.ended === undefined ? engine.result(state) : undefined;
  return { status: 'over', endedAt: when, ...(played && { result: played }) };
}
