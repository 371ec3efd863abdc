import {
  type ClanId,
  clanNumber,
  type Decision,
  decisions,
  firstShrine,
  forceIn,
  forceParts,
  legalMoves,
  outcomesOf,
  PROVINCE_IDS,
  refusal,
  rngFrom,
  roninForHire,
  type State,
  type View,
  view,
  winterPoints,
} from '@hinode/engine';
import { personsOf } from '../table/persons.ts';
import type { LogEntry, Offer, Seat, Sums, TableState } from '../table/table.ts';
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
export function whoLooks({ state, moves }: Game, { seats, last, speaking }: Looking): ClanId {
  if (speaking?.moves === moves.length) return speaking.clan;
  const persons = personsOf(seats);
  const asked = decisions(state).filter(({ clan }) => persons.includes(clan));
  return asked.some(({ clan }) => clan === last) ? last : (asked[0]?.clan ?? last);
}

export function look(game: Game, looking: Looking): TableState {
  const { state, moves } = game;
  const { seats, uncovered, thinking } = looking;
  const persons = personsOf(seats);
  const me = whoLooks(game, looking);
  const decision = decisions(state).find(({ clan }) => clan === me);
  const several = persons.length > 1;
  const secret = several && decision !== undefined && isSecret(decision);
  const open = uncovered?.clan === me && uncovered.moves === moves.length;
  const covered = secret && !open;
  const alone = !several || (secret && open);
  return {
    seats,
    me,
    persons,
    ...(covered && { cover: me }),
    view: alone ? view(state, me) : publicView(state, me),
    ...(decision && !covered && { decision }),
    offers: covered || persons.length === 0 ? [] : offersTo(game, me),
    mayGive: mayGive(state, me),
    mayUndo: mayUndo(game, me),
    ...(thinking && { thinking }),
    sums: sumsOf(state),
    log: game.log.filter((entry) => isSeen(entry, several ? undefined : me)),
    moves: moves.length,
  };
}

/** What everybody round the device may see, from one clan's seat. */
const publicView = (state: State, viewer: ClanId): View => ({ ...view(state), viewer });

const isSeen = ({ event }: LogEntry, me: ClanId | undefined): boolean =>
  event.seenBy === 'all' || event.seenBy === me;

/** Where so many answers are listed, what each would change is not worked out. */
const MOST_OUTCOMES = 150;

function offersTo({ state, moves }: Game, clan: ClanId): Offer[] {
  const legal = legalMoves(state, clan);
  if (legal.length > MOST_OUTCOMES) return legal.map((move) => ({ move }));
  const outcomes = outcomesOf(state, clan, legal, rngFrom(`outcomes ${moves.length}`));
  return legal.map((move, i) => {
    const outcome = outcomes[i];
    return { move, ...(outcome && { outcome }) };
  });
}

const mayGive = (state: State, clan: ClanId): boolean =>
  view(state).clans.some(
    ({ clan: to }) =>
      refusal(state, { clan, type: 'gift', to, coins: 1 }) === undefined ||
      refusal(state, { clan, type: 'gift', to, ronin: 1 }) === undefined,
  );

function sumsOf(state: State): TableState['sums'] {
  const sums: Partial<Record<ClanId, Sums>> = {};
  const { clans, shrines } = view(state);
  for (const { clan, map } of clans) {
    const force = Object.fromEntries(
      PROVINCE_IDS.filter((province) => map[province] !== undefined).map((province) => [
        province,
        forceParts(state, clan, province),
      ]),
    );
    sums[clan] = {
      winter: winterPoints(state, clan),
      ronin: roninForHire(state, clanNumber(clan)),
      force,
      worship: Object.fromEntries(
        shrines.map((kami, i) => [kami, forceIn(state, clanNumber(clan), firstShrine + i)]),
      ),
    };
  }
  return sums;
}
