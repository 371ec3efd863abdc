import { type Pledge, questionFor, type Thinker } from '@hinode/bots/table';
import type { Decision, State } from '@hinode/engine';
import type { RulesEngine } from '@hinode/engine/versions';
import type { Hint, LogEntry } from '../table/table.ts';

export interface HintWanted {
  readonly id: string;
  /** The engine of the game's rules. */
  readonly engine: RulesEngine;
  /** What the seat knows: exactly what a bot in its place would be shown. */
  readonly cells: State;
  readonly moves: number;
  readonly log: readonly LogEntry[];
  readonly decision: Decision;
  /** What was promised, as far as the seat heard it. */
  readonly pledges?: readonly Pledge[];
}

const SEAT = 'hint';

/** What a Samurai would do in the person's place. It is told the game as the person has seen it. */
export function hintsFrom(thinker: Thinker): (wanted: HintWanted) => Promise<Hint> {
  let told: readonly LogEntry[] | undefined;

  /** Continues from where it was; after an undo it starts over. */
  const tell = (log: readonly LogEntry[], rules: string): void => {
    if (told?.some((entry, at) => log[at] !== entry)) {
      thinker.leave(SEAT);
      told = undefined;
    }
    if (told === undefined) thinker.seat(SEAT, 'samurai', { explains: true }, rules);
    for (const { event } of log.slice(told?.length ?? 0)) thinker.observe(SEAT, event);
    told = log;
  };

  return ({ id, engine, cells, moves, log, decision, pledges }) => {
    tell(log, engine.rules);
    const question = { ...questionFor(cells, decision, id, moves, engine), ...(pledges && { pledges }) };
    return thinker.answer(SEAT, question, `${id} ${decision.clan} ${moves}`);
  };
}
