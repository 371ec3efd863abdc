import { warsFor } from '../data/players.ts';
import { KAMI_IDS, SEASON_IDS, SHRINES } from '../data/year.ts';
import { layTable, placeHomes } from '../game.ts';
import { invariantsBroken } from '../invariants.ts';
import { cardsLeft, drawWars, scheduleSeason, setDisplay, setWars } from '../phases/season.ts';
import { readSetup } from '../setup.ts';
import { isInPlay, playersOf, setHonor } from '../state/clans.ts';
import { isUnbound, shrineOfKami, standKami } from '../state/kami-figures.ts';
import { isKami, kindNumber } from '../state/kinds.ts';
import { ALLIED_IN, ALLY, get, NONE, put, SEASON, SHRINE_KAMI, type State } from '../state/layout.ts';
import { clanId, clanNumber, kamiNumber, provinceNumber } from '../state/names.ts';
import { kamiView } from '../views/view.ts';
import { begin, checkTokensLeft } from './begin.ts';
import { layClans } from './clans.ts';
import { type Fields, invalid, list, record, word, words } from './read.ts';
import { AT_PHASES, type AtPhase, type Scenario } from './types.ts';
import { cardInSet, clanInPlay, seasonNumber } from './words.ts';

const AUTUMN = SEASON_IDS.indexOf('autumn');
const WINTER = SEASON_IDS.indexOf('winter');

/** Builds the position a scenario begins with, before anything has been run. */
export function layPosition(scenario: Pick<Scenario, 'setup' | 'position'>): State {
  const { setup, position: given } = scenario;
  if (given === undefined) {
    const state = layTable(readSetup(setup));
    placeHomes(state);
    scheduleSeason(state, 'season-start');
    return state;
  }
  const position = record(given, 'position', [
    'season',
    'shrines',
    'honor',
    'alliances',
    'wars',
    'display',
    'kami',
    'clans',
    'at',
  ]);
  const state = layTable(readSetup(setup));
  const at = record(position['at'] ?? { phase: 'season-start' }, 'position.at', [
    'phase',
    'clan',
    'tiles',
    'turn',
    'war',
  ]);
  const phase = readPhase(at);
  const season = readSeason(position['season'], phase);
  put(state, SEASON, season);
  layShrines(state, position['shrines']);
  layHonor(state, position['honor']);
  layClans(state, position['clans']);
  layKami(state, position['kami']);
  layAlliances(state, position['alliances'], season);
  layWars(state, position['wars']);
  layDisplay(state, position['display'], season);
  const [broken] = invariantsBroken(state);
  if (broken !== undefined) throw invalid('position', broken);
  begin(state, phase, at);
  if (position['wars'] !== undefined) checkTokensLeft(state, phase);
  return state;
}

/** Winter is a season of its own; a position in it may also be written as the end of Autumn. */
function readSeason(value: unknown, phase: AtPhase): number {
  if (value === undefined) return phase === 'winter' ? WINTER : 0;
  const season = seasonNumber(value, 'position.season');
  if (phase !== 'winter' && season === WINTER)
    throw invalid('position.at.phase', `there is no ${phase} in winter`);
  if (phase === 'winter' && season < AUTUMN)
    throw invalid('position.at.phase', `winter does not follow ${String(value)}`);
  return phase === 'winter' ? WINTER : season;
}

function readPhase(at: Fields): AtPhase {
  const phase = AT_PHASES.find((known) => known === at['phase']);
  if (phase === undefined) throw invalid('position.at.phase', `must be one of ${AT_PHASES.join(', ')}`);
  return phase;
}

function layShrines(state: State, value: unknown): void {
  if (value === undefined) return;
  const shrines = words(value, 'position.shrines', 'kami', kamiNumber);
  if (shrines.length !== SHRINES)
    throw invalid('position.shrines', `needs ${SHRINES} of the ${KAMI_IDS.length} kami`);
  for (const [i, kami] of shrines.entries()) put(state, SHRINE_KAMI + i, kami);
}

function layKami(state: State, value: unknown): void {
  for (const [id, given] of Object.entries(record(value ?? {}, 'position.kami'))) {
    const path = `position.kami.${id}`;
    const { province, clan } = record(given, path, ['province', 'clan']);
    if (province !== 'none') {
      const kind = kindNumber(id);
      const shrine = isKami(kind) && isUnbound(state) ? shrineOfKami(state, kind) : NONE;
      if (shrine === NONE) throw invalid(path, 'does not come to the map in this game');
      standKami(state, shrine, word(province, `${path}.province`, 'province', provinceNumber));
    }
    const { clan: controller = 'none' } = kamiView(state).find(({ kami }) => kami === id) ?? {};
    if (clan !== undefined && clan !== controller) throw invalid(`${path}.clan`, `must be ${controller}`);
  }
}

function layHonor(state: State, value: unknown): void {
  if (value === undefined) return;
  const honor = words(value, 'position.honor', 'clan', clanNumber);
  if (honor.length !== playersOf(state) || !honor.every((clan) => isInPlay(state, clan)))
    throw invalid('position.honor', 'is not an order of the clans in play');
  for (const [rank, clan] of honor.entries()) setHonor(state, rank, clan);
}

function layAlliances(state: State, value: unknown, season: number): void {
  list(value, 'position.alliances').forEach((pair, i) => {
    const path = `position.alliances[${i}]`;
    const members = words(pair, path, 'clan', clanNumber);
    const [a, b] = members;
    if (a === undefined || b === undefined || members.length !== 2) throw invalid(path, 'is not a pair');
    for (const member of [a, b]) {
      clanInPlay(state, clanId(member), path);
      if (get(state, ALLY + member) !== NONE) throw invalid(path, `${clanId(member)} is in two alliances`);
    }
    put(state, ALLY + a, b);
    put(state, ALLY + b, a);
    // In Winter the alliance is the one of Autumn.
    for (const member of [a, b])
      put(state, ALLIED_IN + member, get(state, ALLIED_IN + member) | (1 << Math.min(season, AUTUMN)));
  });
}

function layWars(state: State, value: unknown): void {
  if (value === undefined) {
    drawWars(state);
    return;
  }
  const wars = words(value, 'position.wars', 'province', provinceNumber);
  if (wars.length > warsFor(playersOf(state)))
    throw invalid('position.wars', `has more than ${warsFor(playersOf(state))} wars`);
  setWars(state, wars);
}

function layDisplay(state: State, value: unknown, season: number): void {
  if (value === undefined) {
    setDisplay(state, cardsLeft(state, season));
    return;
  }
  const cards = list(value, 'position.display').map((id, i) =>
    cardInSet(state, id, `position.display[${i}]`),
  );
  if (cards.length > 12) throw invalid('position.display', 'has more than 12 cards');
  setDisplay(state, cards);
}
