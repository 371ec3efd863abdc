import { rngFrom, type State } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { CHARACTER_IDS } from '../characters/choosing.ts';
import { type BotOptions, botOf } from '../levels.ts';
import { isSkill } from '../mistakes/mistakes.ts';
import { type Bot, LEVEL_IDS, type Question } from '../types.ts';
import type { FromWorker, SentQuestion, ToWorker } from './messages.ts';

/**
 * Thinking somewhere else: a bot that searches must not block the thread it is called from, so it lives in a worker,
 * in Node and in browsers alike. This is the worker's side, without the worker: messages in, messages out.
 */

type Asked = Extract<ToWorker, { readonly type: 'ask' | 'aside' }>;

const received = ({ clan, decision, cells, seed, budget, pledges }: SentQuestion): Question => ({
  clan,
  decision,
  knowledge: { viewer: clan, cells: cells as State },
  rng: rngFrom(seed),
  ...(budget && { budget }),
  ...(pledges && { pledges }),
});

/** Keeps the bots of a worker and answers its messages. A message that makes no sense is answered with a problem. */
export function workerSide(post: (message: FromWorker) => void): (message: unknown) => void {
  const bots = new Map<string, Bot>();
  return (message) => {
    const checked = check(message);
    if (typeof checked === 'string') {
      post({ type: 'problem', id: idOf(message), problem: checked });
      return;
    }
    switch (checked.type) {
      case 'seat':
        bots.set(checked.seat, botOf(checked.level, checked.options));
        break;
      case 'event':
        bots.get(checked.seat)?.observe(checked.event);
        break;
      case 'leave':
        bots.delete(checked.seat);
        break;
      case 'ask':
      case 'aside':
        post(reply(bots.get(checked.seat), checked));
    }
  };
}

function reply(bot: Bot | undefined, { type, id, question }: Asked): FromWorker {
  if (bot === undefined) return { type: 'problem', id, problem: 'nobody sits there' };
  try {
    const asked = received(question);
    const answer = type === 'ask' ? bot.answer(asked) : bot.aside?.(asked);
    return answer === undefined ? { type: 'silence', id } : { type: 'answer', id, answer };
  } catch (problem) {
    return { type: 'problem', id, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** The number of the question it asks, or one that no question has. */
export const idOf = (message: unknown): number => {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : -1;
  return typeof id === 'number' ? id : -1;
};

/** The message if it is one, or what is wrong with it. */
function check(message: unknown): ToWorker | string {
  if (typeof message !== 'object' || message === null || !('type' in message) || !('seat' in message))
    return 'not a message';
  if (typeof message.seat !== 'string') return 'the seat has no name';
  switch (message.type) {
    case 'seat': {
      const level = 'level' in message ? message.level : undefined;
      if (!LEVEL_IDS.some((known) => known === level)) return 'no such level';
      return wrongOption(message) ?? (message as ToWorker);
    }
    case 'event':
      return 'event' in message ? (message as ToWorker) : 'no event';
    case 'leave':
      return message as ToWorker;
    case 'ask':
    case 'aside':
      return 'question' in message && isQuestion(message.question) ? (message as ToWorker) : 'not a question';
    default:
      return 'an unknown type of message';
  }
}

/** A seat may name a character and a skill, and then they must be some. */
function wrongOption(message: object): string | undefined {
  const options = 'options' in message ? (message.options as BotOptions | undefined) : undefined;
  const { character, skill } = options ?? {};
  if (character !== undefined && !CHARACTER_IDS.some((known) => known === character))
    return 'no such character';
  return skill === undefined || isSkill(skill) ? undefined : 'no such skill';
}

function isQuestion(question: unknown): boolean {
  if (typeof question !== 'object' || question === null) return false;
  const { clan, cells, seed, decision } = question as Partial<SentQuestion>;
  return (
    CLAN_IDS.some((known) => known === clan) &&
    (cells instanceof Int16Array || cells instanceof Int32Array) &&
    typeof seed === 'string' &&
    typeof decision === 'object'
  );
}
