import type { ClanId, Decision, View } from '@hinode/engine';
import { isAnswer } from '@hinode/wire';
import { personsOf } from '../table/persons.ts';
import { isSeen, mayGive, offersTo, sumsOf } from '../table/showing.ts';
import type { Seat, TableState } from '../table/table.ts';
import { type Game, mayUndo } from './game.ts';

/** What the people at this device may see. With several, nobody's secrets are shown to the next. */

export interface Looking {
  readonly seats: readonly Seat[];
  /** Who looked last. */
  readonly last: ClanId;
  /** Who chose to speak at tea, until the next move. */
  readonly speaking?: { readonly clan: ClanId; readonly moves: number };
  /** The secret that is uncovered: whose, and after how many moves. */
  readonly uncovered?: { readonly clan: ClanId; readonly moves: number };
  readonly thinking?: ClanId;
}

/** Tiles in hand and bids are for one pair of eyes. */
const isSecret = ({ kind }: Decision): boolean => kind === 'mandate' || kind === 'bid';

/** Whose eyes are on the screen: whoever chose to speak, the one who looked last if asked, or a person who is. */
export function whoLooks({ engine, state, moves }: Game, { seats, last, speaking }: Looking): ClanId {
  if (speaking?.moves === moves.length) return speaking.clan;
  const persons = personsOf(seats);
  const asked = engine.decisions(state).filter(({ clan }) => persons.includes(clan));
  return asked.some(({ clan }) => clan === last) ? last : (asked[0]?.clan ?? last);
}

export function look(game: Game, looking: Looking): TableState {
  const { engine, state, moves } = game;
  const { seats, uncovered, thinking } = looking;
  const persons = personsOf(seats);
  const me = whoLooks(game, looking);
  const decision = engine.decisions(state).find(({ clan }) => clan === me);
  const several = persons.length > 1;
  const secret = several && decision !== undefined && isSecret(decision);
  const open = uncovered?.clan === me && uncovered.moves === moves.length;
  const covered = secret && !open;
  const answered = moves.findLastIndex((move) => move.clan === me && isAnswer(move)) + 1;
  const alone = !several || (secret && open);
  return {
    seats,
    me,
    persons,
    ...(covered && { cover: me }),
    view: alone ? engine.view(state, me) : publicView(game, me),
    ...(decision && !covered && { decision }),
    offers: covered || persons.length === 0 ? [] : offersTo(engine, state, me, moves.length),
    mayGive: mayGive(engine, state, me),
    mayUndo: mayUndo(game, me),
    ...(answered > 0 && { answered }),
    ...(thinking && { thinking }),
    sums: sumsOf(engine, state),
    log: game.log.filter((entry) => isSeen(entry, several ? undefined : me)),
    moves: moves.length,
  };
}

/** What everybody round the device may see, from one clan's seat. */
const publicView = ({ engine, state }: Game, viewer: ClanId): View => ({ ...engine.view(state), viewer });
