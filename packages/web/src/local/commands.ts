import type { Thinker } from '@hinode/bots/table';
import { currentEngine, engineOf } from '@hinode/engine/versions';
import { problemIn } from '../worker/protocol.ts';
import { type KeptTable, keepTable } from './kept-table.ts';
import { newPace } from './pace.ts';
import { type FromTable, isToTable, type ToTable } from './protocol.ts';
import type { SavedGame } from './saved-games.ts';

/** Carries out what the page asks of a table in this browser: the worker's side, without the worker. */

export interface Surroundings {
  readonly thinker: Thinker;
  post(message: FromTable): void;
  save(game: SavedGame): Promise<void>;
  now(): number;
  /** Resolves after this many milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

type Opening = Extract<ToTable, { type: 'open' }>;
/** Requests that need no table. */
type Setting = Extract<ToTable, { type: 'pace' | 'bots-speak' | 'hurry' | 'step' | 'hold' }>;

export function localCommands({ pause, ...around }: Surroundings): (message: unknown) => void {
  const { post } = around;
  const pace = newPace(pause);
  let botsSpeak = true;
  /** The engine for the game's rules may still be loading when a message arrives; the message waits for it. */
  let opened: Promise<KeptTable | undefined> = Promise.resolve(undefined);
  let table: KeptTable | undefined;

  const openTable = async (opening: Opening): Promise<KeptTable> => {
    // If the rules are unknown here, today's rules produce the error.
    const engine = (await engineOf(opening.record.rules)) ?? currentEngine;
    table = keepTable({ ...around, opening, engine, pace, botsSpeak: () => botsSpeak, failed });
    return table;
  };

  const set = (message: Setting): void => {
    switch (message.type) {
      case 'pace':
        pace.set(message.milliseconds);
        break;
      case 'bots-speak':
        botsSpeak = message.value;
        break;
      case 'hurry':
        pace.hurry();
        break;
      case 'step':
        pace.step();
        break;
      case 'hold':
        pace.hold(message.on);
    }
  };

  const answer = (id: number, value: unknown): void => post({ type: 'answer', id, answer: value });

  const carryOut = async (message: Exclude<ToTable, Opening | Setting>, at: KeptTable): Promise<void> => {
    switch (message.type) {
      case 'play':
        return answer(message.id, await at.play(message.move));
      case 'say':
        return answer(message.id, await at.say(message.asked));
      case 'why':
        return answer(message.id, at.why(message.move));
      case 'hint':
        return answer(message.id, await at.hint());
      case 'record':
        return answer(message.id, at.record());
      case 'undo':
        return at.undo();
      case 'uncover':
        return at.screen.uncover();
      case 'speak-as':
        return at.screen.speakAs(message.clan);
    }
  };

  const handle = async (message: ToTable): Promise<void> => {
    switch (message.type) {
      case 'open': {
        const opening = openTable(message);
        opened = opening.catch(() => undefined);
        return (await opening).begin();
      }
      case 'pace':
      case 'bots-speak':
      case 'hurry':
      case 'step':
      case 'hold':
        return set(message);
      default: {
        const at = table ?? (await opened);
        return at && carryOut(message, at);
      }
    }
  };

  /** A bug of ours is reported with the record so far; nothing fails silently. */
  const failed = (problem: unknown): void =>
    post({ type: 'fault', problem: problemIn(problem), ...(table && { record: table.record() }) });

  return (message) => {
    if (isToTable(message)) handle(message).catch(failed);
    else failed(new Error('not a message for a table'));
  };
}
