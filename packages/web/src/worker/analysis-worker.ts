import type { Analysis, Progress } from '@hinode/bots/analysis';
import type { GameRecord } from '@hinode/engine/records';
import type { FromAnalysis, ToAnalysis } from '../analysis/analysing.ts';

interface Listener {
  readonly progress: (progress: Progress) => void;
  readonly done: (analysis: Analysis) => void;
  readonly failed: (problem: Error) => void;
}

/** Starts the common table worker in the role that analyses a game. */
export function startAnalysis(record: GameRecord, { progress, done, failed }: Listener): Worker {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'analysis',
  });
  worker.onmessage = ({ data }: MessageEvent<FromAnalysis>) => {
    if (data.type === 'done') done(data.analysis);
    else progress(data);
  };
  worker.onerror = ({ message }) => failed(new Error(message));
  const asked: ToAnalysis = { record };
  worker.postMessage(asked);
  return worker;
}
