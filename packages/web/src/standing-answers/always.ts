import type { Decision, Move } from '@hinode/engine';
import type { StandingAnswer } from '@hinode/wire';
import { create } from 'zustand';

/** Whether the answer that somebody is about to give should hold from now on. */
interface Always {
  readonly wanted: boolean;
  want(wanted: boolean): void;
}

export const useAlways = create<Always>()((set) => ({
  wanted: false,
  want: (wanted) => set({ wanted }),
}));

/** Questions that can be passed, and at which people may want to pass every time. */
export const PASSED = ['summon', 'move', 'buy', 'build'] as const;
export type Passed = (typeof PASSED)[number];

const isPassed = (kind: string): kind is Passed => PASSED.some((one) => one === kind);

/** May the answer to this question hold from now on? */
export const canHold = ({ kind, ability }: Decision): boolean =>
  kind === 'ready' || isPassed(kind) || (kind === 'use' && ability !== undefined);

/** The standing answer that corresponds to a move. */
export function inAdvance(
  move: Move,
  asked: Pick<Decision, 'kind'>,
  pausing: boolean,
): StandingAnswer | undefined {
  switch (move.type) {
    case 'use':
      return move.ability && { on: 'use', ability: move.ability, value: move.value };
    case 'pass':
      return isPassed(asked.kind) ? { on: 'pass', kind: asked.kind } : undefined;
    case 'ready':
      return move.value ? { on: pausing ? 'ready' : 'tea' } : undefined;
    default:
      return undefined;
  }
}

/**
 * The standing answer to store with this answer, if it should hold. Read before sending, because the wish applies to a single
 * answer.
 */
export function answerToHold(
  move: Move,
  asked: Decision | undefined,
  pausing: boolean,
): StandingAnswer | undefined {
  const { wanted, want } = useAlways.getState();
  if (!wanted || asked === undefined) return undefined;
  want(false);
  return inAdvance(move, asked, pausing);
}
