import { type Pledge, questionFor, type Thinker } from '@hinode/bots/table';
import type { Decision, State } from '@hinode/engine';
import type { RulesEngine } from '@hinode/engine/versions';
import type { Hint, LogEntry } from '../table/table.ts';

export interface HintWanted {
  readonly id: string;
  /** That of the game's rules. */
  readonly engine: RulesEngine;
  /** What the seat knows; a bot could not be shown more. */
  readonly cells: State;
  readonly moves: number;
  readonly log: readonly LogEntry[];
  readonly decision: Decision;
  /** What was promised, as far as the seat heard it. */
  readonly pledges?: readonly Pledge[];
}

const SEAT = 'hint';

/** What a Samurai would do in one's place. It is told the game as one has seen it. */
export function hintsFrom(thinker: Thinker): (wanted: HintWanted) => Promise<Hint> {
  let told: readonly LogEntry[] | undefined;

  /** Goes on where it was; if something was taken back it begins anew. */
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
