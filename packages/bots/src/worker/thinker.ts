import type { Event } from '@hinode/engine';
import type { BotOptions } from '../levels.ts';
import type { Answer, LevelId, Question } from '../types.ts';
import { newCalls } from './calls.ts';
import { type FromWorker, sendable, type ToWorker } from './messages.ts';

/** The caller's side of a bots' worker. */

/** What both kinds of workers can do. */
export interface Port {
  post(message: ToWorker): void;
  /** `lost` is for a worker that died: whoever waits for an answer is told so. */
  listen(receive: (message: FromWorker) => void, lost: (problem: string) => void): void;
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

export function thinkerOn(port: Port): Thinker {
  const calls = newCalls();
  port.listen(calls.take, calls.giveUp);
  const ask = (
    type: 'ask' | 'aside',
    seat: string,
    question: Question,
    seed: string,
  ): Promise<Answer | undefined> =>
    calls.ask((id) => port.post({ type, seat, id, question: sendable(question, seed) }));
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
