import type { Thinker } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { Happened } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';
import type { KeptNote } from '@hinode/wire';
import { STAND_IN } from '../../notes/consequences.ts';
import type { StoredGame } from '../../store/store.ts';
import type { TableSeat } from '../seats.ts';
import { isAtAnEnd } from '../situation.ts';
import type { Table } from '../table.ts';
import { botDriver } from './bot-driver.ts';
import { tableBots } from './table-bots.ts';
import type { Asker, ThinkingQueue } from './thinking-queue.ts';

/** Sees to it that the bots of a table play: on a thread of this process, or by workers. */
export interface BotPlay {
  changed(happened: Happened | undefined, isElsewhere: boolean): void;
  noted(kept: KeptNote, isElsewhere: boolean): void;
  /** The position may be one where a bot should be heard. */
  wake(): void;
  /** Somebody looks whether all is well: bots that are awaited as they were at the last look are asked for once more. */
  lookAfter(): void;
  isDriving(): boolean;
  /** Nobody needs them any more. */
  close(): void;
}

export interface BotsHere {
  readonly thinker: Thinker;
  /** Where the bots of all tables wait for it. */
  readonly queue: ThinkingQueue;
  /** Does a table that is opened have something to say about already? Workers open it because somebody did something. */
  readonly haveNews?: boolean;
}

export interface BotPlayOptions {
  readonly game: StoredGame;
  readonly engine: RulesEngine;
  readonly seats: readonly TableSeat[];
  readonly table: Table;
  readonly failed: (problem: unknown) => void;
  readonly rested: () => void;
}

export function botsHere(
  { thinker, queue, haveNews }: BotsHere,
  { game, engine, seats, table, failed, rested }: BotPlayOptions,
): BotPlay {
  const { id } = game;
  const seed = game.setup?.seed ?? '';
  const bots = tableBots({ id, seed, engine, thinker, seats, table, haveNews });
  const asker = (clan: ClanId): Asker => ({
    level: bots.levelOf(clan) ?? STAND_IN,
    ...waitingAt(game, table),
  });
  const driver = botDriver({ table, bots, queue, asker, failed, rested });
  return {
    changed: (happened) => {
      if (happened === undefined) bots.forget();
      else bots.saw(happened);
      driver.wake();
    },
    noted: (kept) => {
      bots.heard(kept);
      driver.wake();
    },
    wake: driver.wake,
    lookAfter: () => {},
    isDriving: driver.isDriving,
    close: bots.forget,
  };
}

/** Asks workers to let the bots of a game play. */
export type AskForBots = (game: string, isWaitedFor: boolean) => void;

/**
 * Whoever wrote asks, and whoever opens the table. A node may die in between while others have the table open: so they look
 * after it.
 */
export function botsElsewhere(
  ask: AskForBots,
  { game, engine, seats, table }: Pick<BotPlayOptions, 'game' | 'engine' | 'seats' | 'table'>,
): BotPlay {
  let lastLook = -1;
  let askedAgain = -1;
  const bots = (): readonly ClanId[] =>
    seats.flatMap(({ clan, bot }) => (bot !== undefined || table.proceedings().bots[clan] ? [clan] : []));
  const areAwaited = (): boolean =>
    engine.decisions(table.position().state).some(({ clan }) => bots().includes(clan));
  const wake = (): void => {
    const position = table.position();
    const proceedings = table.proceedings();
    if (bots().length === 0 || proceedings.paused || isAtAnEnd({ position, proceedings })) return;
    ask(game.id, waitingAt(game, table).isWaitedFor);
  };
  return {
    changed: (_, isElsewhere) => {
      if (!isElsewhere) wake();
    },
    noted: ({ note }, isElsewhere) => {
      // Bots do not read what people write.
      if (!isElsewhere && note.type !== 'said') wake();
    },
    wake,
    lookAfter: () => {
      const { entries } = table.position();
      // Once is enough: at tea bots that were asked may wait for a person for long.
      if (entries === lastLook && entries !== askedAgain && areAwaited()) {
        askedAgain = entries;
        wake();
      }
      lastLook = entries;
    },
    isDriving: () => false,
    close: () => {},
  };
}

/** The persons who play at a table, and whether one of them looks at it. */
function waitingAt({ seats }: StoredGame, table: Table): Pick<Asker, 'persons' | 'isWaitedFor'> {
  const playing = seats.flatMap(({ by, clan }) =>
    by && 'session' in by && clan && !table.proceedings().bots[clan] ? [{ clan, person: by.session }] : [],
  );
  return {
    persons: playing.map(({ person }) => person),
    isWaitedFor: playing.some(({ clan }) => table.isHere(clan)),
  };
}
