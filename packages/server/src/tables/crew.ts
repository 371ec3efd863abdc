import type { LevelId, Pledge } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { Kept, Life, Words } from '@hinode/wire';
import { type Bots, type BotsOptions, botsAt } from '../table/bots/bots.ts';
import { botsSpeak, type Speaking } from '../table/bots/talk.ts';
import type { Position } from '../table/position.ts';
import type { SeatOf } from '../table/seats.ts';
import { isAtAnEnd } from '../table/situation.ts';
import type { Table } from '../table/table.ts';

/** The bots of a table, who change while the game runs: one takes over for a person, and makes way again. */
export interface Crew extends Bots {
  levelOf(clan: ClanId): LevelId | undefined;
  /** What they say now to what was seen and heard. */
  words(position: Position): Promise<readonly Words[]>;
  /** Something was noted: words, or that others play now. */
  heard(kept: Kept): void;
}

export type CrewOptions = Pick<BotsOptions, 'id' | 'seed' | 'thinker'> & {
  readonly seats: readonly SeatOf[];
  readonly table: Pick<Table, 'life' | 'position' | 'retell' | 'history'>;
};

export function crewAt({ id, seed, thinker, seats, table }: CrewOptions): Crew {
  /** Where only people sit there is no talk to keep, until a bot stands in and asks what was promised. */
  let speaking: Speaking | undefined = seats.some(({ bot }) => bot !== undefined)
    ? botsSpeak({ seed, seats, table })
    : undefined;
  const pledgesFor = (clan: ClanId): Promise<readonly Pledge[]> => {
    speaking ??= botsSpeak({ seed, seats, table });
    return speaking.pledgesFor(clan);
  };
  const sitDown = (life: Life): Bots => {
    const levels = levelsNow(seats, life);
    const persons = seats.flatMap(({ clan }) => (levels.has(clan) ? [] : [clan]));
    return botsAt({
      id,
      seed,
      levels,
      persons,
      thinker,
      retell: table.retell,
      pledgesFor,
    });
  };
  let playing = table.life().bots;
  let bots = sitDown(table.life());

  return {
    next: (state) => {
      const life = table.life();
      return life.paused || isAtAnEnd({ position: table.position(), life }) ? undefined : bots.next(state);
    },
    words: async (position) => {
      const { paused, ended } = table.life();
      return speaking === undefined || paused || ended ? [] : speaking.words(position);
    },
    move: (position, turn, milliseconds) => bots.move(position, turn, milliseconds),
    saw: (happened) => {
      bots.saw(happened);
      speaking?.saw(happened);
    },
    forget: () => {
      bots.forget();
      speaking?.forget();
    },
    levelOf: (clan) => levelsNow(seats, table.life()).get(clan),
    heard: (kept) => {
      speaking?.heard(kept);
      const life = table.life();
      if (life.bots === playing) return;
      playing = life.bots;
      bots.forget();
      speaking?.forget();
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
