import { workerSide } from '../../released/rules-1.mjs';
import type { FromWorker } from '../worker/messages.ts';
import type { RulesBots } from './released.ts';

/** The bots of rules 1. What they say of their reasons has no words today. */
export const bots: RulesBots = {
  workerSide: (post) => workerSide((message) => post(withoutReason(message))),
};

const withoutReason = (message: FromWorker): FromWorker =>
  message.type === 'answer' ? { ...message, answer: { move: message.answer.move } } : message;
