import { push } from '../agenda/agenda.ts';
import { canBeTakenHostage } from '../battle/hostage.ts';
import {
  KAMI_AFTER_TURN,
  KAMI_IDS,
  MANDATE_TURNS,
  SEASON_IDS,
  SET_IDS,
  SHRINES,
  TILES,
  TILES_DRAWN,
  TILES_PER_MANDATE,
} from '../data/year.ts';
import { ownCard } from '../effects/purchase.ts';
import { layTable, placeHomes, readSetup } from '../game.ts';
import { invariantsBroken } from '../invariants.ts';
import { MOST_COINS } from '../moves/code.ts';
import { KAMI_TURN_BEGINS } from '../phases/kami.ts';
import { scheduleTurn } from '../phases/politics.ts';
import { cardsLeft, drawWars, scheduleSeason, setDisplay, setStack, setWars } from '../phases/season.ts';
import { scheduleWinter } from '../phases/winter.ts';
import { cardNumber, cardNumbered, kindOfCard } from '../state/catalogue.ts';
import { shuffle } from '../state/chance.ts';
import { clanAtHonor, copiesOf, isInPlay, leftOf, playersOf, setHonor } from '../state/clans.ts';
import { bringBack, countIn, reserveOf, STRONGHOLD, setSquad, squadAt, unit } from '../state/figures.ts';
import { isShinto, kindId, kindNumber } from '../state/kinds.ts';
import {
  ALLIED_IN,
  ALLY,
  COINS,
  CURRENT,
  FIRST_SHRINE,
  get,
  KAMI_TURN,
  NONE,
  PHASE,
  PLAYED,
  PLAYED_BY,
  PROVINCES,
  put,
  RESERVE,
  RONIN,
  SEASON,
  SET,
  SHRINE_KAMI,
  type State,
  TILE_LAID,
  TURN,
  VP,
  WAR_COUNT,
  WAR_NEXT,
  WARS,
} from '../state/layout.ts';
import {
  clanId,
  clanNumber,
  kamiNumber,
  mandateNumber,
  provinceId,
  provinceNumber,
  seats,
} from '../state/names.ts';
import { type PhaseId, phaseNumber } from '../state/phase.ts';
import { addHostage, addToken, tokensOf } from '../state/taken.ts';
import { count, type Fields, invalid, list, record, word, words } from './read.ts';
import { AT_PHASES, type AtPhase, type Scenario } from './types.ts';

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
  layAlliances(state, position['alliances'], season);
  layWars(state, position['wars']);
  layDisplay(state, position['display'], season);
  const [broken] = invariantsBroken(state);
  if (broken !== undefined) throw invalid('position', broken);
  begin(state, phase, at);
  if (position['wars'] !== undefined) checkTokensLeft(state, phase);
  return state;
}

const seasonNumber = (value: unknown, path: string): number =>
  word(value, path, 'season', (id) => SEASON_IDS.findIndex((season) => season === id));

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

function clanInPlay(state: State, value: unknown, path: string): number {
  const clan = word(value, path, 'clan', clanNumber);
  if (!isInPlay(state, clan)) throw invalid(path, `${clanId(clan)} is not in this game`);
  return clan;
}

