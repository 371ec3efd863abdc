import { type Analysis, analyse, budgetOf, type Progress } from '@hinode/bots/analysis';
import type { GameRecord } from '@hinode/engine/records';
import { engineOf, type RulesEngine } from '@hinode/engine/versions';

/** The worker's side of an analysis: it looks through one game and says how far it is. Whoever has enough ends the worker. */

export interface ToAnalysis {
  readonly record: GameRecord;
  readonly playouts?: number;
}

export type FromAnalysis =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'done'; readonly analysis: Analysis };

/** The page draws it all anew each time: more often than this nobody sees. */
const TELL_EVERY = 200;

export const analysing =
  (post: (message: FromAnalysis) => void, now: () => number = () => performance.now()) =>
  (message: unknown): void => {
    const { record, playouts } = message as ToAnalysis;
    const look = (engine: RulesEngine | undefined): void => {
      const steps = analyse(record, { budget: budgetOf(playouts), engine });
      let told = 0;
      for (let next = steps.next(); ; next = steps.next()) {
        if (next.done) {
          post({ type: 'done', analysis: next.value });
          return;
        }
        if (now() - told < TELL_EVERY) continue;
        told = now();
        post({ type: 'progress', ...next.value });
      }
    };
    engineOf(record.rules).then(look).catch(reportError);
  };
