import type { CharacterId, LevelId } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { SeatNow, Seats } from '@hinode/wire';
import { areShown, dueOf, reserveOf } from '../clocks/clocks.ts';
import type { Listeners } from './listeners.ts';
import type { Situation } from './situation.ts';

/** Who had a seat before the game began. */
export interface TableSeat {
  readonly clan: ClanId;
  readonly name?: string;
  readonly bot?: LevelId;
  /** That of the bot, if it has one. */
  readonly character?: CharacterId;
}

/** Tells everybody who is here and how much time each has, whenever any of it has changed. */
export interface SeatBroadcast {
  /** For somebody who has just joined. */
  now(): Seats;
  /** Was anything different? */
  tellIfChanged(): boolean;
}

export function seatBroadcast(
  seats: readonly TableSeat[],
  listeners: Listeners,
  situation: () => Situation,
): SeatBroadcast {
  let told = '';

  const now = (): Seats => {
    const { now, proceedings, ...rest } = situation();
    const clocks = areShown(rest.clocks) ? rest.clocks : undefined;
    const seatNow = ({ clan, name, bot, character }: TableSeat): SeatNow => {
      const plays = proceedings.bots[clan]?.level ?? bot;
      const due = clocks && dueOf(clocks, clan);
      return {
        clan,
        ...(name !== undefined && { name }),
        ...(plays && { bot: plays }),
        ...(character && { character }),
        here: listeners.isHere(clan),
        ...(due !== undefined && { due }),
        ...(clocks && !plays && { reserve: reserveOf(clocks, clan, now) }),
      };
    };
    return {
      type: 'seats',
      now,
      paused: proceedings.paused,
      seats: seats.map(seatNow),
      watching: listeners.watching(),
    };
  };

  return {
    now,
    tellIfChanged: () => {
      const message = now();
      const text = JSON.stringify(lasting(message));
      if (text === told) return false;
      told = text;
      listeners.tell(() => message);
      return true;
    },
  };
}

/** Everything except what changes with time alone: while a clock runs, its reserve follows from when it is due. */
const lasting = ({ paused, watching, seats }: Seats): unknown => [
  paused,
  watching,
  seats.map(({ due, reserve, ...seat }) => ({ ...seat, clock: due ?? reserve })),
];