function layShrines(state: State, value: unknown): void {
  if (value === undefined) return;
  const shrines = words(value, 'position.shrines', 'kami', kamiNumber);
  if (shrines.length !== SHRINES)
    throw invalid('position.shrines', `needs ${SHRINES} of the ${KAMI_IDS.length} kami`);
  for (const [i, kami] of shrines.entries()) put(state, SHRINE_KAMI + i, kami);
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
  if (wars.length > playersOf(state) + 2)
    throw invalid('position.wars', `has more than ${playersOf(state) + 2} wars`);
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

function cardInSet(state: State, id: unknown, path: string): number {
  const card = word(id, path, 'card', cardNumber);
  const set = SET_IDS[get(state, SET)];
  if (!cardNumbered(card).sets.some((one) => one === 'core' || one === set))
    throw invalid(path, `${cardNumbered(card).id} is not in the set ${set}`);
  return card;
}

function layClans(state: State, value: unknown): void {
  const clans = record(value ?? {}, 'position.clans');
  // Cards first, so that every Monster has its owner before anybody is put on the map.
  for (const [id, given] of Object.entries(clans)) {
    const path = `position.clans.${id}`;
    const clan = clanInPlay(state, id, path);
    const fields = record(given, path, [
      'vp',
      'coins',
      'ronin',
      'cards',
      'tokens',
      'allianceSeasons',
      'map',
      'shrines',
      'hostages',
    ]);
    put(state, VP + clan, count(fields['vp'], `${path}.vp`, 1000));
    put(state, COINS + clan, count(fields['coins'], `${path}.coins`, MOST_COINS));
    put(state, RONIN + clan, count(fields['ronin'], `${path}.ronin`, MOST_COINS));
    layCards(state, clan, fields['cards'], `${path}.cards`);
    layTokens(state, clan, fields['tokens'], `${path}.tokens`);
    layAllianceSeasons(state, clan, fields['allianceSeasons'], `${path}.allianceSeasons`);
  }
  for (const [id, given] of Object.entries(clans)) {
    const path = `position.clans.${id}`;
    const clan = clanNumber(id);
    const fields = record(given, path);
    layPieces(state, clan, fields['map'], `${path}.map`, (place, at) =>
      word(place, at, 'province', provinceNumber),
    );
    layPieces(state, clan, fields['shrines'], `${path}.shrines`, (place, at) =>
      shrinePlace(state, place, at),
    );
    layHostages(state, clan, fields['hostages'], `${path}.hostages`);
  }
}

function layCards(state: State, clan: number, value: unknown, path: string): void {
  list(value, path).forEach((id, i) => {
    const card = cardInSet(state, id, `${path}[${i}]`);
    const { copies, id: name } = cardNumbered(card);
    const owned = seats(state).reduce((sum, owner) => sum + copiesOf(state, owner, card), 0);
    if (owned === copies) throw invalid(`${path}[${i}]`, `there are only ${copies} of ${name}`);
    ownCard(state, clan, card);
    const kind = kindOfCard(card);
    if (kind >= 0) bringBack(state, clan, kind);
  });
}

function layTokens(state: State, clan: number, value: unknown, path: string): void {
  list(value, path).forEach((token, i) => {
    const at = `${path}[${i}]`;
    const fields = record(token, at, ['province', 'season']);
    const province = word(fields['province'], `${at}.province`, 'province', provinceNumber);
    const season = seasonNumber(fields['season'], `${at}.season`);
    if (season > AUTUMN) throw invalid(`${at}.season`, 'there are no tokens of Winter');
    addToken(state, { clan, province, season });
  });
}

function layAllianceSeasons(state: State, clan: number, value: unknown, path: string): void {
  list(value, path).forEach((id, i) => {
    const season = seasonNumber(id, `${path}[${i}]`);
    if (season > AUTUMN) throw invalid(`${path}[${i}]`, 'there is no tea in Winter');
    put(state, ALLIED_IN + clan, get(state, ALLIED_IN + clan) | (1 << season));
  });
}

function shrinePlace(state: State, value: unknown, path: string): number {
  const kami = word(value, path, 'kami', kamiNumber);
  for (let place = FIRST_SHRINE; place < RESERVE; place++) {
    if (get(state, SHRINE_KAMI + place - FIRST_SHRINE) === kami) return place;
  }
  throw invalid(path, `${String(value)} has no shrine in this game`);
}

/** Takes pieces from a clan's reserve and puts them where the position says. */
function layPieces(
  state: State,
  clan: number,
  value: unknown,
  path: string,
  placeOf: (name: string, path: string) => number,
): void {
  for (const [name, pieces] of Object.entries(record(value ?? {}, path))) {
    const at = `${path}.${name}`;
    const place = placeOf(name, at);
    for (const [figure, given] of Object.entries(record(pieces, at))) {
      const kind = word(figure, `${at}.${figure}`, 'figure', kindNumber);
      const number = count(given, `${at}.${figure}`, 16);
      if (place >= PROVINCES && !isShinto(kind)) throw invalid(`${at}.${figure}`, 'cannot worship');
      takeFromReserve(state, clan, kind, number, `${at}.${figure}`);
      setSquad(state, clan, place, squadAt(state, clan, place) + number * unit(kind));
    }
  }
}

function takeFromReserve(state: State, clan: number, kind: number, number: number, path: string): void {
  const left = countIn(reserveOf(state, clan), kind);
  if (number > left) throw invalid(path, `${clanId(clan)} has only ${left} ${kindId(kind)} left for this`);
  setSquad(state, clan, RESERVE, reserveOf(state, clan) - number * unit(kind));
}

function layHostages(state: State, captor: number, value: unknown, path: string): void {
  list(value, path).forEach((hostage, i) => {
    const at = `${path}[${i}]`;
    const fields = record(hostage, at, ['of', 'figure']);
    const of = clanInPlay(state, fields['of'], `${at}.of`);
    const kind = word(fields['figure'], `${at}.figure`, 'figure', kindNumber);
    if (of === captor) throw invalid(at, 'nobody holds their own figures hostage');
    if (kind === STRONGHOLD) throw invalid(at, 'a stronghold is never a hostage');
    if (!canBeTakenHostage(kind)) throw invalid(at, `${kindId(kind)} is never taken hostage`);
    takeFromReserve(state, of, kind, 1, at);
    addHostage(state, { captor, of, kind });
  });
}

/** Puts on the agenda what is still to come from the given phase on. */
function begin(state: State, phase: AtPhase, at: Fields): void {
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
function checkTokensLeft(state: State, phase: AtPhase): void {
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
  scheduleSeason(state, 'war-start');
  scheduleTurn(state, turn, clan);
}

/** The tiles of the turns before are drawn by chance from those not on top; `tiles` lie on top of the stack. */
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
