import { hears, openQuestion, whyNotTaken } from '../agenda/agenda.ts';
import { rngFrom } from '../index.ts';
import { writeMove } from '../moves/border.ts';
import { optionsOf } from '../moves/legal.ts';
import { MOVE_TYPES } from '../moves/types.ts';
import { isInPlay } from '../state/clans.ts';
import { CLAN_COUNT, type State } from '../state/layout.ts';
import { possibleMoves } from './possible-moves.ts';
import { Broken } from './properties.ts';
import { nthSetup, walk } from './walk.ts';

/** What was asked, for which moves, and how many had to be refused; by the ability or the type of move. */
export type Judged = Map<string, { offered: number; refused: number }>;

/**
 * A question objects to a move exactly if it does not offer it: checked for every possible move of the types it accepts, at every
 * `every`-th decision of a random game.
 */
export function reasonsFitOptions(seed: string, n: number, every: number, judged: Judged): void {
  walk(nthSetup(seed, n), rngFrom(`${seed} reasons ${n}`), ({ state, nth }) => {
    if (nth % every !== n % every) return;
    for (let clan = 0; clan < CLAN_COUNT; clan++) if (isInPlay(state, clan)) judge(state, clan, judged);
  });
}

function judge(state: State, clan: number, judged: Judged): void {
  const asking = openQuestion(state);
  const name = asking?.ability ?? asking?.asks ?? '';
  const count = judged.get(name) ?? { offered: 0, refused: 0 };
  judged.set(name, count);
  const { codes, count: listed } = optionsOf(state, clan);
  const offered = new Set(codes.subarray(0, listed));
  for (const type of MOVE_TYPES) {
    // Bids are not listed.
    if (type === 'bid' || !hears(state, clan, type)) continue;
    for (const code of possibleMoves(type)) {
      const reason = whyNotTaken(state, clan, code);
      count[reason ? 'refused' : 'offered']++;
      if ((reason === undefined) !== offered.has(code))
        throw new Broken(
          `${name}: ${JSON.stringify(writeMove(state, clan, code))} is ${reason ? 'offered' : 'not offered'}, but ${JSON.stringify(reason)}`,
        );
    }
  }
}
