import { push } from '../agenda/agenda.ts';
import { KAMI_AFTER_TURN, MANDATE_TURNS, TILES, TILES_DRAWN, TILES_PER_MANDATE } from '../data/year.ts';
import { KAMI_TURN_BEGINS } from '../phases/kami.ts';
import { scheduleTurn } from '../phases/politics.ts';
import { scheduleSeason, setStack } from '../phases/season.ts';
import { scheduleWinter } from '../phases/winter.ts';
import { shuffle } from '../state/chance.ts';
import { clanAtHonor, leftOf, seats } from '../state/clans.ts';
import {
  CURRENT,
  get,
  KAMI_TURN,
  PHASE,
  PLAYED,
  PLAYED_BY,
  put,
  SEASON,
  type State,
  TILE_LAID,
  TURN,
  WAR_COUNT,
  WAR_NEXT,
  WARS,
} from '../state/layout.ts';
import { mandateNumber, provinceId } from '../state/names.ts';
import { type PhaseId, phaseNumber } from '../state/phase.ts';
import { tokensOf } from '../state/taken.ts';
import { count, type Fields, invalid, list, word } from './read.ts';
import type { AtPhase } from './types.ts';
import { clanInPlay } from './words.ts';

/** Where a position begins: what was played before, and what is still to come. */

/** Puts on the agenda what is still to come, starting at the given phase. */
export function begin(state: State, phase: AtPhase, at: Fields): void {
  const top = clanAtHonor(state, 0);
  // If the top of the honor track had taken turn 1, this clan would have taken turn n.
  const takesTurn = (turn: number): number => {
    let clan = top;
    for (let i = 1; i < turn; i++) clan = leftOf(state, clan);
    return clan;
  };
  const say = (now: PhaseId): void => put(state, PHASE, phaseNumber(now));
  put(state, CURRENT, rightOf(state, top));
  switch (phase) {
    case 'season-start':
      scheduleSeason(state, 'season-start');
      return;
    case 'tea':
      scheduleSeason(state, 'tea');
      return;
    case 'mandate':
      say('politics');
      beginMandate(state, at, top);
      return;
    case 'kami': {
      const turn =
        at['turn'] === undefined ? 1 : count(at['turn'], 'position.at.turn', KAMI_AFTER_TURN.length);
      if (turn === 0) throw invalid('position.at.turn', 'is not 1, 2 or 3');
      const played = KAMI_AFTER_TURN[turn - 1] as number;
      say('politics');
      layTurnsPlayed(state, played, top, []);
      put(state, TURN, played);
      put(state, CURRENT, takesTurn(played));
      put(state, KAMI_TURN, turn - 1);
      scheduleSeason(state, 'turns');
      push(state, KAMI_TURN_BEGINS);
      return;
    }
    case 'war-start':
    case 'war':
      layTurnsPlayed(state, MANDATE_TURNS, top, []);
      put(state, TURN, MANDATE_TURNS);
      put(state, KAMI_TURN, KAMI_AFTER_TURN.length);
      put(state, CURRENT, takesTurn(MANDATE_TURNS));
      say(phase === 'war' ? 'war' : 'politics');
      if (phase === 'war') put(state, WAR_NEXT, readWar(state, at) - 1);
      scheduleSeason(state, phase);
      return;
    case 'winter':
      scheduleWinter(state);
  }
}

function rightOf(state: State, clan: number): number {
  const all = seats(state);
  return all[(all.indexOf(clan) + all.length - 1) % all.length] as number;
}

function readWar(state: State, at: Fields): number {
  const war = at['war'] === undefined ? 1 : count(at['war'], 'position.at.war', get(state, WAR_COUNT));
  if (war === 0) throw invalid('position.at.war', 'wars are numbered from 1');
  return war;
}

/** A token that somebody holds cannot be fought for again. */
export function checkTokensLeft(state: State, phase: AtPhase): void {
  // At the start of a season and in Winter the wars are those of the season before.
  if (phase === 'season-start' || phase === 'winter') return;
  const held = seats(state).flatMap((clan) => tokensOf(state, clan));
  for (let war = get(state, WAR_NEXT); war < get(state, WAR_COUNT); war++) {
    const province = get(state, WARS + war);
    if (held.some((token) => token.province === province && token.season === get(state, SEASON)))
      throw invalid('position.wars', `the token of ${provinceId(province)} is taken already`);
  }
}

function beginMandate(state: State, at: Fields, top: number): void {
  const turn = at['turn'] === undefined ? 1 : count(at['turn'], 'position.at.turn', MANDATE_TURNS);
  if (turn === 0) throw invalid('position.at.turn', `is not a number from 1 to ${MANDATE_TURNS}`);
  const clan = at['clan'] === undefined ? top : clanInPlay(state, at['clan'], 'position.at.clan');
  const tiles = list(at['tiles'], 'position.at.tiles').map((id, i) =>
    word(id, `position.at.tiles[${i}]`, 'mandate', mandateNumber),
  );
  if (tiles.length > TILES_DRAWN) throw invalid('position.at.tiles', `has more than ${TILES_DRAWN} tiles`);
  let first = clan;
  for (let i = 1; i < turn; i++) first = rightOf(state, first);
  layTurnsPlayed(state, turn - 1, first, tiles);
  put(state, TURN, turn - 1);
  put(state, KAMI_TURN, KAMI_AFTER_TURN.filter((last) => last < turn).length);
  scheduleSeason(state, 'before-war');
  scheduleTurn(state, turn, clan);
}

/** The tiles of earlier turns are drawn at random from those not on top; `tiles` are on top of the stack. */
function layTurnsPlayed(state: State, played: number, first: number, tiles: readonly number[]): void {
  const rest = Array.from({ length: TILES }, (_, i) => Math.floor(i / TILES_PER_MANDATE));
  for (const tile of tiles) {
    const found = rest.indexOf(tile);
    if (found < 0)
      throw invalid('position.at.tiles', `there are only ${TILES_PER_MANDATE} tiles of each mandate`);
    rest.splice(found, 1);
  }
  const shuffled = shuffle(state, rest);
  let clan = first;
  for (let turn = 0; turn < played; turn++) {
    const tile = shuffled.pop() as number;
    put(state, PLAYED_BY + turn, clan);
    put(state, PLAYED + turn, tile);
    put(state, TILE_LAID + turn, tile);
    clan = leftOf(state, clan);
  }
  setStack(state, [...tiles, ...shuffled]);
}
