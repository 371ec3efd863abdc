import { MANDATE_IDS, MANDATE_TURNS, TILES, TILES_PER_MANDATE } from './data/year.ts';
import { allCards, cardNumbered, kindOfCard } from './state/catalogue.ts';
import {
  allyOf,
  clanAtHonor,
  coinsOf,
  copiesOf,
  honorRankOf,
  isInPlay,
  playersOf,
  roninOf,
  vpOf,
} from './state/clans.ts';
import { countIn, isShrine, MONSTER, PIECES, STRONGHOLD, squadAt } from './state/figures.ts';
import { allKinds, isShinto, kindId } from './state/kinds.ts';
import {
  CARDS_TAKEN_COUNT,
  CARDS_TAKEN_ROOM,
  CLAN_COUNT,
  DISPLAY,
  DISPLAY_COUNT,
  DISPLAY_ROOM,
  get,
  HOSTAGE_COUNT,
  HOSTAGE_ROOM,
  NONE,
  PLACES,
  PLAYERS,
  RESERVE,
  SEASON,
  STACK,
  STACK_COUNT,
  type State,
  TILE_LAID,
  TOKEN_COUNT,
  TOKEN_ROOM,
  WAR_COUNT,
  WAR_NEXT,
  WAR_ROOM,
  WARS,
} from './state/layout.ts';
import { clanId, seats } from './state/names.ts';
import { cardsOf, readHostage, readToken } from './state/taken.ts';

/** What must hold in every position, whatever was played. */

/** Says in plain words what is broken; an empty list for a sound position. */
export function invariantsBroken(state: State): string[] {
  const shape = brokenShape(state);
  // The other checks would read outside their lists.
  if (shape.length > 0) return shape;
  return [
    ...brokenHonor(state),
    ...brokenAlliances(state),
    ...brokenNumbers(state),
    ...brokenPieces(state),
    ...brokenCards(state),
    ...brokenTiles(state),
  ];
}

const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

function brokenShape(state: State): string[] {
  const broken: string[] = [];
  const limits: readonly (readonly [string, number, number, number])[] = [
    ['players', PLAYERS, 3, CLAN_COUNT],
    ['season', SEASON, 0, 3],
    ['cards taken', CARDS_TAKEN_COUNT, 0, CARDS_TAKEN_ROOM],
    ['tokens', TOKEN_COUNT, 0, TOKEN_ROOM],
    ['hostages', HOSTAGE_COUNT, 0, HOSTAGE_ROOM],
    ['cards on display', DISPLAY_COUNT, 0, DISPLAY_ROOM],
    ['wars', WAR_COUNT, 0, WAR_ROOM],
    ['tiles', STACK_COUNT, 0, TILES],
  ];
  for (const [what, cell, low, high] of limits) {
    if (!within(get(state, cell), low, high)) broken.push(`the number of ${what} is ${get(state, cell)}`);
  }
  if (seats(state).length !== playersOf(state))
    broken.push('the clans in play are not as many as the players');
  if (get(state, WAR_NEXT) > get(state, WAR_COUNT)) broken.push('more wars were resolved than there are');
  return broken;
}

/** HONOR-1: a strict order of the clans in play. */
function brokenHonor(state: State): string[] {
  const players = playersOf(state);
  const track = Array.from({ length: players }, (_, rank) => clanAtHonor(state, rank));
  const sound =
    new Set(track).size === players &&
    track.every(
      (clan, rank) =>
        within(clan, 0, CLAN_COUNT - 1) && isInPlay(state, clan) && honorRankOf(state, clan) === rank,
    );
  return sound ? [] : ['the honor track is not an order of the clans in play'];
}

/** TEA-2: alliances are pairs. */
function brokenAlliances(state: State): string[] {
  return seats(state)
    .filter((clan) => {
      const ally = allyOf(state, clan);
      return (
        ally !== NONE && (ally === clan || !within(ally, 0, CLAN_COUNT - 1) || allyOf(state, ally) !== clan)
      );
    })
    .map((clan) => `${clanId(clan)} is allied with someone who is not allied with it`);
}

