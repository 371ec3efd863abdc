import { PLAYERS_LEAST, PLAYERS_MOST } from './data/players.ts';
import { MANDATE_IDS, MANDATE_TURNS, SHRINES, TILES, TILES_PER_MANDATE } from './data/year.ts';
import { PIECES } from './shape/sizes.ts';
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
  seats,
  vpOf,
} from './state/clans.ts';
import { countAt, isShrine, squadAt, standsAt, UNIQUE, uniquesIn } from './state/figures.ts';
import { isUnbound, kamiKind, kamiStands } from './state/kami-figures.ts';
import { allKinds, isShinto, kindId } from './state/kinds.ts';
import {
  CAPTIVE,
  CARD_COUNT,
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
  PHASE,
  PLACES,
  PLAYERS,
  PROVINCES,
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
import { loanOf } from './state/loan.ts';
import { clanId } from './state/names.ts';
import { PHASE_IDS } from './state/phase.ts';
import { cardsTaken, hostagesTaken, readCardTaken, readToken } from './state/taken.ts';

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
    ...brokenKami(state),
    ...brokenCards(state),
    ...brokenTiles(state),
  ];
}

const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

function brokenShape(state: State): string[] {
  const broken: string[] = [];
  const limits: readonly (readonly [string, number, number, number])[] = [
    ['players', PLAYERS, PLAYERS_LEAST, PLAYERS_MOST],
    ['season', SEASON, 0, 3],
    ['phase', PHASE, 0, PHASE_IDS.length - 1],
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
    const owned = piecesOwned(state, clan);
    const found = piecesFound(state, clan);
    const wrong = allKinds().filter((kind) => owned[kind] !== found[kind]);
    if (wrong.length > 0)
      broken.push(
        `${clanId(clan)} has ${wrong.map((kind) => `${found[kind]} ${kindId(kind)} instead of ${owned[kind]}`).join(', ')}`,
      );
    for (let place = 0; place < PLACES; place++) {
      const here = uniqueKinds().filter((kind) => standsAt(state, clan, kind, place));
      if (here.length !== uniquesIn(squadAt(state, clan, place)))
        broken.push(`${clanId(clan)} counts other Monsters at a place than stand there`);
      if (
        isShrine(place) &&
        allKinds().some((kind) => countAt(state, clan, kind, place) > 0 && !isShinto(kind))
      )
        broken.push(`${clanId(clan)} has a figure on a shrine that cannot worship`);
    }
  }
  return broken;
}

const uniqueKinds = (): number[] => allKinds().filter((kind) => kind >= UNIQUE);

/** How many pieces of each kind a clan should have: its own, and one that is on loan. */
function piecesOwned(state: State, clan: number): number[] {
  const owned: number[] = allKinds().map((kind) => (isInPlay(state, clan) ? (PIECES[kind] ?? 0) : 0));
  for (const taken of cardsTaken(state)) {
    const kind = taken.clan === clan ? kindOfCard(taken.card) : NONE;
    if (kind !== NONE) owned[kind] = (owned[kind] as number) + 1;
  }
  const loan = loanOf(state);
  if (loan?.to === clan) owned[loan.kind] = (owned[loan.kind] as number) + 1;
  if (loan?.of === clan) owned[loan.kind] = (owned[loan.kind] as number) - 1;
  return owned;
}

/** How many of each kind are on the table and with captors. */
function piecesFound(state: State, clan: number): number[] {
  const places = Array.from({ length: PLACES }, (_, place) => place);
  const held = hostagesTaken(state).filter(({ of }) => of === clan);
  return allKinds().map((kind) => {
    const captive = held.filter((hostage) => hostage.kind === kind).length;
    // A unique figure's own cell says that it is held.
    const isFound = kind < UNIQUE || captive === 0 || standsAt(state, clan, kind, CAPTIVE);
    return places.reduce((sum, place) => sum + countAt(state, clan, kind, place), isFound ? captive : 0);
  });
}

/** UNBOUND-1: only where the kami come to the map, and only one that has a figure, does a Kami stand in a province. */
function brokenKami(state: State): string[] {
  return Array.from({ length: SHRINES }, (_, shrine) => shrine)
    .filter((shrine) => {
      const stands = kamiStands(state, shrine);
      if (stands === NONE) return false;
      return !isUnbound(state) || kamiKind(state, shrine) === NONE || !within(stands, 0, PROVINCES - 1);
    })
    .map((shrine) => `the kami of shrine ${shrine + 1} is on the map`);
}

/** SETUP-9, SETUP-10: no card or token is anywhere more often than it was printed. */
function brokenCards(state: State): string[] {
  const broken: string[] = [];
  const seen = new Int32Array(CARD_COUNT);
  const see = (card: number): void => {
    if (card < 0 || card >= allCards().length) {
      broken.push('there is a card that does not exist');
      return;
    }
    seen[card] = (seen[card] as number) + 1;
    if ((seen[card] as number) > cardNumbered(card).copies)
      broken.push(`there are too many copies of ${cardNumbered(card).id}`);
  };
  for (let i = 0; i < get(state, DISPLAY_COUNT); i++) see(get(state, DISPLAY + i));
  const owned = new Int32Array(CLAN_COUNT * CARD_COUNT);
  for (let i = 0; i < get(state, CARDS_TAKEN_COUNT); i++) {
    const { clan, card } = readCardTaken(state, i);
    see(card);
    const cell = clan * CARD_COUNT + card;
    owned[cell] = (owned[cell] as number) + 1;
  }
  for (const { number, id } of allCards()) {
    for (let clan = 0; clan < CLAN_COUNT; clan++) {
      if (owned[clan * CARD_COUNT + number] !== copiesOf(state, clan, number))
        broken.push(`${clanId(clan)}'s copies of ${id} do not add up`);
    }
  }
  return [...broken, ...brokenTokens(state)];
}

function brokenTokens(state: State): string[] {
  const broken: string[] = [];
  const taken = new Set<number>();
  for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
    const { province, season } = readToken(state, i);
    taken.add(province * 4 + season);
  }
  if (taken.size !== get(state, TOKEN_COUNT)) broken.push('a war token was taken twice');
  const wars = new Set(state.subarray(WARS, WARS + get(state, WAR_COUNT)));
  if (wars.size !== get(state, WAR_COUNT)) broken.push('a province is at war twice');
  return broken;
}

/** SETUP-11: ten tiles, two of each mandate, in the stack or laid. */
function brokenTiles(state: State): string[] {
  const seen = new Int32Array(MANDATE_IDS.length);
  const see = (tile: number): void => {
    seen[tile] = (seen[tile] as number) + 1;
  };
  for (let i = 0; i < get(state, STACK_COUNT); i++) see(get(state, STACK + i));
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    if (get(state, TILE_LAID + turn) !== NONE) see(get(state, TILE_LAID + turn));
  }
  return seen.every((count) => count === TILES_PER_MANDATE)
    ? []
    : ['the ten mandate tiles are not all there'];
}
