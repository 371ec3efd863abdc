import type { Match } from './match.ts';

/** Decides when the matches that are ready may move. */
export interface Pace {
  readonly ready: (match: Match) => void;
  start(): void;
  stop(): void;
}

/** Everybody moves at once when it is their turn. */
export function asFastAsPossible(): Pace {
  const early: Match[] = [];
  let going = false;
  return {
    ready: (match) => {
      if (going) match.move();
      else early.push(match);
    },
    start: () => {
      going = true;
      for (const match of early.splice(0)) match.move();
    },
    stop: () => {
      going = false;
    },
  };
}

/** This many moves per second in all, evenly spread, each by the match that has been ready longest. */
export function atRate(movesPerSecond: number): Pace {
  const every = 1000 / movesPerSecond;
  const waiting: Match[] = [];
  let due = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = (): void => {
    const now = performance.now();
    while (due <= now) {
      // Nobody is ready: a move that could not be sent in time is not made up for later.
      waiting.shift()?.move();
      due += every;
    }
  };
  return {
    ready: (match) => {
      waiting.push(match);
    },
    start: () => {
      due = performance.now();
      timer = setInterval(tick, 1);
    },
    stop: () => clearInterval(timer),
  };
}
