import type { Analysis, Place } from '@hinode/bots/analysis';
import type { GameRecord } from '@hinode/engine/records';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFault } from '../menu/use-fault.ts';
import { startAnalysis } from '../worker/analysis-worker.ts';
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts';

export interface Looking {
  readonly analysis: Analysis;
  readonly state: 'working' | 'stopped' | 'done';
  /** From 0 to 1. */
  readonly share: number;
  /** What is looked at. */
  readonly place?: Place;
  readonly stop: () => void;
  readonly resume: () => void;
}

interface Seen {
  readonly analysis: Analysis;
  readonly share: number;
  readonly place?: Place;
}

/** Looks through a game beside the page. Undefined for the moment until the first word comes. */
export function useAnalysis(record: GameRecord): Looking | undefined {
  const [seen, setSeen] = useState<Seen>();
  const [working, setWorking] = useState(false);
  const worker = useRef<Worker>(undefined);
  const fail = useFault();

  const stop = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setWorking(false);
  }, []);

  const resume = useCallback((): void => {
    setWorking(true);
    worker.current = startAnalysis(record, {
      progress: ({ analysis, done, all, place }) => setSeen({ analysis, share: done / all, place }),
      done: (analysis) => {
        setSeen({ analysis, share: 1 });
        stop();
        keepAnalysis(record, analysis).catch(fail);
      },
      failed: (problem) => {
        stop();
        fail(problem);
      },
    });
  }, [record, stop, fail]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another analysis
  useEffect(() => {
    let current = true;
    keptAnalysis(record)
      .catch(() => undefined)
      .then((kept) => {
        if (!current) return;
        if (kept !== undefined) setSeen({ analysis: kept, share: 1 });
        else resume();
      });
    return () => {
      current = false;
      worker.current?.terminate();
    };
  }, [record]);

  if (seen === undefined) return undefined;
  const state = seen.analysis.done ? 'done' : working ? 'working' : 'stopped';
  return { ...seen, state, stop, resume };
}
