import { KAMI_AFTER_TURN } from '../data/year.ts';
import { result } from '../game.ts';
import { decisions } from '../moves/legal.ts';
import { tilesInHand } from '../phases/politics.ts';
import { coinsOf, phaseOf, roninOf, seasonOf, seats, vpOf } from '../state/clans.ts';
import { isUnbound } from '../state/kami-figures.ts';
import {
  BATTLE_PROVINCE,
  CURRENT,
  DISPLAY,
  DISPLAY_COUNT,
  FIRST_SHRINE,
  get,
  KAMI_TURN,
  NONE,
  PROVINCES,
  RESERVE,
  type State,
  TURN,
  WAR_COUNT,
  WAR_NEXT,
  WARS,
} from '../state/layout.ts';
import { cardId, clanId, honorTrack, kamiAt, mandateId, provinceId, seasonId } from '../state/names.ts';
import { squadByName } from '../views/squads.ts';
import { alliances, alliedSeasons, clanView, kamiView, shrineKami, squadsByPlace } from '../views/view.ts';
import type { Snapshot } from './types.ts';

/** A position in the shape in which scenarios write one, with reserves, open decisions and winners. */
export function snapshot(state: State): Snapshot {
  return {
    season: seasonId(seasonOf(state)),
    shrines: shrineKami(state),
    honor: honorTrack(state),
    alliances: alliances(state),
    wars: Array.from({ length: get(state, WAR_COUNT) }, (_, i) => provinceId(get(state, WARS + i))),
    display: Array.from({ length: get(state, DISPLAY_COUNT) }, (_, i) => cardId(get(state, DISPLAY + i))),
    ...(isUnbound(state) && { kami: kamiByName(state) }),
    at: whereItStands(state),
    clans: Object.fromEntries(seats(state).map((clan) => [clanId(clan), clanSnapshot(state, clan)])),
    decisions: decisions(state),
    winners: result(state)?.winners ?? [],
  };
}

const kamiByName = (state: State): NonNullable<Snapshot['kami']> =>
  Object.fromEntries(
    kamiView(state).map(({ kami, province = 'none', clan = 'none' }) => [kami, { province, clan }]),
  );

function clanSnapshot(state: State, clan: number) {
  const { cards, tokens, hostages } = clanView(state, clan);
  return {
    vp: vpOf(state, clan),
    coins: coinsOf(state, clan),
    ronin: roninOf(state, clan),
    cards,
    tokens,
    allianceSeasons: alliedSeasons(state, clan),
    map: squadsByPlace(state, clan, 0, PROVINCES, provinceId),
    shrines: squadsByPlace(state, clan, FIRST_SHRINE, RESERVE, (place) => kamiAt(state, place)),
    hostages,
    reserve: squadByName(state, clan, RESERVE),
  };
}

/** The closest equivalent of the `at` of a position. */
function whereItStands(state: State): Record<string, unknown> {
  const phase = phaseOf(state);
  const current = get(state, CURRENT);
  switch (phase) {
    case 'setup':
    case 'cleanup':
      return { phase: 'season-start' };
    case 'tea':
      return { phase: 'tea' };
    case 'politics': {
      const turn = get(state, TURN);
      const kami = get(state, KAMI_TURN);
      // A kami turn that has begun and is not yet followed by a mandate turn.
      if (kami > 0 && turn === KAMI_AFTER_TURN[kami - 1]) return { phase: 'kami', turn: kami };
      return {
        phase: 'mandate',
        turn,
        ...(current !== NONE && { clan: clanId(current) }),
        tiles: tilesInHand(state).map(mandateId),
      };
    }
    case 'war': {
      // The current war, or else the next one.
      const isFought = get(state, BATTLE_PROVINCE) !== NONE;
      return { phase: 'war', war: get(state, WAR_NEXT) + (isFought ? 0 : 1) };
    }
    default:
      return { phase: 'winter' };
  }
}
