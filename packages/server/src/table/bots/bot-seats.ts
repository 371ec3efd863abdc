import type { LevelId, Pledge } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import type { KeptNote, Proceedings, Words } from '@hinode/wire';
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
  heard(kept: KeptNote): void;
}

export type BotSeatsOptions = Pick<BotsOptions, 'id' | 'seed' | 'engine' | 'thinker'> & {
  readonly seats: readonly TableSeat[];
  readonly table: Pick<Table, 'proceedings' | 'position' | 'retell' | 'history'>;
};

export function botSeatsAt({ id, seed, engine, thinker, seats, table }: BotSeatsOptions): BotSeats {
  /** Where only people sit there is no talk to keep, until a bot stands in and asks what was promised. */
  let talk: BotTalk | undefined = seats.some(({ bot }) => bot !== undefined)
    ? botTalk({ seed, seats, table })
    : undefined;
  const pledgesFor = (clan: ClanId): Promise<readonly Pledge[]> => {
    talk ??= botTalk({ seed, seats, table });
    return talk.pledgesFor(clan);
  };
  const sitDown = (proceedings: Proceedings): Bots => {
    const levels = levelsNow(seats, proceedings);
    const persons = seats.flatMap(({ clan }) => (levels.has(clan) ? [] : [clan]));
    return botsAt({
      id,
      seed,
      engine,
      levels,
      persons,
      thinker,
      retell: table.retell,
      pledgesFor,
    });
  };
  let playing = table.proceedings().bots;
  let bots = sitDown(table.proceedings());

  return {
    next: (state) => {
      const proceedings = table.proceedings();
      return proceedings.paused || isAtAnEnd({ position: table.position(), proceedings })
        ? undefined
        : bots.next(state);
    },
    words: async (position) => {
      const { paused, ended } = table.proceedings();
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
    levelOf: (clan) => levelsNow(seats, table.proceedings()).get(clan),
    heard: (kept) => {
      talk?.heard(kept);
      const proceedings = table.proceedings();
      if (proceedings.bots === playing) return;
      playing = proceedings.bots;
      bots.forget();
      talk?.forget();
      bots = sitDown(proceedings);
    },
  };
}

const levelsNow = (seats: readonly TableSeat[], proceedings: Proceedings): ReadonlyMap<ClanId, LevelId> =>
  new Map(
    seats.flatMap(({ clan, bot }) => {
      const level = proceedings.bots[clan]?.level ?? bot;
      return level ? [[clan, level] as const] : [];
    }),
  );
