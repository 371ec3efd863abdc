import { randomInt } from 'node:crypto';
import type { Move } from '@hinode/engine';

/**
 * Standing answers come at the pace of somebody who is at the table. One that came at once would tell everybody that it was given
 * in advance, and so what the clan will do the next time.
 */
export interface Hesitation {
  /** These answers could be given now. Returns the first whose time has come; for others it begins to wait. */
  due(answers: readonly Move[], now: number): Move | undefined;
  /** When the next one is due. */
  next(): number | undefined;
}

/** Quicker than most people, but never as quick as a program. */
const [SHORTEST, LONGEST] = [400, 1_600];
export const likeAPerson = (): number => randomInt(SHORTEST, LONGEST);

export function newHesitation(pause: () => number): Hesitation {
  let waiting = new Map<string, number>();
  return {
    due: (answers, now) => {
      const known = answers.map((move) => ({ move, key: JSON.stringify(move) }));
      waiting = new Map(known.map(({ key }) => [key, waiting.get(key) ?? now + pause()]));
      const ripe = known.find(({ key }) => (waiting.get(key) ?? now) <= now);
      // If it cannot be stored, it is tried again after another pause.
      if (ripe !== undefined) waiting.delete(ripe.key);
      return ripe?.move;
    },
    next: () => (waiting.size === 0 ? undefined : Math.min(...waiting.values())),
  };
}
