import type { State } from '@hinode/engine';
import { cardIn, isShrine, placeIn, provinceIn, shrineIn, toIn, typeOf } from '@hinode/engine/search';
import type { Taste } from '../characters/tastes.ts';
import { sense } from '../instinct.ts';
import { mandateIn } from '../mandate-sense.ts';
import { diceOfSeason } from './dice.ts';

/**
 * What somebody wrongly thinks of things: that a mandate, a card, a shrine or a province is worth more or less than it is.
 * An opinion is held for a season. What is worth nothing stays so: nobody gives something for nothing.
 */
export const opinionated =
  (strength: number): Taste =>
  (state, clan, code) => {
    const subject = subjectOf(code);
    if (subject === undefined) return 0;
    const worth = sense(state, clan, code);
    return worth > 0 ? strength * worth * opinionOf(state, clan, subject) : 0;
  };

/** From -1 to 1. */
const opinionOf = (state: State, clan: number, subject: string): number =>
  diceOfSeason(state, `${clan} ${subject}`).below(2001) / 1000 - 1;

/** What an answer is about, where one can have opinions. */
function subjectOf(code: number): string | undefined {
  switch (typeOf(code)) {
    case 'mandate':
      return `mandate ${mandateIn(code)}`;
    case 'buy':
      return `card ${cardIn(code)}`;
    case 'summon':
      return placeNamed(shrineIn(code) >= 0 ? shrineIn(code) : provinceIn(code));
    case 'place':
      return placeNamed(placeIn(code));
    case 'move':
      return placeNamed(toIn(code));
    case 'build':
      return 'strongholds';
    default:
      return undefined;
  }
}

const placeNamed = (place: number): string => `${isShrine(place) ? 'shrine' : 'province'} ${place}`;
