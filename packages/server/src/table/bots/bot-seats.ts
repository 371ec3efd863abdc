import type { LevelId, Pledge } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { Kept, Life, Words } from '@hinode/wire';
import type { Position } from '../position.ts';
import type { TableSeat } from '../seats.ts';
import { isAtAnEnd } from '../situation.ts';
import type { Table } from '../table.ts';
import { type Bots, type BotsOptions, botsAt } from './bots.ts';
import { type BotTalk, botTalk } from './talk.ts';

/** The bots of a table, who change while the game runs: one takes over for a person, and makes way again. */
export interface BotSeats extends Bots {
  levelOf(clan: ClanId): LevelId | undefined;
  /** What they say now to what was seen and heard. */
  words(position: Position): Promise<readonly Words[]>;
  /** Something was noted: words, or that others play now. */
  heard(kept: Kept): void;
}

export type BotSeatsOptions = Pick<BotsOptions, 'id' | 'seed' | 'thinker'> & {
  readonly seats: readonly TableSeat[];
  readonly table: Pick<Table, 'life' | 'position' | 'retell' | 'history'>;
};

export function botSeatsAt({ id, seed, thinker, seats, table }: BotSeatsOptions): BotSeats {
  /** Where only people sit there is no talk to keep, until a bot stands in and asks what was promised. */
  let talk: BotTalk | undefined = seats.some(({ bot }) => bot !== undefined)
    ? botTalk({ seed, seats, table })
    : undefined;
  const pledgesFor = (clan: ClanId): Promise<readonly Pledge[]> => {
    talk ??= botTalk({ seed, seats, table });
    return talk.pledgesFor(clan);
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
      return talk === undefined || paused || ended ? [] : talk.words(position);
    },
    move: (position, turn, milliseconds) => bots.move(position, turn, milliseconds),
    saw: (happened) => {
      bots.saw(happened);
      talk?.saw(happened);
    },
    forget: () => {
      bots.forget();
      talk?.forget();
    },
    levelOf: (clan) => levelsNow(seats, table.life()).get(clan),
    heard: (kept) => {
      talk?.heard(kept);
      const life = table.life();
      if (life.bots === playing) return;
      playing = life.bots;
      bots.forget();
      talk?.forget();
      bots = sitDown(life);
    },
  };
}

const levelsNow = (seats: readonly TableSeat[], life: Life): ReadonlyMap<ClanId, LevelId> =>
  new Map(
    seats.flatMap(({ clan, bot }) => {
      const level = life.bots[clan]?.level ?? bot;
      return level ? [[clan, level] as const] : [];
    }),
  );
