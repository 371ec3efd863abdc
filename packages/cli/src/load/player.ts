import { type ClanId, isOver, type Rng, randomMove } from '@hinode/engine';
import { askedClans, clanNumber, stateOf } from '@hinode/engine/search';
import { currentEngine } from '@hinode/engine/versions';
import { type Answer, change, type Heard, shapeOf, type Whole } from '@hinode/wire';
import { type Line, openLine } from './line.ts';

/** One of four at a table, who knows only what it was sent and answers with any legal move. */
export interface Player {
  /** How many entries of the game it has seen. */
  seen(): number;
  isAsked(): boolean;
  sawTheEnd(): boolean;
  /** Milliseconds until this seat may send again: people do not move ten times a second. */
  rest(now: number): number;
  /** Sends a move under this key. */
  move(key: string): void;
  leave(): void;
}

export interface Company {
  /** The player has a new view. */
  readonly saw: () => void;
  readonly answered: (key: string, answer: Answer) => void;
  readonly received: (bytes: number) => void;
  readonly lost: (why: string) => void;
}

export interface Place {
  readonly table: URL;
  readonly cookie: string;
  readonly clan: ClanId;
  readonly rng: Rng;
}

/** Takes the seat; resolves when the first view has arrived. */
export async function sitDown({ table, cookie, clan, rng }: Place, company: Company): Promise<Player> {
  const me = 1 << clanNumber(clan);
  const breath = newBreath();
  let at = -1;
  // Changed in place. If thousands of changes a second each made a copy, the garbage collector would search all memory twice a
  // second, and that would be measured as the server's slowest moves.
  let cells = stateOf([]);

  const take = (whole: Whole): void => {
    if (whole.shape !== shapeOf(currentEngine)) {
      company.lost('the server has another version');
      return;
    }
    at = whole.at;
    cells = stateOf(whole.cells);
  };
  const hear = (message: Heard): void => {
    if (message.type === 'change') {
      at = message.at;
      change(cells, message.cells);
      company.saw();
    } else if (message.type === 'table') {
      take(message);
      company.saw();
    } else if (message.type === 'answer') {
      if (message.outcome === 'stale') take(message.now);
      company.answered(message.key, message);
    }
  };

  const line: Line = await openLine(table, cookie, {
    hear: (text, bytes) => {
      company.received(bytes);
      hear(JSON.parse(text) as Heard);
    },
    lost: company.lost,
  });
  return {
    seen: () => at,
    isAsked: () => (askedClans(cells) & me) !== 0,
    sawTheEnd: () => isOver(cells),
    rest: breath.rest,
    move: (key) => {
      breath.take();
      line.send(JSON.stringify({ type: 'move', at, key, move: randomMove(cells, clan, rng) }));
    },
    leave: line.close,
  };
}

/** A server cuts off anybody who sends more than a hundred requests in ten seconds; 20 at once and 8 per second stay below that. */
const MOST_AT_ONCE = 20;
const A_SECOND = 8;

function newBreath(): { rest(now: number): number; take(): void } {
  let left = MOST_AT_ONCE;
  let last = performance.now();
  return {
    rest: (now) => {
      left = Math.min(MOST_AT_ONCE, left + ((now - last) / 1000) * A_SECOND);
      last = now;
      return left >= 1 ? 0 : ((1 - left) / A_SECOND) * 1000;
    },
    take: () => {
      left--;
    },
  };
}
