import type { Move, Refusal } from '@hinode/engine';
import type { GameRecord } from '@hinode/engine/records';
import type { KeptNote, NoteRequest, ShownNote } from '@hinode/wire';
import { kept } from '../table/kept.ts';
import type { Hint, LogEntry, Seat, Table, TableState } from '../table/table.ts';
import type { TalkState } from '../talk/talk-line.ts';
import type { FromTable, ToTable } from './protocol.ts';

/** A table in this browser: the game lives in a worker, this is the page's side of it. */

export interface Problem {
  readonly problem: string;
  readonly record?: GameRecord;
}

export interface Opening {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly record: GameRecord;
  readonly notes?: readonly KeptNote[];
  readonly botsSpeak: boolean;
  /** A fault of ours. */
  readonly onProblem: (problem: Problem) => void;
}

/** Opens a table and resolves when there is something to show. */
export function openLocalTable({ onProblem, botsSpeak, ...game }: Opening): Promise<Table> {
  const worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'table',
  });
  const send = (message: ToTable): void => worker.postMessage(message);
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (value: unknown) => void>();
  let requests = 0;
  let log: readonly LogEntry[] = [];
  let state: TableState;
  let notes: readonly ShownNote[] = [];
  let talk: TalkState;

  const request = <T>(message: (request: number) => ToTable): Promise<T> =>
    new Promise((resolve) => {
      const number = requests++;
      waiting.set(number, resolve as (value: unknown) => void);
      send(message(number));
    });

  const table: Table = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (move: Move) => request<Refusal | undefined>((number) => ({ type: 'play', request: number, move })),
    why: (move: Move) => request<Refusal | undefined>((number) => ({ type: 'why', request: number, move })),
    undo: () => send({ type: 'undo' }),
    uncover: () => send({ type: 'uncover' }),
    speakAs: (clan) => send({ type: 'speak-as', clan }),
    hurry: () => send({ type: 'hurry' }),
    hold: (on) => send({ type: 'hold', on }),
    step: () => send({ type: 'step' }),
    pace: (milliseconds) => send({ type: 'pace', milliseconds }),
    hint: () => request<Hint | undefined>((number) => ({ type: 'hint', request: number })),
    record: () => request<GameRecord>((number) => ({ type: 'record', request: number })),
    close: () => worker.terminate(),
    ...(game.seats.some(({ player }) => player.kind === 'bot') && {
      talk: {
        phrasesOnly: true,
        state: () => talk,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        request: (asked: NoteRequest) =>
          request<string | undefined>((number) => ({ type: 'say', request: number, asked })),
      },
    }),
    botsSpeak: (value) => send({ type: 'bots-speak', value }),
  };

  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => {
      switch (data.type) {
        case 'state':
          log = [...log.slice(0, data.logKept), ...data.log];
          state = kept(state, { ...data.state, log });
          talk = kept(talk, talkState(game.id, state, notes));
          resolve(table);
          for (const listener of listeners) listener();
          break;
        case 'notes':
          notes = data.notes;
          talk = kept(talk, talkState(game.id, state, notes));
          for (const listener of listeners) listener();
          break;
        case 'answer':
          waiting.get(data.request)?.(data.value);
          waiting.delete(data.request);
          break;
        case 'problem':
          onProblem(data);
      }
    };
    worker.onerror = ({ message }) => onProblem({ problem: message });
    send({ type: 'bots-speak', value: botsSpeak });
    send({ type: 'open', ...game });
  });
}

/** Who may be spoken to at this device, and what was said. With several persons it is all said aloud. */
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
