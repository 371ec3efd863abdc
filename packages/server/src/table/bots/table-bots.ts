import {
  type BotSeats,
  botSeatsAt,
  type LevelId,
  type Pledge,
  type Seated,
  type Thinker,
} from '@hinode/bots/table';
import type { ClanId } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';
import type { KeptNote, Proceedings, Words } from '@hinode/wire';
import type { TableSeat } from '../seats.ts';
import { isAtAnEnd } from '../situation.ts';
import type { Table } from '../table.ts';
import { type BotTalk, botTalk } from './talk.ts';

/** The bots of a table, who change while the game runs: one takes over for a person, and makes way again. */
export interface TableBots extends Omit<BotSeats, 'listenAgain'> {
  levelOf(clan: ClanId): LevelId | undefined;
  /** What they say now to what was seen and heard. */
  words(position: Position): Promise<readonly Words[]>;
  /** Something was noted: words, or that others play now. */
  heard(kept: KeptNote): void;
}

export interface TableBotsOptions {
  readonly id: string;
  readonly seed: string;
  /** That of the game's rules. */
  readonly engine: RulesEngine;
  readonly thinker: Thinker;
  readonly seats: readonly TableSeat[];
  readonly table: Pick<Table, 'proceedings' | 'position' | 'retell' | 'history'>;
  /** Has something happened before they came that they may speak about? */
  readonly haveNews?: boolean | undefined;
}

export function tableBots(options: TableBotsOptions): TableBots {
  const { id, seed, engine, thinker, seats, table, haveNews } = options;
  /** Where only people sit there is no talk to keep, until a bot stands in and asks what was promised. */
  let talk: BotTalk | undefined = seats.some(({ bot }) => bot !== undefined)
    ? botTalk({ seed, seats, table, haveNews })
    : undefined;
  const pledgesFor = (clan: ClanId): Promise<readonly Pledge[]> => {
    talk ??= botTalk({ seed, seats, table });
    return talk.pledgesFor(clan);
  };
  const sitDown = (proceedings: Proceedings): BotSeats => {
    const playing = botsNow(seats, proceedings);
    const persons = seats.flatMap(({ clan }) => (playing.has(clan) ? [] : [clan]));
    return botSeatsAt({
      id,
      seed,
      engine,
      bots: playing,
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
    instead: (position, turn) => bots.instead(position, turn),
    saw: (happened) => {
      bots.saw(happened);
      talk?.saw(happened);
    },
    forget: () => {
      bots.forget();
      talk?.forget();
    },
    levelOf: (clan) => botsNow(seats, table.proceedings()).get(clan)?.level,
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

const botsNow = (seats: readonly TableSeat[], proceedings: Proceedings): ReadonlyMap<ClanId, Seated> =>
  new Map(
    seats.flatMap(({ clan, bot, character }) => {
      const level = proceedings.bots[clan]?.level ?? bot;
      return level ? [[clan, { level, ...(character && { options: { character } }) }] as const] : [];
    }),
  );
