import { useEffect, useState } from 'react';
import { depth } from '../app/back.ts';
import { type Moment, placeOf, type Route, readRoute, writeRoute } from '../app/route.ts';
import { type Eyes, eyesIn, type ReplayedGame } from './replay-table.ts';

/** The address of a game that is seen again, without the moment. */
export type GamePlace = Extract<Route, { readonly moment?: Moment }>;

/** While a game plays by itself the address is written this seldom: browsers refuse to have it changed at every move. */
const REST = 500;

interface Here {
  readonly at: number;
  readonly eyes: Eyes;
}

export interface Moved extends Here {
  /** The same as the address has it. */
  readonly moment: Moment;
  readonly setAt: (at: number) => void;
  readonly setEyes: (eyes: Eyes) => void;
}

/**
 * Where in a game one is, and with whose eyes. The address says it: whoever sends it, reloads or comes back is there again.
 * Without a word of it one is at the end.
 */
export function useMoment(place: GamePlace, game: ReplayedGame, all: number): Moved {
  const found = (moment: Moment = `${all}`): Here => {
    const [moves, eyes] = moment.split('/');
    return { at: Math.min(Number(moves), all), eyes: eyesIn(game, eyes) };
  };
  const [{ at, eyes }, setHere] = useState(() => found(momentAt(place)));
  const moment = `${at}/${eyes}`;
  const address = writeRoute({ ...place, moment });

  useEffect(() => writeLater(address), [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called does not matter, only when
  useEffect(() => {
    const went = (): void => {
      const there = momentAt(place);
      if (there !== undefined) setHere(found(there));
    };
    addEventListener('hashchange', went);
    return () => removeEventListener('hashchange', went);
  }, [placeOf(place), game, all]);

  return {
    at,
    eyes,
    moment,
    setAt: (to) => setHere((here) => ({ ...here, at: to })),
    setEyes: (by) => setHere((here) => ({ ...here, eyes: by })),
  };
}

/** What the address says, if it is that of this game. */
function momentAt(place: Route): Moment | undefined {
  const route = readRoute(location.hash);
  return 'moment' in route && placeOf(route) === placeOf(place) ? route.moment : undefined;
}

let written = Number.NEGATIVE_INFINITY;

/** Writes it once there was rest enough; until then it can be called off. */
function writeLater(address: string): () => void {
  const write = (): void => {
    // What lies over the page has an entry of its own for the same place: both must stay the same.
    if (depth() > 0) {
      timer = setTimeout(write, REST);
      return;
    }
    // Where a page of rules lies over the game, the address is that of the page.
    if (placeOf(readRoute(location.hash)) !== placeOf(readRoute(address))) return;
    written = performance.now();
    history.replaceState(history.state, '', address);
  };
  let timer = setTimeout(write, Math.max(0, written + REST - performance.now()));
  return () => clearTimeout(timer);
}
