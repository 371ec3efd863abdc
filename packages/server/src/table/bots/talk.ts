import { type CharacterId, type LevelId, newParley, type Parley, type Pledge } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { Happened, Position } from '@hinode/engine/games';
import { inOrder, type KeptNote, type Proceedings, type Words } from '@hinode/wire';
import type { TableSeat } from '../seats.ts';
import type { Table } from '../table.ts';

/**
 * The bots of a table online talk with its persons: what they say is a note like anybody's. Whoever stands in for somebody
 * says nothing in their name, but knows what they promised.
 */
export interface BotTalk {
  /** What they say now to what was seen and heard since they were last asked. */
  words(position: Position): Promise<readonly Words[]>;
  /** What a clan has heard of promises. */
  pledgesFor(clan: ClanId): Promise<readonly Pledge[]>;
  saw(happened: Happened): void;
  heard(kept: KeptNote): void;
  /** Something was taken back, or others sit at the table now: they are told everything anew. */
  forget(): void;
}

export interface BotTalkOptions {
  readonly seed: string;
  readonly seats: readonly TableSeat[];
  readonly table: Pick<Table, 'proceedings' | 'history' | 'position'>;
  /** Has something happened before they came that they may speak about? */
  readonly haveNews?: boolean | undefined;
}

export function botTalk({ seed, seats, table, haveNews = false }: BotTalkOptions): BotTalk {
  const levels = new Map<ClanId, LevelId>(
    seats.flatMap(({ clan, bot }) => (bot ? [[clan, bot] as const] : [])),
  );
  const characters = new Map<ClanId, CharacterId>(
    seats.flatMap(({ clan, character }) => (character ? [[clan, character] as const] : [])),
  );
  let parley: Parley | undefined;
  /** Whether they sat down when the game was already under way, whatever was played since. */
  let cameLate = isUnderWay(table);
  let isNews = haveNews;

  const told = async (): Promise<Parley> => {
    if (parley !== undefined) return parley;
    const fresh = newParley({ seed, levels, characters, persons: personsOf(seats, table.proceedings()) });
    await table.history((log, notes) => {
      // A bot that comes late says nothing about the past, except in answer to the last message and what followed it.
      const all = [...inOrder(log, notes)];
      const lastWord = all.findLastIndex((one) => 'words' in one);
      for (const [i, one] of all.entries()) {
        if (cameLate && i <= (lastWord < 0 ? all.length - 1 : lastWord)) fresh.hush();
        if ('event' in one) fresh.saw(one.event);
        else fresh.heard(one.words);
      }
      parley = fresh;
    });
    return fresh;
  };

  return {
    words: async ({ state, moves, engine }) => {
      if (levels.size === 0 || !isNews) return [];
      isNews = false;
      return (await told()).speak(engine.view(state), moves);
    },
    pledgesFor: async (clan) => (await told()).pledgesFor(clan),
    saw: ({ events }) => {
      isNews = true;
      for (const event of events) parley?.saw(event);
    },
    heard: ({ note }) => {
      isNews ||= note.type === 'began' || note.type === 'phrase';
      for (const told of inOrder([], [{ when: 0, at: 0, note }]))
        if ('words' in told) parley?.heard(told.words);
    },
    forget: () => {
      parley = undefined;
      cameLate = isUnderWay(table);
    },
  };
}

const isUnderWay = (table: Pick<Table, 'position'>): boolean => table.position().moves > 0;

const personsOf = (seats: readonly TableSeat[], { bots }: Proceedings): readonly ClanId[] =>
  seats.flatMap(({ clan, bot }) => (bot === undefined && bots[clan] === undefined ? [clan] : []));
