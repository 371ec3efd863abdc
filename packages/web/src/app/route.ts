import { useDeferredValue, useSyncExternalStore } from 'react';
import { depth } from './back.ts';

/** The current place in the page. It is kept behind the # so that it works from any folder and without a server. */

/** Where in a game one is: after so many moves, and through whose eyes: `78/koi`, `78/all`. The game knows its clans. */
export type Moment = string;

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly hotSeat: boolean }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly moment?: Moment }
  | { readonly page: 'credits' }
  /** One's games so far: in this browser, or on the server. */
  | { readonly page: 'statistics'; readonly online: boolean }
  /** How strong people are at rated tables. */
  | { readonly page: 'ratings' }
  /** What somebody lets others see, by the id of their profile. */
  | { readonly page: 'profile'; readonly id: string }
  /** What wins, over many games. */
  | { readonly page: 'explorer' }
  /** For the admin of the server. */
  | { readonly page: 'host' }
  /** The lobby. */
  | { readonly page: 'online' }
  /** A game before it begins; the same with a seat at it; and for spectators, under another id. */
  | { readonly page: 'room' | 'seat' | 'watch'; readonly id: string }
  /** An online game that is over, to be replayed, by its id or by that of its spectators. */
  | { readonly page: 'again'; readonly id: string; readonly watched: boolean; readonly moment?: Moment }
  /** Where was it won? Names the game; read by analysis/place.ts. */
  | { readonly page: 'analysis'; readonly game: string; readonly moment?: Moment }
  /** A whole game that somebody sent, packed into the address. */
  | { readonly page: 'record'; readonly packed: string; readonly moment?: Moment }
  /** A seat carried over from another device. */
  | { readonly page: 'carry'; readonly code: string }
  /** A link in an e-mail. */
  | { readonly page: 'mail'; readonly token: string; readonly wish: 'confirm' | 'stop' }
  /** The road of lessons, or a single lesson. */
  | { readonly page: 'learn'; readonly chapter?: string }
  /** The rules, at one of them; the cards, at one of them; the puzzles, or a single one. */
  | { readonly page: 'rules' | 'cards' | 'puzzles'; readonly id?: string }
  /** A position that somebody sent, packed into the address; or only its map, for a frame in another page. */
  | { readonly page: 'position'; readonly packed: string; readonly boardOnly: boolean };

/** The code that carries a seat to another device. */
const isCode = (text: string): boolean => /^[2-9A-Z]{8}$/.test(text);

/** Ids as the server gives them out. Paths of its API are built from them, so nothing else may match. */
export const isServersId = (text: string): boolean => /^[\w-]{22,64}$/.test(text);

/** Names of rules, words of the game, cards, puzzles and chapters: letters, digits, dashes and dots. */
const isName = (text: string): boolean => /^[\w.-]{1,64}$/.test(text);

/** Nothing but a number and a name gets in. */
function momentIn(parts: readonly string[]): { readonly moment?: Moment } {
  const moment = parts.join('/');
  return /^\d{1,5}(\/[\w.-]{1,64})?$/.test(moment) ? { moment } : {};
}

const writeMoment = ({ moment }: { readonly moment?: Moment }): string => (moment ? `/${moment}` : '');

export function readRoute(hash: string): Route {
  const [page, detail = '', ...rest] = hash.replace(/^#\/?/, '').split('/');
  const [more] = rest;
  switch (page) {
    case 'setup':
      return { page, hotSeat: detail === 'hot-seat' };
    case 'online':
      return isServersId(detail) ? { page: 'seat', id: detail } : { page };
    case 'again':
      return isServersId(detail)
        ? {
            page,
            id: detail,
            watched: more === 'watched',
            ...momentIn(more === 'watched' ? rest.slice(1) : rest),
          }
        : { page: 'home' };
    case 'analysis':
      return detail ? { page, game: detail, ...momentIn(rest) } : { page: 'home' };
    case 'record':
      return detail ? { page, packed: detail, ...momentIn(rest) } : { page: 'home' };
    case 'carry':
      return isCode(detail) ? { page, code: detail } : { page: 'home' };
    case 'mail':
      return isServersId(detail) && (more === 'confirm' || more === 'stop')
        ? { page, token: detail, wish: more }
        : { page: 'home' };
    case 'profile':
    case 'room':
    case 'watch':
      return isServersId(detail) ? { page, id: detail } : { page: 'home' };
    case 'game':
      return detail ? { page, id: detail } : { page: 'home' };
    case 'replay':
      return detail ? { page, id: detail, ...momentIn(rest) } : { page: 'home' };
    case 'statistics':
      return { page, online: detail === 'online' };
    case 'credits':
    case 'ratings':
    case 'explorer':
    case 'host':
      return { page };
    case 'learn':
      return isName(detail) ? { page, chapter: detail } : { page };
    case 'rules':
    case 'cards':
    case 'puzzles':
      return isName(detail) ? { page, id: detail } : { page };
    case 'position':
      return detail ? { page, packed: detail, boardOnly: more === 'board' } : { page: 'home' };
    default:
      return { page: 'home' };
  }
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'setup':
      return route.hotSeat ? '#/setup/hot-seat' : '#/setup';
    case 'game':
      return `#/game/${route.id}`;
    case 'replay':
      return `#/replay/${route.id}${writeMoment(route)}`;
    case 'statistics':
      return route.online ? '#/statistics/online' : '#/statistics';
    case 'credits':
    case 'ratings':
    case 'explorer':
    case 'host':
    case 'online':
      return `#/${route.page}`;
    case 'seat':
      return `#/online/${route.id}`;
    case 'profile':
    case 'room':
    case 'watch':
      return `#/${route.page}/${route.id}`;
    case 'again':
      return `#/again/${route.id}${route.watched ? '/watched' : ''}${writeMoment(route)}`;
    case 'analysis':
      return `#/analysis/${route.game}${writeMoment(route)}`;
    case 'record':
      return `#/record/${route.packed}${writeMoment(route)}`;
    case 'carry':
      return `#/carry/${route.code}`;
    case 'mail':
      return `#/mail/${route.token}/${route.wish}`;
    case 'learn':
      return route.chapter === undefined ? '#/learn' : `#/learn/${route.chapter}`;
    case 'rules':
    case 'cards':
    case 'puzzles':
      return route.id === undefined ? `#/${route.page}` : `#/${route.page}/${route.id}`;
    case 'position':
      return `#/position/${route.packed}${route.boardOnly ? '/board' : ''}`;
  }
}

/** Without the moment: a game is one place, however far one is in it. */
export function placeOf(route: Route): string {
  if (!('moment' in route)) return writeRoute(route);
  const { moment: _, ...place } = route;
  return writeRoute(place);
}

export const goTo = (route: Route): void => {
  const place = writeRoute(route);
  // Layers over the page close; their history entry is reused.
  if (depth() > 0) location.replace(place);
  else location.hash = place;
};

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** Deferred: the previous screen stays until the next one is ready, so that no empty one shows in between. */
export function useRoute(): Route {
  return readRoute(useDeferredValue(useSyncExternalStore(subscribe, () => location.hash)));
}
