import type { Event } from '@hinode/engine';
import type { BotOptions } from '../levels.ts';
import type { Answer, LevelId, Question } from '../types.ts';
import { type FromWorker, sendable, type ToWorker } from './protocol.ts';

/** The caller's side of a bots' worker. */

/** What both kinds of workers can do. */
export interface Port {
  post(message: ToWorker): void;
  listen(receive: (message: FromWorker) => void): void;
}

export interface Thinker {
  /** Puts a bot on a seat; the seat's name is the caller's. */
  seat(seat: string, level: LevelId, options?: BotOptions): void;
  observe(seat: string, event: Event): void;
  /** Asks a seat without blocking. The seed makes the answer repeatable where the budget does. */
  answer(seat: string, question: Question, seed: string): Promise<Answer>;
  leave(seat: string): void;
}

export function thinkerOn(port: Port): Thinker {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (problem: Error) => void }>();
  let asked = 0;
  port.listen((message) => {
    const open = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'answer') open?.resolve(message.answer);
    else open?.reject(new Error(message.problem));
  });
  return {
    seat: (seat, level, options = {}) => {
      // A clock cannot be sent; the worker has its own.
      const { now: _now, ...sent } = options;
      port.post({ type: 'seat', seat, level, options: sent });
    },
    observe: (seat, event) => port.post({ type: 'event', seat, event }),
    answer: (seat, question, seed) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        port.post({ type: 'ask', seat, id, question: sendable(question, seed) });
      }),
    leave: (seat) => port.post({ type: 'leave', seat }),
  };
}
