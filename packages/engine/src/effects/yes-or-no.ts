import * as agenda from '../agenda/index.ts';
import type { Options } from '../agenda/options.ts';
import { type Refusal, refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import type { State } from '../state/layout.ts';

const { offer } = agenda;
const { saysYes, USE_NO, USE_YES } = codes;

type Can = (state: State, clan: number) => boolean;

/** The parts of a yes-or-no question. Both answers are always possible. */
export const yesOrNo = {
  asks: 'use',
  options: (_state: State, _clan: number, out: Options): void => {
    offer(out, USE_NO);
    offer(out, USE_YES);
  },
} as const;

/** The same if yes is possible only when there is something to do, according to this rule. */
export const yesIf = (can: Can, rule: string) =>
  ({
    asks: 'use',
    options: (state: State, clan: number, out: Options): void => {
      offer(out, USE_NO);
      if (can(state, clan)) offer(out, USE_YES);
    },
    whyNot: (state: State, clan: number, code: number): Refusal | undefined =>
      saysYes(code) && !can(state, clan) ? refuse('not-possible', rule, { asked: 'use' }) : undefined,
  }) as const;