function brokenNumbers(state: State): string[] {
  return seats(state)
    .filter((clan) => vpOf(state, clan) < 0 || coinsOf(state, clan) < 0 || roninOf(state, clan) < 0)
    .map((clan) => `${clanId(clan)} has less than nothing`);
}

/** SETUP-5, SETUP-12: every piece is somewhere, once; Monsters are with the owner of their card. */
function brokenPieces(state: State): string[] {
  const broken: string[] = [];
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    for (const kind of allKinds()) {
      const owned = isInPlay(state, clan) ? piecesOwned(state, clan, kind) : 0;
      const found = piecesFound(state, clan, kind);
      if (owned !== found)
        broken.push(`${clanId(clan)} should have ${owned} ${kindId(kind)} and has ${found}`);
    }
    for (let place = 0; place < RESERVE; place++) {
      if (!isShrine(place)) continue;
      const strangers = allKinds().filter(
        (kind) => !isShinto(kind) && countIn(squadAt(state, clan, place), kind) > 0,
      );
      if (strangers.length > 0) broken.push(`${clanId(clan)} has figures on a shrine that cannot worship`);
    }
  }
  return broken;
}

function piecesOwned(state: State, clan: number, kind: number): number {
  if (kind < MONSTER) return PIECES[kind as 0 | 1 | 2 | 3];
  return allCards().reduce(
    (sum, { number }) => sum + (kindOfCard(number) === kind ? copiesOf(state, clan, number) : 0),
    0,
  );
}

function piecesFound(state: State, clan: number, kind: number): number {
  let found = 0;
  for (let place = 0; place < PLACES; place++) found += countIn(squadAt(state, clan, place), kind);
  for (let i = 0; i < get(state, HOSTAGE_COUNT); i++) {
    const hostage = readHostage(state, i);
    if (hostage.of === clan && hostage.kind === kind && kind !== STRONGHOLD) found++;
  }
  return found;
}

/** SETUP-9, SETUP-10: no card or token is anywhere more often than it was printed. */
function brokenCards(state: State): string[] {
  const broken: string[] = [];
  const seen = new Map<number, number>();
  const count = (card: number): void => void seen.set(card, (seen.get(card) ?? 0) + 1);
  for (let i = 0; i < get(state, DISPLAY_COUNT); i++) count(get(state, DISPLAY + i));
  for (const clan of seats(state)) {
    const cards = cardsOf(state, clan);
    cards.forEach(count);
    for (const { number, id } of allCards()) {
      const owned = cards.filter((card) => card === number).length;
      if (owned !== copiesOf(state, clan, number))
        broken.push(`${clanId(clan)}'s copies of ${id} do not add up`);
    }
  }
  for (const [card, times] of seen) {
    if (card >= allCards().length || card < 0) broken.push('there is a card that does not exist');
    else if (times > cardNumbered(card).copies)
      broken.push(`there are ${times} copies of ${cardNumbered(card).id}`);
  }
  const tokens = Array.from({ length: get(state, TOKEN_COUNT) }, (_, i) => readToken(state, i));
  const different = new Set(tokens.map(({ province, season }) => `${province} ${season}`));
  if (different.size !== tokens.length) broken.push('a war token was taken twice');
  const wars = Array.from({ length: get(state, WAR_COUNT) }, (_, i) => get(state, WARS + i));
  if (new Set(wars).size !== wars.length) broken.push('a province is at war twice');
  return broken;
}

/** SETUP-11: ten tiles, two of each mandate, in the stack or laid. */
function brokenTiles(state: State): string[] {
  const tiles = Array.from({ length: get(state, STACK_COUNT) }, (_, i) => get(state, STACK + i));
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    const laid = get(state, TILE_LAID + turn);
    if (laid !== NONE) tiles.push(laid);
  }
  const sound = MANDATE_IDS.every(
    (_, mandate) => tiles.filter((tile) => tile === mandate).length === TILES_PER_MANDATE,
  );
  return sound && tiles.length === TILES ? [] : ['the ten mandate tiles are not all there'];
}
