import { canBeTakenHostage } from '../battle/hostage.ts';
import { SEASON_IDS } from '../data/year.ts';
import { ownCard } from '../effects/purchase.ts';
import { MOST_COINS } from '../shape/sizes.ts';
import { cardNumbered, kindOfCard } from '../state/catalogue.ts';
import { copiesOf, seats } from '../state/clans.ts';
import { bringBack, carry, countAt, STRONGHOLD, takeAway } from '../state/figures.ts';
import { isShinto, kindId, kindNumber } from '../state/kinds.ts';
import {
  ALLIED_IN,
  COINS,
  FIRST_SHRINE,
  get,
  PROVINCES,
  put,
  RESERVE,
  RONIN,
  SHRINE_KAMI,
  type State,
  VP,
} from '../state/layout.ts';
import { clanId, clanNumber, kamiNumber, provinceNumber } from '../state/names.ts';
import { addHostage, addToken } from '../state/taken.ts';
import { count, invalid, list, record, word } from './read.ts';
import { cardInSet, clanInPlay, seasonNumber } from './words.ts';

/** What each clan of a position has, and where its pieces are. */

const AUTUMN = SEASON_IDS.indexOf('autumn');

export function layClans(state: State, value: unknown): void {
  const clans = record(value ?? {}, 'position.clans');
  // Cards first, so that every Monster has its owner before anything is put on the map.
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
      checkReserve(state, clan, kind, number, `${at}.${figure}`);
      if (number > 0) carry(state, clan, kind, RESERVE, place, number);
    }
  }
}

function checkReserve(state: State, clan: number, kind: number, number: number, path: string): void {
  const left = countAt(state, clan, kind, RESERVE);
  if (number > left) throw invalid(path, `${clanId(clan)} has only ${left} ${kindId(kind)} left for this`);
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
    checkReserve(state, of, kind, 1, at);
    takeAway(state, of, kind, RESERVE);
    addHostage(state, { captor, of, kind });
  });
}
