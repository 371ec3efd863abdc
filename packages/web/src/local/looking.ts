import type { ClanId, Decision, State, View } from '@hinode/engine';
import { type Game, mayUndo } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';
import { personsOf } from '../table/persons.ts';
import { isSeen, mayGive, offersTo, sumsOf } from '../table/showing.ts';
import type { Seat, TableState } from '../table/table.ts';

/** What the people at this device may see. With several, nobody's secrets are shown to the next. */

export interface Looking {
  readonly seats: readonly Seat[];
  /** Who looked last. */
  readonly last: ClanId;
  /** Who chose to speak at tea, until the next move. */
  readonly speaking?: { readonly clan: ClanId; readonly moves: number };
  /** The secret that is uncovered: whose it is, and after how many moves. */
  readonly uncovered?: { readonly clan: ClanId; readonly moves: number };
  readonly thinking?: ClanId;
}

/** Tiles in hand and bids are for one pair of eyes only. */
const isSecret = ({ kind }: Decision): boolean => kind === 'mandate' || kind === 'bid';

/**
 * Whose view is on the screen: that of the person who chose to speak; otherwise of the last one, if they are asked; otherwise of
 * somebody who is.
 */
export function whoLooks({ position }: Game, { seats, last, speaking }: Looking): ClanId {
  const { engine, state, moves } = position;
  if (speaking?.moves === moves) return speaking.clan;
  const persons = personsOf(seats);
  const asked = engine.decisions(state).filter(({ clan }) => persons.includes(clan));
  return asked.some(({ clan }) => clan === last) ? last : (asked[0]?.clan ?? last);
}

export function look(game: Game, looking: Looking): TableState {
  const { engine, state, moves, answered } = game.position;
  const { seats, uncovered, thinking } = looking;
  const persons = personsOf(seats);
  const me = whoLooks(game, looking);
  const decision = engine.decisions(state).find(({ clan }) => clan === me);
  const several = persons.length > 1;
  const secret = several && decision !== undefined && isSecret(decision);
  const open = uncovered?.clan === me && uncovered.moves === moves;
  const covered = secret && !open;
  const alone = !several || (secret && open);
  const seen = alone ? engine.view(state, me) : publicView(engine, state, me);
  return {
    seats,
    me,
    persons,
    ...(covered && { cover: me }),
    view: seen,
    ...(decision && !covered && { decision }),
    offers: covered || persons.length === 0 ? [] : offersTo(engine, state, me, moves),
    mayGive: mayGive(engine, state, me, seen),
    mayUndo: mayUndo(game.position, me),
    ...(answered[me] !== undefined && { answered: answered[me] }),
    ...(thinking && { thinking }),
    sums: sumsOf(engine, state, seen),
    log: game.log.filter((entry) => isSeen(entry, several ? undefined : me)),
    moves,
  };
}

/** What everybody around the device may see, from one clan's seat. */
const publicView = (engine: RulesEngine, state: State, viewer: ClanId): View => ({
  ...engine.view(state),
  viewer,
});
