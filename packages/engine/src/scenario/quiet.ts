import type { ClanId } from '../data/clans.ts';
import { PROVINCE_IDS } from '../data/map.ts';
import { NO_BID } from '../moves/bid.ts';
import { type Decision, legalMoves } from '../moves/legal.ts';
import type { Move } from '../moves/types.ts';
import { tilesInHand } from '../phases/politics.ts';
import type { State } from '../state/layout.ts';
import { mandateId } from '../state/names.ts';

/**
 * The quiet answer, for a player who wants nothing to happen: pass, no, ready, a zero bid; to go first; the first of the four
 * tiles; the first losers in seat order. Anything compulsory goes to the first province, Bushi before Shinto before Monsters.
 */
export function quietAnswer(state: State, { clan, kind }: Decision): Move {
  switch (kind) {
    case 'ready':
      return { clan, type: 'ready', value: true };
    case 'bid':
      return { clan, type: 'bid', ...NO_BID };
    case 'mandate':
      return quietMandate(state, clan);
    default:
      return firstOf(legalMoves(state, clan));
  }
}

function quietMandate(state: State, clan: ClanId): Move {
  const [first] = tilesInHand(state);
  const tile = mandateId(first as number);
  const announced = legalMoves(state, clan).some(
    (move) => move.type === 'mandate' && move.announce !== undefined,
  );
  return announced ? { clan, type: 'mandate', tile, announce: tile } : { clan, type: 'mandate', tile };
}

const QUIET: Partial<Record<Move['type'], (move: Move) => boolean>> = {
  pass: () => true,
  use: (move) => move.type === 'use' && !move.value,
  order: (move) => move.type === 'order' && move.first,
};

function firstOf(moves: readonly Move[]): Move {
  const quiet = moves.find((move) => QUIET[move.type]?.(move));
  const [first] = quiet ? [quiet] : [...moves].sort((a, b) => noise(a) - noise(b));
  if (first === undefined) throw new Error('a decision without an answer');
  return first;
}

const FIGURES = ['bushi', 'shinto', 'daimyo'];

/** Provinces in the order of the map, then Bushi before Shinto before Monsters, then staying before worshipping. */
function noise(move: Move): number {
  const province = 'province' in move ? PROVINCE_IDS.indexOf(move.province) : 0;
  const figure = 'figure' in move ? FIGURES.indexOf(move.figure) : 0;
  return province * 100 + (figure < 0 ? FIGURES.length : figure) * 10 + ('shrine' in move ? 1 : 0);
}
