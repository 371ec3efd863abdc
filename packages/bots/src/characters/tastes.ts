import type { State } from '@hinode/engine';
import { MANDATE_IDS } from '@hinode/engine/facts';
import {
  allyOf,
  cardIn,
  isShrine,
  placeIn,
  priceNow,
  replacedAt,
  shrineIn,
  typeOf,
} from '@hinode/engine/search';
import { worship } from '../instinct.ts';
import { mandateIn } from '../mandate-sense.ts';
import { CHARACTERS, type Tastes } from './characters.ts';
import type { CharacterId } from './choosing.ts';

/** What an answer is worth to somebody besides what it brings, in victory points. */
export type Taste = (state: State, clan: number, code: number) => number;

const [HARVEST, BETRAY] = [MANDATE_IDS.indexOf('harvest'), MANDATE_IDS.indexOf('betray')];

/**
 * The taste of a character; undefined for a bot that has none. What a level sees of two answers differs the more by luck the fewer
 * seasons it plays out: its taste must speak as much louder to be heard.
 */
export const tasteOf = (character: CharacterId | undefined, loudness: number): Taste | undefined =>
  character && ((state, clan, code) => loudness * savor(CHARACTERS[character].tastes, state, clan, code));

/** What two of them come to. */
export const bothOf = (one: Taste | undefined, other: Taste | undefined): Taste | undefined =>
  one && other ? (state, clan, code) => one(state, clan, code) + other(state, clan, code) : (one ?? other);

function savor(tastes: Tastes, state: State, clan: number, code: number): number {
  switch (typeOf(code)) {
    case 'mandate': {
      const mandate = mandateIn(code);
      if (mandate === BETRAY) return allyOf(state, clan) >= 0 ? tastes.betray : 0;
      return mandate === HARVEST ? tastes.harvest : 0;
    }
    case 'summon': {
      const shrine = shrineIn(code);
      return shrine >= 0 ? tastes.worship * worship(state, clan, shrine) : 0;
    }
    case 'place':
      return prayer(tastes, state, clan, placeIn(code));
    case 'replace':
      return prayer(tastes, state, clan, replacedAt(code));
    case 'buy':
      return -tastes.thrift * priceNow(state, clan, cardIn(code));
    default:
      return 0;
  }
}

const prayer = ({ worship: liking }: Tastes, state: State, clan: number, place: number): number =>
  isShrine(place) ? liking * worship(state, clan, place) : 0;
