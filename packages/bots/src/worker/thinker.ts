import type { Event } from '@hinode/engine';
import type { BotOptions } from '../levels.ts';
import type { Answer, LevelId, Question } from '../types.ts';
import { type FromWorker, sendable, type ToWorker } from './messages.ts';

/** The caller's side of a bots' worker. */

/** What both kinds of workers can do. */
export interface Port {
  post(message: ToWorker): void;
  listen(receive: (message: FromWorker) => void): void;
}

export interface Thinker {
  /** Puts a bot on a seat of a game under these rules, or today's; the seat's name is the caller's. */
  seat(seat: string, level: LevelId, options?: BotOptions, rules?: string): void;
  observe(seat: string, event: Event): void;
  /** Asks a seat without blocking. The seed makes the answer repeatable where the budget does. */
  answer(seat: string, question: Question, seed: string): Promise<Answer>;
  /** Asks a seat whether it has something to say while another clan is asked; mostly it has not. */
  aside(seat: string, question: Question, seed: string): Promise<Answer | undefined>;
  leave(seat: string): void;
}

interface Waiting {
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (problem: Error) => void;
}

export function thinkerOn(port: Port): Thinker {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  port.listen((message) => {
    const open = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'problem') open?.reject(new Error(message.problem));
    else open?.resolve(message.type === 'answer' ? message.answer : undefined);
  });
  const ask = (
    type: 'ask' | 'aside',
    seat: string,
    question: Question,
    seed: string,
  ): Promise<Answer | undefined> =>
    new Promise((resolve, reject) => {
      const id = asked++;
      waiting.set(id, { resolve, reject });
      port.post({ type, seat, id, question: sendable(question, seed) });
    });
  return {
    seat: (seat, level, options = {}, rules) => {
      // A clock cannot be sent; the worker has its own.
      const { now: _now, ...sent } = options;
      port.post({ type: 'seat', seat, level, options: sent, ...(rules && { rules }) });
    },
    observe: (seat, event) => port.post({ type: 'event', seat, event }),
    answer: async (seat, question, seed) => {
      const answer = await ask('ask', seat, question, seed);
      if (answer === undefined) throw new Error('a question was met with silence');
      return answer;
    },
    aside: (seat, question, seed) => ask('aside', seat, question, seed),
    leave: (seat) => port.post({ type: 'leave', seat }),
  };
}
