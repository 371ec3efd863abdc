import type { LevelId } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { Life } from '@hinode/wire';
import { isAtAnEnd } from '../life/scene.ts';
import type { SeatOf } from '../life/seats.ts';
import { type Bots, type BotsOptions, botsAt } from '../table/bots/bots.ts';
import type { Table } from '../table/table.ts';

/** The bots of a table, who change while the game runs: one takes over for a person, and makes way again. */
export interface Crew extends Bots {
  /** Something was noted: perhaps others play now. */
  lookAround(): void;
}

export type CrewOptions = Pick<BotsOptions, 'id' | 'seed' | 'thinker'> & {
  readonly seats: readonly SeatOf[];
  readonly table: Pick<Table, 'life' | 'position' | 'retell'>;
};

export function crewAt({ id, seed, thinker, seats, table }: CrewOptions): Crew {
  const sitDown = (life: Life): Bots => {
    const levels = levelsNow(seats, life);
    const persons = seats.flatMap(({ clan }) => (levels.has(clan) ? [] : [clan]));
    return botsAt({ id, seed, levels, persons, thinker, retell: table.retell });
  };
  let playing = table.life().bots;
  let bots = sitDown(table.life());

  return {
    next: (state) => {
      const life = table.life();
      return life.paused || isAtAnEnd({ position: table.position(), life }) ? undefined : bots.next(state);
    },
    move: (position, turn) => bots.move(position, turn),
    saw: (happened) => bots.saw(happened),
    forget: () => bots.forget(),
    lookAround: () => {
      const life = table.life();
      if (life.bots === playing) return;
      playing = life.bots;
      bots.forget();
      bots = sitDown(life);
    },
  };
}

const levelsNow = (seats: readonly SeatOf[], life: Life): ReadonlyMap<ClanId, LevelId> =>
  new Map(
    seats.flatMap(({ clan, bot }) => {
      const level = life.bots[clan]?.level ?? bot;
      return level ? [[clan, level] as const] : [];
    }),
  );
