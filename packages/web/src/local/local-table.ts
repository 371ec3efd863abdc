import type { GameRecord } from '@hinode/engine/records';
import type { KeptNote, NoteRequest, ShownNote } from '@hinode/wire';
import { kept } from '../table/kept.ts';
import type { Seat, Table, TableState } from '../table/table.ts';
import type { TalkState } from '../talk/talk-line.ts';
import { type Problem, startWorker } from '../worker/worker-table.ts';
import type { TableNews, ToTable } from './protocol.ts';

/** A table in this browser: the game lives in a worker, and this is the page's side of it. */

export interface Opening {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly record: GameRecord;
  readonly notes?: readonly KeptNote[];
  readonly botsSpeak: boolean;
  /** A bug of ours. */
  readonly onProblem: (problem: Problem) => void;
}

/** Opens a table and resolves when there is something to show. */
export function openLocalTable({ onProblem, botsSpeak, ...game }: Opening): Promise<Table> {
  return new Promise((resolve) => {
    let state: TableState;
    let notes: readonly ShownNote[] = [];
    let talk: TalkState;
    const worker = startWorker<ToTable, TableNews>({
      name: 'table',
      onProblem,
      pictured: (next) => {
        state = next;
        talk = kept(talk, talkState(game.id, state, notes));
        resolve(table);
      },
      hear: (message) => {
        notes = message.notes;
        talk = kept(talk, talkState(game.id, state, notes));
        worker.listeners.tell();
      },
    });
    const { send, ask } = worker;
    const { subscribe } = worker.listeners;
    const table: Table = {
      ...worker.verbs,
      state: () => state,
      uncover: () => send({ type: 'uncover' }),
      speakAs: (clan) => send({ type: 'speak-as', clan }),
      hurry: () => send({ type: 'hurry' }),
      hold: (on) => send({ type: 'hold', on }),
      step: () => send({ type: 'step' }),
      pace: (milliseconds) => send({ type: 'pace', milliseconds }),
      record: () => ask<GameRecord>((id) => ({ type: 'record', id })),
      close: worker.close,
      ...(game.seats.some(({ player }) => player.kind === 'bot') && {
        talk: {
          phrasesOnly: true,
          state: () => talk,
          subscribe,
          request: (asked: NoteRequest) => ask<string | undefined>((id) => ({ type: 'say', id, asked })),
        },
      }),
      botsSpeak: (value) => send({ type: 'bots-speak', value }),
    };
    send({ type: 'bots-speak', value: botsSpeak });
    send({ type: 'open', ...game });
  });
}

/** Who at this device can be spoken to, and what was said. With several people, everything is said aloud. */
const talkState = (
  id: string,
  { me, seats, persons }: TableState,
  notes: readonly ShownNote[],
): TalkState => ({
  id,
  me,
  notes,
  seats: seats.map(({ clan, player }) => ({
    clan,
    here: true,
    ...(player.kind === 'bot' ? { bot: player.level } : player.name !== undefined && { name: player.name }),
  })),
  aloud: persons.length > 1,
});
