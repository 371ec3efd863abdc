import { CLAN_IDS } from '../data/clans.ts';
import { rngFrom } from '../index.ts';
import { allCards, monsterCount } from '../state/catalogue.ts';
import { isAllied, playersOf, seats } from '../state/clans.ts';
import { standsAt, UNIQUE } from '../state/figures.ts';
import {
  CAPTIVE,
  CARDS_TAKEN_COUNT,
  CELL_BITS,
  DISPLAY_COUNT,
  get,
  PROVINCES,
  type State,
  WAR_COUNT,
} from '../state/layout.ts';
import type { Seen } from './made-up.ts';
import { legalIsAccepted, positionsStaySound, recordsReplay, savesResume } from './properties.ts';
import { nthSetup, walk } from './walk.ts';

/** Random games of whatever is installed, each checked for what must hold in every game, and the maxima that occurred. */
export function seenInGames(games: number): Seen {
  const most = { wars: 0, alliances: 0, display: 0, cardsTaken: 0, monstersOnMap: 0, monstersHeld: 0 };
  const players = new Set<number>();
  let decisions = 0;
  const look = (state: State): void => {
    players.add(playersOf(state));
    const now = {
      wars: get(state, WAR_COUNT),
      alliances: seats(state).filter((clan) => isAllied(state, clan)).length / 2,
      display: get(state, DISPLAY_COUNT),
      cardsTaken: get(state, CARDS_TAKEN_COUNT),
      monstersOnMap: monstersWhere(state, (place) => place < PROVINCES),
      monstersHeld: monstersWhere(state, (place) => place === CAPTIVE),
    };
    for (const what of Object.keys(most) as (keyof typeof most)[])
      most[what] = Math.max(most[what], now[what]);
  };
  for (let n = 0; n < games; n++) {
    decisions += positionsStaySound('made up', n);
    savesResume('made up', n);
    recordsReplay('made up', n);
    legalIsAccepted('made up', n);
    walk(nthSetup('made up', n), rngFrom(`made up ${n}`), ({ state }) => look(state));
  }
  return {
    cellBits: CELL_BITS,
    clans: CLAN_IDS.length,
    cards: allCards().length,
    monsters: monsterCount(),
    players: [...players].sort(),
    ...most,
    decisions,
  };
}

/** How many Monsters are at such places. */
function monstersWhere(state: State, isThere: (place: number) => boolean): number {
  let count = 0;
  for (let kind = UNIQUE; kind < UNIQUE + monsterCount(); kind++)
    for (const clan of seats(state))
      for (let place = 0; place <= CAPTIVE; place++)
        if (isThere(place) && standsAt(state, clan, kind, place)) count++;
  return count;
}
